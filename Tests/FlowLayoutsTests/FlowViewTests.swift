import Expectations
import FlowLayouts
import Testing

/// What initializers and modifiers mean.
@MainActor
@Suite(.inBothModes) struct FlowViewTests {
    private let content = Group {
        Box(40, 10)
        Box(40, 20)
        Box(20, 10)
    }

    @Test func modifiersComeAfterTheViewsOfALayout() {
        let expected = [rect(0, 0, 40, 10), rect(50, 0, 40, 20), rect(10, 30, 20, 10)]
        let flow = FlowLayout(alignment: .topLeading, spacing: 10) { content }
        expectEqual(boxes(flow.columns(.uniform), width: 100), expected)
        // The last row of 20 in the middle of 90.
        let centered = [rect(0, 0, 40, 10), rect(50, 0, 40, 20), rect(35, 30, 20, 10)]
        expectEqual(boxes(flow.rowAlignment(.center), width: 100), centered)
        expectEqual(host(flow.maxLines(1) { Text("+\($0.count)") }, width: 115).strings, ["+1"])

        let columns = VFlowLayout(alignment: .topLeading, spacing: 10) { content }
        // Columns of 40 and 10, the second in the middle of the first.
        expectEqual(
            boxes(columns.columnAlignment(.center), height: 40),
            [
                rect(0, 0, 40, 10), rect(0, 20, 40, 20), rect(50, 15, 20, 10),
            ])
    }

    // Three columns of 210 would be the width.
    @Test func noColumnIsWiderThanTheMaximum() {
        let card = Color.red.frame(minWidth: 200, idealWidth: 200, maxWidth: .infinity).frame(height: 20)
        let flow = HFlow(spacing: 10) { ForEach(0..<4) { _ in card.flowGrow() } }
            .columns(minimum: 200, maximum: 205)
        expectEqual(boxes(flow, width: 650).map(\.minX), [0, 215, 430, 0])
        expectEqual(boxes(flow, width: 650).map(\.width), [205, 205, 205, 205])
    }
}
