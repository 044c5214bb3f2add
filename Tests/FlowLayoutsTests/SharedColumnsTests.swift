import Expectations
import FlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// As many columns as fit of a least width, and headings that span them.
@MainActor
@Suite(.inBothModes) struct SharedColumnsTests {
    private func card() -> some View {
        Color.red.frame(minWidth: 200, idealWidth: 200, maxWidth: .infinity, minHeight: 20, maxHeight: 20)
            .flowGrow()
    }

    @Test func cardsShareTheWidthInAsManyColumnsAsFit() {
        let flow = HFlow(spacing: 10) { ForEach(0..<4) { _ in card() } }.columns(minimum: 200)
        expectEqual(
            boxes(flow, width: 650),
            [rect(0, 0, 210, 20), rect(220, 0, 210, 20), rect(440, 0, 210, 20), rect(0, 30, 210, 20)])
        expectEqual(flow.size(width: 650), size(650, 50))
        // From the right.
        expectEqual(boxes(flow, width: 650, direction: .rightToLeft).map(\.minX), [440, 220, 0, 440])
    }

    @Test func noColumnIsWiderThanTheMaximum() {
        let flow = HFlow(spacing: 10) { ForEach(0..<4) { _ in card() } }.columns(minimum: 200, maximum: 205)
        expectEqual(boxes(flow, width: 650).map(\.minX), [0, 215, 430, 0])
        expectEqual(boxes(flow, width: 650).map(\.width), [205, 205, 205, 205])
    }

    /// 110 high: three rows of 30 with 10 between them, so that each column has three.
    @Test func columnsOfAVFlowShareItsHeight() {
        let flow = VFlow(spacing: 10) {
            ForEach(0..<4) { _ in
                Color.red.frame(width: 20).frame(minHeight: 10, idealHeight: 10, maxHeight: .infinity)
                    .flowGrow()
            }
        }.columns(minimum: 25)
        expectEqual(
            boxes(flow, width: 100, height: 110),
            [rect(0, 0, 20, 30), rect(0, 40, 20, 30), rect(0, 80, 20, 30), rect(30, 0, 20, 30)])
    }

    // A letter is 6 wide, and 12 high: a column of 60 has ten.
    @Test func textsWrapInTheirColumn() {
        let flow = HFlow(alignment: .top, spacing: 10) {
            Text("a sentence of words").font(.system(size: 10)).id("text")
            Color.red.frame(width: 20, height: 20)
        }.columns(minimum: 60)
        let found = ViewHost(flow, proposal: ProposedViewSize(width: 130, height: nil)).frames.frame(
            id: "text")
        #expect((found?.width ?? .infinity) <= 60)
        expectEqual(found?.height, 24)
    }

    @Test(arguments: [nil, 150] as [CGFloat?])
    func withoutAnEndOrTheSpaceForOneThereIsOneLineOrOneColumn(width: CGFloat?) {
        let flow = HFlow(spacing: 10) { ForEach(0..<2) { _ in card() } }.columns(minimum: 300)
        expectEqual(boxes(flow, width: width).map(\.width), width == nil ? [300, 300] : [200, 200])
        expectEqual(boxes(flow, width: width).map(\.minY), width == nil ? [0, 0] : [0, 30])
    }

    // MARK: Headings

    /// 138 wide: it has 23 letters.
    private func heading() -> some View {
        Text("A heading for all of it").font(.system(size: 10))
    }

    private func frames(of heading: some View, _ columns: FlowColumns, width: CGFloat = 200) -> [CGRect] {
        let flow = HFlow(spacing: 10) {
            heading.flowFillsLine().id(0)
            ForEach(1..<5) { Color.red.frame(width: 40, height: 20).id($0) }
        }.columns(columns)
        let host = ViewHost(flow, proposal: ProposedViewSize(width: width, height: nil))
        return (0..<5).compactMap { host.frames.frame(id: $0) }
    }

    @Test(arguments: [FlowColumns.count(3), .adaptive(minimum: 60)])
    func aHeadingSpansColumnsThatShareTheWidth(columns: FlowColumns) {
        // Three columns of 60.
        let cards = [rect(10, 22, 40, 20), rect(80, 22, 40, 20), rect(150, 22, 40, 20), rect(10, 52, 40, 20)]
        expectEqual(frames(of: heading(), columns), [rect(0, 0, 138, 12)] + cards)
        expectEqual(
            frames(of: heading().frame(maxWidth: .infinity, alignment: .leading), columns),
            [rect(0, 0, 200, 12)] + cards)
    }

    @Test func aHeadingDoesNotDecideHowWideColumnsAre() {
        expectEqual(
            frames(of: heading().frame(maxWidth: .infinity), .uniform),
            [
                rect(0, 0, 200, 12), rect(0, 22, 40, 20), rect(50, 22, 40, 20), rect(100, 22, 40, 20),
                rect(150, 22, 40, 20),
            ])
    }

    /// It wraps in 100: in lines of 16 letters at most.
    @Test(arguments: [FlowColumns.count(2), .uniform, .adaptive(minimum: 40)])
    func aLongHeadingWrapsInTheFlow(columns: FlowColumns) {
        let found = frames(of: heading(), columns, width: 100)
        #expect(found[0].width <= 100)
        expectEqual(found[0].height, 24)
        expectEqual(found[1].minY, 34)
    }
}
