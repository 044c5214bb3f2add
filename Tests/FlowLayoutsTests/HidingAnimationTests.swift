import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// How what belongs to hidden views comes and goes in an animation: the button that hides them, and separators.
@MainActor
@Suite(.inBothModes) struct HidingAnimationTests {
    private struct Expandable: View {
        @State private var isExpanded = false

        var body: some View {
            flowOfBoxes(10)
                .maxLines(2) { Text("+\($0.count)") }
                .expandable(isExpanded: $isExpanded.animation()) { Text("less") }
        }
    }

    @Test func nothingSlidesInWhenAFlowExpands() throws {
        let host = host(Expandable(), width: 140, roundLimit: 1)
        for _ in 0..<20 { _ = host.frames }
        for _ in 0..<2 {
            var before = host.frames
            try host.tap("+5")
            #expect(flights(in: host, from: before).isEmpty)
            expectEqual(host.drawn, Array(0..<10))
            before = host.frames
            try host.tap("less")
            #expect(flights(in: host, from: before).isEmpty)
            expectEqual(host.drawn, [0, 1, 2, 3, 4])
        }
    }

    /// Six boxes, two of which are 82 wide, in a flow of as many lines as its handle says.
    private struct Separated: View {
        final class Handle { var lines: Binding<Int>? }

        let handle: Handle
        let separate: (HFlow<AnyView>) -> HFlow<AnyView>
        @State private var lines = 1

        var body: some View {
            let _ = handle.lines = $lines
            separate(HFlow(spacing: 2) { AnyView(equalBoxes(6)) }.maxLines(lines))
        }
    }

    private func settled(
        _ handle: Separated.Handle, separate: @escaping (HFlow<AnyView>) -> HFlow<AnyView>
    ) -> ViewHost<some View> {
        let host = host(Separated(handle: handle, separate: separate), width: 90, roundLimit: 1)
        for _ in 0..<5 { _ = host.frames }
        return host
    }

    @Test func separatorsOfHiddenViewsAppearInTheirPlaces() {
        let handle = Separated.Handle()
        let host = settled(handle) { $0.itemSeparator { Text("·") } }
        expectEqual(host.texts, [rect(42, 4, 6, 12)])
        withAnimation { handle.lines?.wrappedValue = 2 }
        let dots = host.frames.preorder.filter { $0.name == "Text" && !$0.isHidden }
        expectEqual(dots.map(\.frame), [rect(42, 4, 6, 12), rect(42, 26, 6, 12)])
        expectEqual(dots.map(\.isAnimated), [true, false])
    }

    // AA.AA
    //   ·
    // AA.AA
    //   ·
    // AA.AA
    @Test func lineSeparatorsOfHiddenViewsAppearInTheirPlaces() {
        let handle = Separated.Handle()
        let host = settled(handle) { $0.lineSeparator { Text("·") } }
        let before = host.frames.preorder.map(\.identity)
        withAnimation { handle.lines?.wrappedValue = 3 }
        let dots = host.frames.preorder.filter {
            $0.name == "Text" && $0.frame.minX > -1000 && !$0.isHidden
        }
        expectEqual(dots.map(\.frame), [rect(38, 22, 6, 12), rect(38, 58, 6, 12)])
        // They are new, so none slides from anywhere.
        #expect(!before.contains { identity in dots.contains { $0.identity == identity } })
    }
}
