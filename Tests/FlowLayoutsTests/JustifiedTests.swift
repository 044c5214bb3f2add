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
        .distribution(.justified).sizing(.hug)
        expectEqual(flow.size(width: 100), size(300, 80))
        expectEqual(
            boxes(flow, width: 100),
            [
                rect(0, 0, 40, 20), rect(260, 0, 40, 20), rect(0, 30, 300, 20), rect(0, 60, 20, 20),
            ])
    }

    @Test func whatIsSpreadFillsTheFlow() {
        let flow = HFlow(spacing: 10) { ForEach(0..<3) { _ in Box(40, 20) } }
        for (distribution, x) in [(FlowDistribution.spaceBetween, 60.0), (.justified, 60), (.natural, 50)] {
            let spread = flow.distribution(distribution)
            let width: CGFloat = distribution == .natural ? 90 : 100
            expectEqual(spread.size(width: 100), size(width, 50))
            expectEqual(
                boxes(spread, width: 100), [rect(0, 0, 40, 20), rect(x, 0, 40, 20), rect(0, 30, 40, 20)])
            expectEqual(spread.sizing(.hug).size(width: 100), size(90, 50))
            // There is no end to fill.
            expectEqual(spread.size(), size(140, 20))
        }
        // It takes what a stack has, as one that says so.
        let row = HStack(spacing: 0) {
            flow.distribution(.spaceBetween)
            Color.red.frame(width: 20, height: 20).id("beside")
        }
        expectEqual(host(row, width: 200).frames.frame(id: "beside")?.minX, 180)
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
        .distribution(.justified).sizing(.hug)
        expectEqual(flow.size(width: width), size(90, 50))
        expectEqual(
            boxes(flow, width: width).filter { $0.width > 0 },
            [
                rect(0, 0, 40, 20), rect(0, 30, 40, 20), rect(50, 30, 40, 20),
            ])
    }
}
