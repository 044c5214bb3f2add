import Expectations
import FlowLayouts
import Testing

/// As many lines as fit into the space across. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct HeightLimitTests {
    /// Boxes of 40 × 20, three of which are 140 wide.
    private func boxes(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { _ in Box(40, 20) }
    }

    private func flow(_ count: Int) -> HFlow<some View> {
        HFlow(spacing: 10) { boxes(count) }.hidesOverflow { Text("+\($0.count)") }
    }

    // Two rows are 50 high, three 80, and four 110. Behind two boxes there is space for "+10", 18 wide.
    @Test func asManyRowsAreShownAsFit() {
        let host = host(flow(10), width: 140)
        for (height, shown, reported) in [
            (nil, 10, size(140, 110)), (CGFloat.infinity, 10, size(140, 110)), (110, 10, size(140, 110)),
            (109, 8, size(140, 80)), (80, 8, size(140, 80)), (79, 5, size(140, 50)), (50, 5, size(140, 50)),
            (49, 2, size(118, 20)), (20, 2, size(118, 20)),
        ] as [(CGFloat?, Int, CGSize)] {
            host.proposal.height = height
            expectEqual(host.drawn, Array(0..<shown))
            expectEqual(host.readAloud, Array(0..<shown))
            expectEqual(host.strings, (shown == 10 ? [] : ["+\(10 - shown)"]))
            expectEqual(host.frames.frame.size, reported)
        }
    }

    @Test func theFirstRowIsAlwaysShown() {
        let host = host(flow(10), width: 140, height: 5)
        expectEqual(host.drawn, [0, 1])
        expectEqual(host.frames.frame.size, size(118, 20))
        host.proposal.height = 0
        expectEqual(host.drawn, [0, 1])
    }

    @Test func withoutAnOverflowViewRowsAreFull() {
        let host = host(HFlow(spacing: 10) { boxes(10) }.hidesOverflow(), width: 140, height: 60)
        expectEqual(host.drawn, Array(0..<6))
        expectEqual(host.frames.frame.size, size(140, 50))
    }

    @Test func columnsAreHiddenWhereTheWidthEnds() {
        let flow = VFlow(alignment: .leading, spacing: 10) { boxes(9) }.hidesOverflow { Text("+\($0.count)") }
        let host = host(flow, width: 120, height: 80)
        expectEqual(host.drawn, Array(0..<5))
        expectEqual(host.texts, [rect(50, 60, 12, 12)])
        expectEqual(host.frames.frame.size, size(90, 80))
    }

    // The second row is 40 high with the tall box, which makes space for "+3" and does not fit with 69.
    @Test func aRowIsAsHighAsWhatItShows() {
        let flow = HFlow(alignment: .top, spacing: 10) {
            ForEach(0..<8, id: \.self) { Box(40, $0 == 5 ? 40 : 20) }
        }
        expectEqual(
            host(flow.hidesOverflow { Text("+\($0.count)") }, width: 140, height: 50).drawn, Array(0..<5))
        expectEqual(host(flow.hidesOverflow(), width: 140, height: 69).drawn, Array(0..<3))
        expectEqual(host(flow.hidesOverflow(), width: 140, height: 70).drawn, Array(0..<6))
        // With an overflow view of 30, two rows are 60 high.
        let high = flow.hidesOverflow { _ in Color.red.frame(width: 10, height: 30) }
        expectEqual(host(high, width: 140, height: 59).drawn, [0, 1])
        expectEqual(host(high, width: 140, height: 60).drawn, Array(0..<5))
    }

    @Test func bothLimitsCount() {
        let both = flow(20).maxLines(2)
        expectEqual(host(both, width: 140, height: 200).drawn, Array(0..<5))
        expectEqual(host(both, width: 140, height: 40).drawn, [0, 1])
        let reversed = HFlow(spacing: 10) { boxes(20) }.maxLines(2) { Text("+\($0.count)") }.hidesOverflow()
        expectEqual(host(reversed, width: 140, height: 200).strings, ["+15"])
        expectEqual(host(flow(20).maxLines(0), width: 140, height: 5).strings, ["+20"])
    }

    @Test func itCanBeTurnedOff() {
        expectEqual(host(flow(10).hidesOverflow(false), width: 140, height: 50).drawn, Array(0..<10))
    }

    @Test func separatorsAndDistributedRowsTakeSpace() {
        // Two rows with a divider are 20 + 21 + 20.
        let flow = flow(10).lineSeparator { Divider() }
        expectEqual(host(flow, width: 140, height: 60).drawn, [0, 1])
        expectEqual(host(flow, width: 140, height: 61).drawn, Array(0..<5))
        let spread = host(self.flow(10).lineDistribution(.spaceBetween), width: 140, height: 70)
        expectEqual(spread.drawn, Array(0..<5))
        expectEqual(spread.items[3], rect(0, 50, 40, 20))
        expectEqual(spread.frames.frame.size, size(140, 70))
    }

    @Test func aStackGivesItWhatIsLeft() {
        let stack = VStack(spacing: 0) {
            Box(140, 30)
            flow(10)
        }
        let host = host(stack, width: 140, height: 100)
        expectEqual(host.strings, ["+5"])
        expectEqual(host.frames.frames(named: "HFlowLayout"), [rect(0, 30, 140, 50)])
    }

    @Test func whatIsHiddenFollowsTheContent() {
        let host = host(flow(6), width: 140, height: 50)
        #expect(host.strings.isEmpty)
        host.rootView = flow(7)
        expectEqual(host.strings, ["+2"])
        host.rootView = flow(3)
        expectEqual(host.drawn, [0, 1, 2])
    }
}
