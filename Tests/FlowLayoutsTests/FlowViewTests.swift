import Expectations
import LazyFlowLayouts
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

    private var blocks: some View { ForEach(0..<3) { _ in Box(40, 20) } }

    // Two of 40 are on a row of 100. What is not set is 8, as views prefer and lazy flows have it.
    @Test func eachSpacingCanBeSetAlone() {
        func frames(_ item: CGFloat, _ row: CGFloat) -> [CGRect] {
            [rect(0, 0, 40, 20), rect(40 + item, 0, 40, 20), rect(0, 20 + row, 40, 20)]
        }
        let size = LazyFlowItemSize<Int>.fixed(CGSize(width: 40, height: 20))
        let flows: [(item: CGFloat, row: CGFloat, views: [AnyView])] = [
            (
                4, 8,
                [
                    AnyView(HFlow(itemSpacing: 4) { blocks }),
                    AnyView(HFlowLayout(itemSpacing: 4) { blocks }),
                    AnyView(LazyHFlow(0..<3, id: \.self, size: size, itemSpacing: 4) { _ in Color.red }),
                ]
            ),
            (
                8, 4,
                [
                    AnyView(HFlow(rowSpacing: 4) { blocks }),
                    AnyView(HFlowLayout(rowSpacing: 4) { blocks }),
                    AnyView(LazyHFlow(0..<3, id: \.self, size: size, rowSpacing: 4) { _ in Color.red }),
                ]
            ),
            (
                2, 4,
                [
                    AnyView(HFlow(spacing: 2, rowSpacing: 4) { blocks }),
                    AnyView(HFlowLayout(spacing: 4, itemSpacing: 2) { blocks }),
                    AnyView(
                        LazyHFlow(0..<3, id: \.self, size: size, itemSpacing: 2, rowSpacing: 4) { _ in
                            Color.red
                        }),
                ]
            ),
        ]
        for (item, row, views) in flows {
            for view in views {
                let boxes = boxes(view, width: 100, height: 100).filter { $0.height == 20 }
                expectEqual(boxes, frames(item, row))
            }
        }
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
