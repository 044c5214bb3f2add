import Expectations
import FlowLayoutsMigration
import Testing

/// The call sites of SwiftUI-Flow.
@MainActor
@Suite struct SwiftUIFlowTests {
    // In 100 points with 10 between them: 40 and 40 on a line, and 30 on the next.
    private let wide = Group {
        Box(40, 10)
        Box(40, 20)
        Box(30, 10)
    }
    // The same with both axes exchanged.
    private let high = Group {
        Box(10, 40)
        Box(20, 40)
        Box(10, 30)
    }

    // MARK: Spacings

    @Test func spacingsBetweenViewsAndRows() {
        let expected = [rect(0, 5, 40, 10), rect(44, 0, 40, 20), rect(0, 40, 30, 10)]
        expectEqual(boxes(HFlow(itemSpacing: 4, rowSpacing: 20) { wide }, width: 100), expected)
        expectEqual(boxes(HFlowLayout(itemSpacing: 4, rowSpacing: 20) { wide }, width: 100), expected)
    }

    // What is not given is what the views prefer: 8 points.
    @Test func oneOfTheSpacings() {
        let items = [rect(0, 5, 40, 10), rect(44, 0, 40, 20), rect(0, 28, 30, 10)]
        expectEqual(boxes(HFlow(itemSpacing: 4) { wide }, width: 100), items)
        expectEqual(boxes(HFlowLayout(itemSpacing: 4) { wide }, width: 100), items)
        let rows = [rect(0, 5, 40, 10), rect(48, 0, 40, 20), rect(0, 24, 30, 10)]
        expectEqual(boxes(HFlow(rowSpacing: 4) { wide }, width: 100), rows)
        expectEqual(boxes(HFlowLayout(rowSpacing: 4) { wide }, width: 100), rows)
    }

    @Test func spacingsBetweenViewsAndColumns() {
        let expected = [rect(5, 0, 10, 40), rect(0, 44, 20, 40), rect(40, 0, 10, 30)]
        expectEqual(boxes(VFlow(itemSpacing: 4, columnSpacing: 20) { high }, height: 100), expected)
        expectEqual(boxes(VFlowLayout(itemSpacing: 4, columnSpacing: 20) { high }, height: 100), expected)
    }

    // MARK: Alignments

    // Rows of 90 and 30: the second begins at (90 - 30) / 2.
    @Test func alignmentsOfRows() {
        let expected = [rect(0, 0, 40, 10), rect(50, 0, 40, 20), rect(30, 25, 30, 10)]
        let view = HFlow(
            horizontalAlignment: .center, verticalAlignment: .top, horizontalSpacing: 10, verticalSpacing: 5
        ) { wide }
        expectEqual(boxes(view, width: 100), expected)
        let layout = HFlowLayout(
            horizontalAlignment: .center, verticalAlignment: .top, horizontalSpacing: 10, verticalSpacing: 5)
        expectEqual(boxes(layout { wide }, width: 100), expected)
    }

    // Columns of 90 and 30, the second of which ends where the first does.
    @Test func alignmentsOfColumns() {
        let expected = [rect(0, 0, 10, 40), rect(0, 50, 20, 40), rect(25, 60, 10, 30)]
        let view = VFlow(
            horizontalAlignment: .leading, verticalAlignment: .bottom, horizontalSpacing: 5,
            verticalSpacing: 10
        ) { high }
        expectEqual(boxes(view, height: 100), expected)
        let layout = VFlowLayout(
            horizontalAlignment: .leading, verticalAlignment: .bottom, horizontalSpacing: 5,
            verticalSpacing: 10)
        expectEqual(boxes(layout { high }, height: 100), expected)
    }

    // MARK: Distribution

    // Also the last line is justified, but has one view.
    @Test func justifiedRows() {
        let expected = [rect(0, 0, 40, 10), rect(60, 0, 40, 20), rect(0, 30, 30, 10)]
        let view = HFlow(alignment: .top, spacing: 10, justified: true) { wide }
        expectEqual(boxes(view, width: 100), expected)
        expectEqual(view.size(width: 100), size(100, 40))
        let layout = HFlowLayout(alignment: .top, itemSpacing: 10, rowSpacing: 10, justified: true)
        expectEqual(boxes(layout { wide }, width: 100), expected)
    }

    @Test func justifiedColumns() {
        let expected = [rect(0, 0, 10, 40), rect(0, 60, 20, 40), rect(30, 0, 10, 30)]
        let view = VFlow(alignment: .leading, spacing: 10, justified: true) { high }
        expectEqual(boxes(view, height: 100), expected)
        let layout = VFlowLayout(alignment: .leading, itemSpacing: 10, columnSpacing: 10, justified: true)
        expectEqual(boxes(layout { high }, height: 100), expected)
    }

