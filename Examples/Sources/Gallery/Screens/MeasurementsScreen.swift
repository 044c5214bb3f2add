import FlowLayouts

/// What only a device can tell: how often views are made, how many frames a second are drawn while a flow wraps again,
/// and whether hidden fields get the focus.
struct MeasurementsScreen: View {
    @State private var width: CGFloat = 300
    @State private var count = ContentCount()
    @State private var names = Array(repeating: "", count: 12)
    @FocusState private var focusedField: Int?

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Measurements(count: count)
                Button("Wrap again for three seconds") {
                    withAnimation(.linear(duration: 3)) { width = width < 400 ? 600 : 300 }
                }
                Text("The Tab key goes to the fields that are shown, and to no other.")
                Text(focusedField.map { "Field \($0) has the focus." } ?? "No field has the focus.")
                HFlow(spacing: 8) {
                    ForEach(names.indices, id: \.self) { index in
                        TextField("Field \(index)", text: $names[index])
                            .textFieldStyle(.roundedBorder)
                            .focused($focusedField, equals: index)
                            .frame(width: 90)
                    }
                }
                .maxLines(1) { hidden in Text("and \(hidden.count) more") }
                HFlow(spacing: 4) {
                    ForEach(0..<500, id: \.self) { number in
                        count.chip(number)
                    }
                }
                .frame(width: width, alignment: .leading)
            }
            .padding(24)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// Counts how often the content of the flow asks for a view. Nothing is drawn again because of it.
@MainActor
final class ContentCount {
    private(set) var calls = 0

    func chip(_ number: Int) -> Chip {
        calls += 1
        return Chip("\(number)")
    }
}

/// What has been measured so far, updated each second. A view of its own, so that its updates are not counted.
private struct Measurements: View {
    let count: ContentCount
    @State private var calls = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("\(calls) views were made, of the 500 below.")
            #if canImport(SwiftUI)
                FrameRate()
            #endif
        }
        .monospacedDigit()
        .task {
            while !Task.isCancelled {
                calls = count.calls
                try? await Task.sleep(nanoseconds: 1_000_000_000)
            }
        }
    }
}

#Preview { MeasurementsScreen() }
