import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// What is seen of a flow that hides views, round by round: first by its layout alone, then by what it has found out.
/// Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct RoundTests {
    /// Boxes of 40 × 20, three of which are 140 wide.
    private func limited(_ count: Int, to lines: Int?) -> HFlow<some View> {
        HFlow(spacing: 10) { ForEach(0..<count, id: \.self) { _ in Box(40, 20) } }
            .maxLines(lines) { Text("+\($0)") }
    }

    /// The boxes and the strings that can be seen, as each of the next rounds leaves them.
    private func rounds(_ count: Int, of host: ViewHost<some View>) -> [Seen] {
        (0..<count).map { _ in Seen(host.displayList) }
    }

    // As a widget shows it, where no action ever runs.
    @Test func theFirstRoundIsRight() {
        let seen = Seen(boxes: [0, 1, 2, 3, 4], strings: ["+5"])
        let host = host(limited(10, to: 2), width: 140, roundLimit: 1)
        expectEqual(rounds(3, of: host), [seen, seen, seen])
    }

    @Test(
        arguments: [
            (9, 112, [0, 1], "+7"), (11, 118, [0, 1], "+9"), (12, 118, [0, 1], "+10"), (12, 112, [0], "+11"),
            (200, 140, [0, 1], "+198"), (3, 140, [0, 1, 2], nil),
        ] as [(Int, CGFloat, [Int], String?)])
    func theFirstRoundHasTheNumber(count: Int, width: CGFloat, boxes: [Int], text: String?) {
        let host = host(limited(count, to: 1), width: width, roundLimit: 1)
        let seen = Seen(boxes: boxes, strings: text.map { [$0] } ?? [])
        expectEqual(rounds(3, of: host), [seen, seen, seen])
    }

    @Test func withoutAnOverflowViewTheFirstRoundIsRight() {
        let flow = HFlow(spacing: 10) { ForEach(0..<10, id: \.self) { _ in Box(40, 20) } }
        let seen = Seen(boxes: Array(0..<6), strings: [])
        expectEqual(rounds(2, of: host(flow.maxLines(2), width: 140, roundLimit: 1)), [seen, seen])
        let high = host(flow.hidesOverflow(), width: 140, height: 60, roundLimit: 1)
        expectEqual(rounds(2, of: high), [seen, seen])
    }

    @Test func allIsSettledInTheSecondRound() {
        let host = host(limited(10, to: 2), width: 140, roundLimit: 2)
        expectEqual(host.drawn, [0, 1, 2, 3, 4])
        expectEqual(host.strings, ["+5"])
        expectEqual(host.readAloud, [0, 1, 2, 3, 4])
        expectEqual(host.touchable, [0, 1, 2, 3, 4])
        _ = host.update()
        #expect(host.update().isEmpty)
    }

    @Test func atAnotherWidthTheFirstRoundHasTheNumber() {
        let host = host(limited(10, to: 2), width: 140, roundLimit: 1)
        _ = rounds(2, of: host)
        let narrow = Seen(boxes: [0, 1, 2], strings: ["+7"])
        host.proposal.width = 90
        expectEqual(rounds(2, of: host), [narrow, narrow])
        // Views that are about to be shown come in the second round.
        host.proposal.width = 140
        expectEqual(
            rounds(2, of: host),
            [
                Seen(boxes: [0, 1, 2], strings: ["+5"]), Seen(boxes: [0, 1, 2, 3, 4], strings: ["+5"]),
            ])
    }

    // The number is there in every frame, which has two rounds.
    @Test func theNumberIsNeverGone() {
        let host = host(limited(40, to: 2), width: 300, roundLimit: 2)
        for width in stride(from: CGFloat(300), to: 40, by: -7) {
            host.proposal.width = width
            let shown = host.drawn.count
            expectEqual(host.strings.count, 1)
            #expect(host.frames.frame.width <= width)
            // Right after another frame, if the number is another one now with another width.
            _ = host.frames
            expectEqual(host.strings, ["+\(40 - host.drawn.count)"])
            #expect(abs(host.drawn.count - shown) <= 1)
        }
    }

    @Test func withAnotherLimitTheFirstRoundShowsWhatItAllows() {
        let host = host(limited(10, to: 2), width: 140, roundLimit: 1)
        let collapsed = Seen(boxes: [0, 1, 2, 3, 4], strings: ["+5"])
        _ = rounds(2, of: host)
        host.rootView = limited(10, to: nil)
        expectEqual(rounds(2, of: host).first, Seen(boxes: Array(0..<10), strings: []))
        host.rootView = limited(10, to: 2)
        expectEqual(rounds(2, of: host), [collapsed, collapsed])
        host.rootView = limited(10, to: 3)
        let higher = Seen(boxes: Array(0..<8), strings: ["+2"])
        expectEqual(rounds(2, of: host), [higher, higher])
    }
}

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
                .maxLines(lines) { Text("+\($0)") }
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

    // The views that are shown slide to their new places, and so do those that go out of sight, at once.
    @Test func whatIsShownStaysAnimated() {
        let handle = Boxes.Handle()
        let host = settled(Boxes(handle: handle))
        withAnimation { handle.change?(90, 2, 10) }
        let animated = host.frames.preorder.filter { $0.name == "Color" && $0.isAnimated }
        expectEqual(animated.compactMap { $0.identity.id?.base as? Int }, [0, 1, 2, 3, 4])
    }
}
