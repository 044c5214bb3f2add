import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// How hidden views come and go in an animation.
@MainActor
@Suite(.inBothModes) struct HidingAnimationTests {
    /// Boxes of 40 × 20 in a space that may change with an animation.
    private struct Boxes: View {
        final class Handle { var change: ((_ width: CGFloat, _ lines: Int?, _ count: Int) -> Void)? }

        var isExpandable = false
        let handle: Handle
        @State private var width: CGFloat = 140
        @State private var lines: Int? = 2
        @State private var count = 10
        @State private var isExpanded = false

        var body: some View {
            let _ = handle.change = { (width, lines, count) = ($0, $1, $2) }
            let flow = HFlow(spacing: 10) { ForEach(0..<count, id: \.self) { _ in Box(40, 20) } }
                .maxLines(lines) { Text("+\($0.count)") }
            Group {
                if isExpandable {
                    flow.expandable(isExpanded: $isExpanded.animation()) { Text("less") }
                } else {
                    flow
                }
            }
            .frame(width: width, alignment: .leading)
        }
    }

    private func settled<V: View>(_ view: V) -> ViewHost<V> {
        let host = host(view, roundLimit: 1)
        for _ in 0..<20 { _ = host.frames }
        return host
    }

    @Test(
        arguments: [
            (140, nil, 10), (140, 3, 10), (300, 2, 10), (90, 2, 10), (140, 2, 5), (140, 1, 10), (140, 2, 20),
            (60, 0, 10),
        ] as [(CGFloat, Int?, Int)])
    func nothingSlidesInFromFarAway(width: CGFloat, lines: Int?, count: Int) {
        let handle = Boxes.Handle()
        let host = settled(Boxes(handle: handle))
        for (width, lines, count) in [(width, lines, count), (140, 2, 10), (width, lines, count)] {
            let before = host.frames
            withAnimation { handle.change?(width, lines, count) }
            #expect(flights(in: host, from: before).isEmpty)
        }
    }

    @Test func nothingSlidesInWhenAFlowExpands() throws {
        let host = settled(Boxes(isExpandable: true, handle: Boxes.Handle()))
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

    // Nor do separators slide in with the views that they come after.
    @Test func separatorsOfHiddenViewsAppearInTheirPlaces() {
        struct Dots: View {
            let handle: Boxes.Handle
            @State private var lines = 1

            var body: some View {
                let _ = handle.change = { _, lines, _ in self.lines = lines ?? 0 }
                HFlow(spacing: 2) { ForEach(0..<6, id: \.self) { _ in Box(40, 20) } }
                    .maxLines(lines).itemSeparator { Text("·") }
            }
        }
        let handle = Boxes.Handle()
        let host = host(Dots(handle: handle), width: 90, roundLimit: 1)
        for _ in 0..<5 { _ = host.frames }
        expectEqual(host.texts, [rect(42, 4, 6, 12)])
        withAnimation { handle.change?(0, 2, 0) }
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
        struct Lines: View {
            let handle: Boxes.Handle
            @State private var lines = 1

            var body: some View {
                let _ = handle.change = { _, lines, _ in self.lines = lines ?? 0 }
                HFlow(spacing: 2) { ForEach(0..<6, id: \.self) { _ in Box(40, 20) } }
                    .maxLines(lines).lineSeparator { Text("·") }
            }
        }
        let handle = Boxes.Handle()
        let host = host(Lines(handle: handle), width: 90, roundLimit: 1)
        for _ in 0..<5 { _ = host.frames }
        let before = host.frames.preorder.map(\.identity)
        withAnimation { handle.change?(0, 3, 0) }
        let dots = host.frames.preorder.filter {
            $0.name == "Text" && $0.frame.minX > -1000 && !$0.isHidden
        }
        expectEqual(dots.map(\.frame), [rect(38, 22, 6, 12), rect(38, 58, 6, 12)])
        // They are new, so none slides from anywhere.
        #expect(!before.contains { identity in dots.contains { $0.identity == identity } })
    }

    // What tells of hidden views has its new size at once: else they would be seen on their way.
    @Test func whatIsHiddenIsKnownAtOnce() {
        let handle = Boxes.Handle()
        let host = settled(Boxes(handle: handle))
        withAnimation { handle.change?(90, 2, 10) }
        let probes = host.frames.preorder.filter { $0.name == "onGeometryChange" }
        expectEqual(probes.map(\.isAnimated), [false])
    }

    // The views that are shown slide to their new places, and so do those that go out of sight, at once.
    @Test func whatIsShownStaysAnimated() {
        let handle = Boxes.Handle()
        let host = settled(Boxes(handle: handle))
        withAnimation { handle.change?(90, 2, 10) }
        let animated = host.frames.preorder.filter { $0.name == "Color" && $0.isAnimated }
        expectEqual(animated.compactMap { $0.identity.id?.base as? Int }, [0, 1, 2, 3, 4])
    }
}
