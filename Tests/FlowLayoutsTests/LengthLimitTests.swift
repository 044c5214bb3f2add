import Expectations
import FlowLayouts
import Testing

/// Flows in a frame that has a greatest length, and is itself offered any.
@MainActor
@Suite(.inBothModes) struct LengthLimitTests {
    private func column(of count: Int) -> VFlow<some View> {
        VFlow(spacing: 10) { ForEach(0..<count, id: \.self) { _ in Box(40, 40) } }
    }

    private func row(of count: Int) -> HFlow<some View> {
        HFlow(spacing: 10) { ForEach(0..<count, id: \.self) { _ in Box(40, 40) } }
    }

    // Two of 40 and the distance between them are 90.
    @Test func columnsEndAtTheGreatestHeight() {
        let flow = column(of: 5).frame(maxHeight: 100)
        expectEqual(flow.size(width: 300), size(140, 90))
        expectEqual(
            boxes(flow, width: 300),
            [
                rect(0, 0, 40, 40), rect(0, 50, 40, 40), rect(50, 0, 40, 40), rect(50, 50, 40, 40),
                rect(100, 0, 40, 40),
            ])
        expectEqual(column(of: 1).frame(maxHeight: 100).size(width: 300), size(40, 40))
        let scrolling = host(ScrollView { flow }, width: 300, height: 400)
        expectEqual(scrolling.frames.frames(named: "VFlowLayout"), [rect(0, 0, 140, 90)])
    }

    @Test func rowsEndAtTheGreatestWidth() {
        expectEqual(row(of: 5).frame(maxWidth: 100).size(height: 300), size(90, 140))
        let scrolling = host(
            ScrollView(.horizontal) { row(of: 5).frame(maxWidth: 100) }, width: 400, height: 300)
        expectEqual(scrolling.frames.frames(named: "HFlowLayout").map(\.size), [size(90, 140)])
    }

    @Test func otherLimitsHoldToo() {
        // A column of 60 has one view. The frame is as high as it may be, and the flow in its middle.
        let flow = column(of: 3).frame(maxHeight: 100)
        expectEqual(flow.size(width: 300, height: 60), size(140, 60))
        expectEqual(flow.size(width: 300, height: 400), size(90, 100))
        expectEqual(column(of: 3).frame(maxHeight: .infinity).size(width: 300), size(40, 140))
        expectEqual(column(of: 3).frame(maxWidth: .infinity, maxHeight: 100).size(width: 300), size(300, 90))
        expectEqual(column(of: 3).frame(minHeight: 20).size(width: 300), size(40, 140))
    }

    @Test func flowsThatHideViewsAreLimited() {
        let flow = column(of: 9).maxLines(2).frame(maxHeight: 100)
        expectEqual(flow.size(width: 300), size(90, 90))
    }
}
