import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// What is seen of a flow that hides views, round by round: first by its layout alone, then by what it has found out.
/// Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct HiddenViewTests {
    /// Boxes of 40 × 20, three of which are 140 wide.
    private func limited(_ count: Int, to lines: Int?) -> HFlow<some View> {
        HFlow(spacing: 10) { ForEach(0..<count, id: \.self) { _ in Box(40, 20) } }
            .maxLines(lines) { Text("+\($0.count)") }
    }

    /// The boxes and the strings that can be seen, as each of the next rounds leaves them.
    private func rounds(_ count: Int, of host: ViewHost<some View>) -> [Seen] {
        (0..<count).map { _ in Seen(host.displayList) }
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

    // Diagonally, by as much as the flow is large and 10,000 points.
    @Test(arguments: [100, 20_000] as [CGFloat])
    func whatIsHiddenIsFarAway(width: CGFloat) {
        let flow = HFlow(spacing: 10) {
            Box(40, 20); Box(30_000, 30_000); Box(40, 20)
        }
        let host = host(flow.maxViews(1).sizing(.fill), width: width)
        let corners = host.frames.preorder.filter { $0.name == "Color" }.dropFirst()
            .map { CGPoint(x: $0.frame.maxX, y: $0.frame.maxY) }
        expectEqual(corners, [CGPoint](repeating: CGPoint(x: -width - 10_000, y: -10_020), count: 2))
    }

    // SwiftUI does not make the label again where nothing but the width is another one, until that is reported.
    @Test func atAnotherWidthTheSecondRoundHasTheNumber() {
        let host = host(limited(10, to: 2), width: 140, roundLimit: 1)
        _ = rounds(2, of: host)
        let (wide, narrow) = ([0, 1, 2, 3, 4], [0, 1, 2])
        host.proposal.width = 90
        expectEqual(
            rounds(2, of: host),
            [Seen(boxes: narrow, strings: ["+5"]), Seen(boxes: narrow, strings: ["+7"])])
        // Views that are about to be shown come in the second round, too.
        host.proposal.width = 140
        expectEqual(
            rounds(2, of: host),
            [Seen(boxes: narrow, strings: ["+7"]), Seen(boxes: wide, strings: ["+5"])])
    }
}
