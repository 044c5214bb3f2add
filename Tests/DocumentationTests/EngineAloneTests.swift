import FlowEngine
import Testing

/// The longer examples of the engine do what they say.
@Suite struct EngineAloneTests {
    private typealias Article = Documentation.UsingTheEngineAloneArticle

    @Test func aCollectionLayoutKnowsWhatIsVisibleAndWhatHasMoved() {
        let layout = Article.FlowCollectionLayout(
            sizes: [FlowSize](repeating: FlowSize(width: 50, height: 20), count: 1000))
        layout.prepare(width: 108)
        #expect(layout.contentSize == FlowSize(width: 108, height: 500 * 28 - 8))
        let visible = layout.items(in: FlowRect(x: 0, y: 280, width: 108, height: 40))
        #expect(visible.map(\.index) == [20, 21, 22, 23])
        #expect(layout.resizeItem(at: 21, to: FlowSize(width: 60, height: 20)) == 18..<1000)
        #expect(layout.frame(ofItem: 21) == FlowRect(x: 0, y: 308, width: 60, height: 20))
        #expect(layout.dropIndex(x: 20, y: 10) == 0)
    }

    // The long label takes "a label that is" and "too long" in 16. Beside "+3 more", 8 are left for it: another row.
    @Test func labelsWrapAndSayHowManyOthersThereAre() {
        let labels = Article.Labels(["Swift", "wraps", "a label that is too long", "and", "hides", "others"])
        let arranged = labels.arranged(in: 16, onto: 2)
        #expect(arranged.map(\.text) == ["Swift", "wraps", "a label that is too long", "+3 more"])
        #expect(
            arranged.map(\.frame) == [
                FlowRect(x: 0, y: 0, width: 5, height: 1), FlowRect(x: 6, y: 0, width: 5, height: 1),
                FlowRect(x: 0, y: 1, width: 8, height: 3), FlowRect(x: 9, y: 1, width: 7, height: 1),
            ])
        #expect(
            labels.arranged(in: 16, onto: 3).map(\.frame).suffix(4) == [
                FlowRect(x: 0, y: 1, width: 15, height: 2), FlowRect(x: 0, y: 3, width: 3, height: 1),
                FlowRect(x: 4, y: 3, width: 5, height: 1), FlowRect(x: 10, y: 3, width: 6, height: 1),
            ])
    }

    @Test func tagsFillTheRowsOfATerminal() {
        #expect(
            Article().tags(["views", "one", "after", "another", "wrapping"], columns: 24) == [
                "[views]   [one]  [after]",
                "[another] [wrapping]    ",
            ])
    }
}
