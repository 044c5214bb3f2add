#if canImport(SwiftUI) && DEBUG
    // Not the macro `#Preview`, which builds only where Xcode is installed.
    struct FlowPreviews: PreviewProvider {
        static var previews: some View {
            TagCloud().previewDisplayName("Tag cloud")
            Alignments().previewDisplayName("Alignments")
            ChangingItems().previewDisplayName("Add, remove, columns")
            Vertical().previewDisplayName("Vertical")
            Filters().previewDisplayName("Grow, break, distribute")
        }
    }

    private let topics = [
        "Swift", "Layout", "Tag clouds", "Chips", "Filters", "Wrapping", "Right to left", "Baselines",
        "Columns", "Spacing", "Animation",
    ]

    private struct Chip: View {
        let title: String

        var body: some View {
            Text(title)
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .background(Color.green.opacity(0.3), in: Capsule())
        }
    }

    private struct TagCloud: View {
        var body: some View {
            ScrollView {
                FlowLayout(spacing: 8) {
                    ForEach(topics, id: \.self) { Chip(title: $0) }
                }
                .padding()
            }
        }
    }

    private struct Alignments: View {
        var body: some View {
            VStack(spacing: 32) {
                rows(at: .leading)
                rows(at: .center)
                rows(at: .trailing)
            }
            .padding()
        }

        private func rows(at alignment: HorizontalAlignment) -> some View {
            HFlow(alignment: .firstTextBaseline, spacing: 8) {
                Text("Large").font(.largeTitle)
                ForEach(topics, id: \.self) { Chip(title: $0) }
            }
            .rowAlignment(alignment)
        }
    }

    private struct ChangingItems: View {
        @State private var numbers = Array(1...12)
        @State private var isUniform = false

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                Button("Add") {
                    withAnimation { numbers.append((numbers.max() ?? 0) + 1) }
                }
                Button("Remove") {
                    withAnimation { numbers = Array(numbers.dropFirst()) }
                }
                Toggle("Columns", isOn: $isUniform.animation())
                HFlow(spacing: 8) {
                    ForEach(numbers, id: \.self) { number in
                        Chip(title: String(repeating: "I", count: number % 7 + 1) + " \(number)")
                    }
                }
                .columns(isUniform ? .uniform : .natural)
            }
            .padding()
        }
    }

    private struct Vertical: View {
        var body: some View {
            VFlow(alignment: .leading, spacing: 8) {
                ForEach(topics, id: \.self) { Chip(title: $0) }
            }
            .frame(maxHeight: 240)
            .padding()
        }
    }

    private struct Filters: View {
        @State private var query = ""
        @State private var breaking = FlowLineBreaking.balanced
        @State private var distribution = FlowDistribution.natural

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                Picker("Breaking", selection: $breaking.animation()) {
                    ForEach(FlowLineBreaking.allCases, id: \.self) { Text(String(describing: $0)) }
                }
                Picker("Distribution", selection: $distribution.animation()) {
                    ForEach(FlowDistribution.allCases, id: \.self) { Text(String(describing: $0)) }
                }
                HFlow(alignment: .firstTextBaseline, spacing: 8) {
                    Text("Topics").font(.title)
                    TextField("Search", text: $query).flowGrow()
                    LineBreak()
                    ForEach(topics, id: \.self) { Chip(title: $0) }
                }
                .lineBreaking(breaking)
                .distribution(distribution)
                .sizing(.fill)
            }
            .padding()
        }
    }
#endif
