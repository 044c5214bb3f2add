import LazyFlowLayouts

/// What only a hand can tell about flows on a device: the screen for the checks that `CONTRIBUTING.md` lists.
struct ByHandScreen: View {
    struct Word: Identifiable {
        let id: Int
        let text: String
    }

    @State private var words = (0..<30).map { number in
        Word(id: number, text: String(repeating: "word", count: 1 + number % 3))
    }
    @State private var canMove = true
    @State private var isLimited = true
    @State private var arrowKeysMoveFocus = true
    @State private var taps = 0

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                Text("\(taps) taps")
                Toggle("Words can be moved", isOn: $canMove)
                movable
                Toggle("Two rows", isOn: $isLimited.animation(.linear(duration: 3)))
                limited
                Toggle("Arrow keys move the focus", isOn: $arrowKeysMoveFocus)
                focusable
                lazy
            }
            .padding(24)
        }
    }

    private var movable: some View {
        HFlow(spacing: 8) { buttons }
            .onFlowReorder(isEnabled: canMove) { source, destination in
                words.move(fromOffsets: source, toOffset: destination)
            }
    }

    private var limited: some View {
        HFlow(spacing: 8) { buttons }
            .itemSeparator { Divider() }
            .maxLines(isLimited ? 2 : nil) { hidden in Text("+\(hidden)") }
    }

    private var buttons: some View {
        ForEach(words) { word in
            Button("\(word.id) \(word.text)") { taps += 1 }
        }
    }

    @ViewBuilder private var focusable: some View {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
            HFlow(spacing: 8) {
                ForEach(words) { Text("\($0.id) \($0.text)").focusable() }
            }
            .arrowKeysMoveFocus(arrowKeysMoveFocus)
        }
    }

    // Every view is ten times as long as its estimate.
    private var lazy: some View {
        LazyHFlow(
            0..<10_000, id: \.self, size: .estimated(CGSize(width: 10, height: 5)), spacing: 8
        ) { number in
            Text("\(number)").frame(width: CGFloat(60 + number % 7 * 20), height: 50)
                .background(Color.green.opacity(0.3), in: Capsule())
        }
    }
}

#Preview { ByHandScreen() }
