import Expectations
import FlowLayouts
import Testing

/// Flows whose lines are justified: their size, and where a view stands that is alone on its line.
@MainActor
@Suite(.inBothModes) struct JustifiedTests {
    @Test func aHuggingFlowIsAsWideAsItsWidestView() {
        let flow = HFlow(spacing: 10) {
            Box(40, 20); Box(40, 20); Box(300, 20); Box(20, 20)
        }
        .distribution(.justified)
        expectEqual(flow.size(width: 100), size(300, 80))
        expectEqual(
            boxes(flow, width: 100),
            [
                rect(0, 0, 40, 20), rect(260, 0, 40, 20), rect(0, 30, 300, 20), rect(0, 60, 20, 20),
            ])
    }

    @Test(arguments: [(HorizontalAlignment.leading, 0 as CGFloat), (.center, 20), (.trailing, 40)])
    func aViewAloneOnItsLineIsAligned(alignment: HorizontalAlignment, left: CGFloat) {
        let flow = HFlow(spacing: 10) { ForEach(0..<3) { _ in Box(60, 20) } }
            .rowAlignment(alignment).distribution(.justified).sizing(.fill)
        expectEqual(
            boxes(flow, width: 100),
            [
                rect(left, 0, 60, 20), rect(left, 30, 60, 20), rect(left, 60, 60, 20),
            ])
    }

    @Test(arguments: [nil, CGFloat.infinity])
    func withoutALimitTheLinesAreThoseReported(width: CGFloat?) {
        let flow = HFlow(spacing: 10) {
            Box(40, 20)
            LineBreak()
            Box(40, 20); Box(40, 20)
        }
        .distribution(.justified)
        expectEqual(flow.size(width: width), size(90, 50))
        expectEqual(
            boxes(flow, width: width).filter { $0.width > 0 },
            [
                rect(0, 0, 40, 20), rect(0, 30, 40, 20), rect(50, 30, 40, 20),
            ])
    }
}
