import FlowLayouts
import Testing

/// What is seen of a flow that hides views: after one round, before it has learned from its layout which they are,
/// and after two. Characters are 6 × 12.
@MainActor
@Suite(.onOlderSystemsToo) struct RoundTests {
    /// Boxes of 40 × 20, three of which are 140 wide.
    private func limited(_ count: Int, to lines: Int?) -> HFlow<some View> {
        HFlow(spacing: 10) { ForEach(0..<count, id: \.self) { _ in Box(40, 20) } }
            .maxLines(lines) { Text("+\($0)") }
    }

    /// The boxes and the strings that can be seen, as each of the next rounds leaves them.
    private func rounds(_ count: Int, of host: ViewHost<some View>) -> [Seen] {
        (0..<count).map { _ in Seen(host.displayList) }
    }

    @Test func nothingWrongIsSeenBeforeAFlowKnowsWhatItHides() {
        let host = host(limited(10, to: 2), width: 140, roundLimit: 1)
        #expect(
            rounds(3, of: host) == [
                Seen(boxes: [0, 1, 2, 3, 4], strings: []),
                Seen(boxes: [0, 1, 2, 3, 4], strings: ["+5"]),
                Seen(boxes: [0, 1, 2, 3, 4], strings: ["+5"]),
            ])
    }

    @Test func allIsSettledInTheSecondRound() {
        let host = host(limited(10, to: 2), width: 140, roundLimit: 2)
        #expect(host.drawn == [0, 1, 2, 3, 4])
        #expect(host.strings == ["+5"])
        #expect(host.readAloud == [0, 1, 2, 3, 4])
        #expect(host.touchable == [0, 1, 2, 3, 4])
        #expect(host.enabled == [0, 1, 2, 3, 4])
        _ = host.update()
        #expect(host.update().isEmpty)
    }

    @Test func nothingWrongIsSeenWhenMoreOrFewerAreHidden() {
        let host = host(limited(10, to: 2), width: 140, roundLimit: 1)
        _ = rounds(2, of: host)
        // A text that says the wrong number is out of sight, and so are views that are about to be hidden.
        host.proposal.width = 90
        #expect(
            rounds(2, of: host) == [
                Seen(boxes: [0, 1, 2], strings: []), Seen(boxes: [0, 1, 2], strings: ["+7"]),
            ])
        // Views that are about to be shown come in the second round.
        host.proposal.width = 140
        #expect(
            rounds(2, of: host) == [
                Seen(boxes: [0, 1, 2], strings: []), Seen(boxes: [0, 1, 2, 3, 4], strings: ["+5"]),
            ])
    }

    @Test func aFlowThatCollapsesAsBeforeKnowsAtOnceWhatItHides() {
        let host = host(limited(10, to: 2), width: 140, roundLimit: 1)
        let collapsed = Seen(boxes: [0, 1, 2, 3, 4], strings: ["+5"])
        _ = rounds(2, of: host)
        host.rootView = limited(10, to: nil)
        #expect(rounds(2, of: host).first == Seen(boxes: Array(0..<10), strings: []))
        host.rootView = limited(10, to: 2)
        #expect(rounds(2, of: host) == [collapsed, collapsed])
    }

    // MARK: Animations

    @Test func viewsAreHiddenInTheAnimationInWhichTheFlowCollapses() {
        let host = host(limited(10, to: nil), width: 140, roundLimit: 1)
        _ = rounds(2, of: host)
        withAnimation(.easeIn) { host.rootView = limited(10, to: 2) }
        #expect(host.animation == .easeIn)
        #expect(host.strings == ["+5"])
        #expect(host.animation == .easeIn)
        // What follows without one is not animated.
        _ = rounds(5, of: host)
        host.proposal.width = 90
        #expect(rounds(3, of: host).last == Seen(boxes: [0, 1, 2], strings: ["+7"]))
        #expect(host.animation == nil)
    }

    @Test func withoutAnAnimationViewsAreHiddenAtOnce() {
        let host = host(limited(10, to: nil), width: 140, roundLimit: 1)
        _ = rounds(2, of: host)
        // An animation of something else is over when the flow collapses.
        withAnimation { host.environment.font = .system(size: 10) }
        _ = rounds(2, of: host)
        host.rootView = limited(10, to: 2)
        _ = rounds(1, of: host)
        #expect(host.strings == ["+5"])
        #expect(host.animation == nil)
    }
}

/// What a display list shows around its window: what is far away is out of sight.
private struct Seen: Equatable {
    var boxes: [Int]
    var strings: [String]

    init(boxes: [Int], strings: [String]) {
        self.boxes = boxes
        self.strings = strings
    }

    @MainActor init(_ list: DisplayList) {
        let surroundings = CGRect(origin: .zero, size: list.size).insetBy(dx: -10_000, dy: -10_000)
        let items = list.items.filter { surroundings.intersects($0.frame) }
        boxes = items.compactMap { $0.identity.id?.base as? Int }
        strings = items.compactMap { item in
            if case .text(let text, _) = item.content { text.string } else { nil }
        }
    }
}
