import LazyFlowLayouts

/// What only a hand can tell about flows on a device: the screen for most of the checks that `CONTRIBUTING.md` lists.
struct ByHandScreen: View {
    struct Word: Identifiable {
        let id: Int
        let text: String
    }

    private struct SixWords: Identifiable {
        let id = 0
        let words: ArraySlice<Word>
    }

    @State private var words = (0..<30).map { number in
        Word(id: number, text: String(repeating: "word", count: 1 + number % 3))
    }
    @State private var isLimited = true
    @State private var taps = 0

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                Text("\(taps) taps")
                movable
                Toggle("Two rows", isOn: $isLimited.animation(.linear(duration: 3)))
                Button("Delete the first, slowly") {
                    withAnimation(.linear(duration: 3)) { _ = words.removeFirst() }
                }
                .disabled(words.isEmpty)
                limited
                section
                lazy
                Button("A button below") { taps += 1 }
                #if canImport(SwiftUI)
                    RowsByHand()
                #endif
            }
            .padding(24)
        }
    }

    private var movable: some View {
        HFlow(spacing: 8) {
            ForEach(words) { word in
                HStack(spacing: 8) {
                    Text("\(word.id) \(word.text)")
                    Button("×") { taps += 1 }
                }
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .background(Color.green.opacity(0.3), in: Capsule())
            }
        }
        .onFlowReorder { source, destination in
            words.move(fromOffsets: source, toOffset: destination)
        }
    }

    private var limited: some View {
        HFlow(spacing: 8) {
            ForEach(words) { Chip("\($0.id) \($0.text)") }
        }
        .maxLines(isLimited ? 2 : nil) { hidden in Text("+\(hidden.count)") }
    }

    // Six chips, of which the fourth begins a row.
    private var section: some View {
        LazyHFlow(
            sections: [SixWords(words: words.prefix(6))], elements: \.words, size: .estimated, spacing: 8
        ) {
            Chip($0.text).flowBreaksBefore($0.id == words.dropFirst(3).first?.id)
        } header: { _ in
            Text("Two rows of three")
        }
    }

    private var lazy: some View {
        LazyHFlow(0..<60, id: \.self, size: .estimated, spacing: 8) { Chip("Chip \($0)") }
    }
}

#Preview { ByHandScreen() }