    // Three of four views fit on a row; two and two are even.
    @Test func evenRows() {
        let views = ForEach(0..<4) { _ in Box(30, 10) }
        let expected = [rect(0, 0, 30, 10), rect(30, 0, 30, 10), rect(0, 10, 30, 10), rect(30, 10, 30, 10)]
        expectEqual(boxes(HFlow(spacing: 0, distributeItemsEvenly: true) { views }, width: 100), expected)
        let layout = HFlowLayout(itemSpacing: 0, rowSpacing: 0, distributeItemsEvenly: true)
        expectEqual(boxes(layout { views }, width: 100), expected)
    }

    @Test func evenColumns() {
        let views = ForEach(0..<4) { _ in Box(10, 30) }
        let expected = [rect(0, 0, 10, 30), rect(0, 30, 10, 30), rect(10, 0, 10, 30), rect(10, 30, 10, 30)]
        expectEqual(boxes(VFlow(spacing: 0, distributeItemsEvenly: true) { views }, height: 100), expected)
        let layout = VFlowLayout(itemSpacing: 0, columnSpacing: 0, distributeItemsEvenly: true)
        expectEqual(boxes(layout { views }, height: 100), expected)
    }

    // MARK: Line limits

    // The second row is hidden, and takes no space.
    @Test func aLayoutWithALimit() {
        let view = HFlowLayout(alignment: .topLeading, spacing: 10).withMaxLines(1)({ wide })
        expectEqual(view.size(width: 100), size(90, 20))
        expectEqual(boxes(view, width: 100), [rect(0, 0, 40, 10), rect(50, 0, 40, 20)])
        expectEqual(VFlowLayout(spacing: 10).withMaxLines(1)({ high }).size(height: 100), size(20, 90))
        expectEqual(HFlowLayout(spacing: 10).withMaxLines(nil)({ wide }).size(width: 100), size(90, 40))
    }

    // MARK: Views

    // 100 leave 40 beside two views of 30: a third and two thirds, or all for one of them.
    @Test func flexibility() {
        func widths(_ first: FlexibilityBehavior, _ second: FlexibilityBehavior) -> [CGFloat] {
            let flow = HFlow(spacing: 0) {
                Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: .infinity).flexibility(first)
                Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: .infinity).flexibility(second)
            }
            return boxes(flow, width: 100).map(\.width)
        }
        expectEqual(widths(.minimum, .minimum), [30, 30])
        expectEqual(widths(.minimum, .natural), [30, 70])
        expectEqual(widths(.natural, .natural), [50, 50])
        expectEqual(widths(.grow(0), .grow(2)), [30, 70])
        expectEqual(widths(.grow(3), .grow(1)), [60, 40])
        expectEqual(widths(.minimum, .maximum), [30, 100])
    }

    @Test func aViewThatStartsInANewLine() {
        let flow = HFlow(spacing: 0) {
            Box(10, 10)
            Box(20, 10).startInNewLine()
            Box(30, 10).startInNewLine(false)
            LineBreak()
            Box(40, 10)
        }
        expectEqual(
            boxes(flow, width: 100).filter { $0.width > 0 },
            [
                rect(0, 0, 10, 10), rect(0, 10, 20, 10), rect(20, 10, 30, 10), rect(0, 20, 40, 10),
            ])
    }

    // MARK: Both modules

    // Where both modules have a call, it means what it means in FlowLayouts.
    @Test func callsOfFlowLayoutsStayWhatTheyAre() {
        let leading = [rect(0, 5, 40, 10), rect(48, 0, 40, 20), rect(0, 28, 30, 10)]
        expectEqual(boxes(HFlow { wide }, width: 100), leading)
        expectEqual(boxes(HFlow(itemSpacing: nil, rowSpacing: nil) { wide }, width: 100), leading)
        expectEqual(boxes(HFlowLayout() { wide }, width: 100), leading)
        expectEqual(boxes(FlowLayout(itemSpacing: nil, rowSpacing: nil) { wide }, width: 100), leading)
        let top = [rect(0, 0, 40, 10), rect(50, 0, 40, 20), rect(0, 30, 30, 10)]
        expectEqual(boxes(HFlow(alignment: .top, spacing: 10) { wide }, width: 100), top)
        expectEqual(boxes(FlowLayout(alignment: .topLeading, spacing: 10) { wide }, width: 100), top)
        expectEqual(boxes(FlowLayout(alignment: .top, spacing: 10) { wide }, width: 100), top)
        let columns = [rect(0, 0, 10, 40), rect(0, 50, 20, 40), rect(30, 0, 10, 30)]
        expectEqual(boxes(VFlow(alignment: .leading, spacing: 10) { high }, height: 100), columns)
        expectEqual(boxes(VFlowLayout(alignment: .topLeading, spacing: 10) { high }, height: 100), columns)
        expectEqual(boxes(VFlow { high }, height: 100), boxes(VFlowLayout() { high }, height: 100))
    }
}
