import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// Texts with views in place of their placeholders. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct SentenceTests {
    /// Each text that is seen, and where.
    private func words(
        _ content: some View, spacing: CGFloat = 10, width: CGFloat = 1000,
        _ direction: LayoutDirection = .leftToRight
    ) -> [String] {
        let flow = HFlow(itemSpacing: spacing, rowSpacing: 0) { content }
            .environment(\.layoutDirection, direction)
        return host(flow, width: width).displayList.items.compactMap { item in
            guard case .text(let text, _) = item.content, item.frame.minX > -5_000 else { return nil }
            return "\(text.string) \(Int(item.frame.minX)) \(Int(item.frame.minY))"
        }
    }

    // As if they were written one by one, in a flow that leaves no space between views.
    @Test(arguments: [300.0, 100, 60, 42])
    func wordsAndViewsAreAsIfWrittenOneByOne(width: CGFloat) {
        let sentence = FlowText("When a mail (from %@) comes on %@, tell me.") {
            Text("Ada Lovelace").layoutPriority(1)
            Text("workdays").flowBreaksAfter()
        }
        let parts = Group {
            FlowText("When a mail (from ")
            Text("Ada Lovelace").layoutPriority(1)
            FlowText(") comes on ")
            Text("workdays").flowBreaksAfter()
            FlowText(", tell me.")
        }
        expectEqual(words(sentence, width: width), words(parts, spacing: 0, width: width))
        expectEqual(read(sentence, width: width), read(parts, width: width))
    }

    /// What VoiceOver reads: whole texts, and views.
    private func read(_ content: some View, width: CGFloat) -> [CGRect] {
        host(HFlow(spacing: 0) { content }, width: width).frames.preorder
            .filter { $0.name == "accessibilityLabel" || $0.name == "Text" && !$0.isAccessibilityHidden }
            .map(\.frame)
    }

    // The flow's spacing is around a sentence, not in it.
    @Test func placeholdersAreNumbered() {
        func words(_ text: String) -> [String] {
            self.words(
                Group {
                    Text("|")
                    FlowText(verbatim: text) {
                        Text("A")
                        Text("B")
                    }
                    Text("|")
                })
        }
        expectEqual(words("x%@y%@"), ["| 0 0", "x 16 0", "A 22 0", "y 28 0", "B 34 0", "| 50 0"])
        expectEqual(words("%2$@ of %1$@"), ["| 0 0", "B 16 0", "of 28 0", "A 46 0", "| 62 0"])
        expectEqual(words("%@%@"), ["| 0 0", "A 16 0", "B 22 0", "| 38 0"])
        // One after a numbered one is the next.
        expectEqual(words("%1$@ %@"), ["| 0 0", "A 16 0", "B 28 0", "| 44 0"])
        // A view may be there twice.
        expectEqual(words("%@ %1$@ %2$@"), ["| 0 0", "A 16 0", "A 28 0", "B 40 0", "| 56 0"])
        // Without a placeholder, at the end.
        expectEqual(words("x"), ["| 0 0", "x 16 0", "A 28 0", "B 40 0", "| 56 0"])
        expectEqual(words("x %2$@."), ["| 0 0", "x 16 0", "B 28 0", ". 34 0", "A 46 0", "| 62 0"])
        // Without a view, nothing.
        expectEqual(words("%@ %@ u%@v %9$@w"), ["| 0 0", "A 16 0", "B 28 0", "uv 40 0", "w 58 0", "| 74 0"])
        // Percent signs.
        expectEqual(
            words("9%% 9% %@ %0$@ %1@ %s%@ %"),
            [
                "| 0 0", "9% 16 0", "9% 34 0", "A 52 0", "%0$@ 64 0", "%1@ 94 0", "%s 118 0", "B 130 0",
                "% 142 0", "| 158 0",
            ])
    }

    // Without views, it is a text as any other.
    @Test func aTextWithoutViewsHasNoPlaceholders() {
        expectEqual(words(FlowText("100%% of %@")), ["100%% 0 0", "of 36 0", "%@ 54 0"])
    }

    // A view that is not there keeps its number, and a loop has one.
    @Test(arguments: [false, true])
    func viewsKeepTheirNumbers(isShown: Bool) {
        let sentence = FlowText("%@ or %@ or %@.") {
            if isShown { Text("A") }
            ForEach(0..<2, id: \.self) { Text("\($0)") }
            if isShown { Text("C") } else { Text("D") }
        }
        expectEqual(
            words(sentence),
            isShown
                ? ["A 0 0", "or 12 0", "0 30 0", "1 36 0", "or 48 0", "C 66 0", ". 72 0"]
                : ["or 0 0", "0 18 0", "1 24 0", "or 36 0", "D 54 0", ". 60 0"])
    }

    // A Hebrew sentence, whose first word is at the right, and an English view in it.
    @Test func sentencesGoInTheirDirection() {
        let sentence = FlowText("אב %@ גד") { Text("x").flowDirection(.leftToRight) }
        expectEqual(words(sentence, .rightToLeft), ["אב 30 0", "x 18 0", "גד 0 0"])
    }

    // All initializers take views. Markdown may be around a placeholder, and inserted values have none.
    @Test func allTextsHavePlaceholders() {
        @FlowTextBuilder func views() -> [AnyView] { Text("A") }
        let expected = ["x 0 0", "A 12 0", "y 24 0"]
        let string = "x %@ y"
        expectEqual(words(FlowText("x %@ **y**", views: views)), expected)
        expectEqual(words(FlowText("x **%@** y", views: views)), expected)
        expectEqual(words(FlowText("\(string.prefix(1)) %@ y", views: views)), expected)
        expectEqual(words(FlowText(LocalizedStringResource("x %@ y"), views: views)), expected)
        expectEqual(words(FlowText(string, views: views)), expected)
        expectEqual(words(FlowText(string.dropLast(0), views: views)), expected)
        expectEqual(words(FlowText(verbatim: string, views: views)), expected)
        expectEqual(words(FlowText(AttributedString(string), views: views)), expected)
    }
}
