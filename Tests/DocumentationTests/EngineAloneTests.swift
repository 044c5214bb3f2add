import FlowEngine
import Testing

/// The longer examples of the engine do what they say.
@Suite struct EngineAloneTests {
    @Test func aCollectionLayoutKnowsWhatIsVisibleAndWhatHasMoved() {
        let layout = FlowCollectionLayout(
            sizes: [FlowSize](repeating: FlowSize(width: 50, height: 20), count: 1000))
        layout.prepare(width: 108)
        #expect(layout.contentSize == FlowSize(width: 108, height: 500 * 28 - 8))
        let visible = layout.items(in: FlowRect(x: 0, y: 280, width: 108, height: 40))
        #expect(visible.map(\.index) == [20, 21, 22, 23])
        #expect(layout.resizeItem(at: 21, to: FlowSize(width: 60, height: 20)) == 20..<1000)
        #expect(layout.frame(ofItem: 21) == FlowRect(x: 0, y: 308, width: 60, height: 20))
        #expect(layout.dropIndex(x: 20, y: 10) == 0)
    }

    @Test func tagsFillTheRowsOfATerminal() {
        #expect(
            tags(["views", "one", "after", "another", "wrapping"], columns: 24) == [
                "[views]   [one]  [after]",
                "[another] [wrapping]    ",
            ])
    }
}
