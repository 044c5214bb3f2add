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

    // MARK: Line limits

    // The second row is hidden, and takes no space.
    @Test func aLayoutWithALimit() {
        let view = HFlowLayout(alignment: .top, itemSpacing: 10, rowSpacing: 10).withMaxLines(1)({ wide })
        expectEqual(view.size(width: 100), size(90, 20))
        expectEqual(boxes(view, width: 100), [rect(0, 0, 40, 10), rect(50, 0, 40, 20)])
        expectEqual(VFlowLayout(itemSpacing: 10).withMaxLines(1)({ high }).size(height: 100), size(20, 90))
        expectEqual(
            HFlowLayout(itemSpacing: 10, rowSpacing: 10).withMaxLines(nil)({ wide }).size(width: 100),
            size(90, 40))
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

    // MARK: Flexibility

    // 100 leave 50 beside 20, 20 and a text of 10.
    @Test func viewsTakeWhatTheirRowLeaves() {
        let views = Group {
            Color.red.frame(idealWidth: 20, maxWidth: .infinity).frame(height: 10)
            Color.red.frame(idealWidth: 20, maxWidth: .infinity).frame(height: 10)
            Box(10, 10)
        }
        expectEqual(boxes(HFlow(spacing: 0) { views }, width: 100).map(\.width), [45, 45, 10])
        expectEqual(boxes(HFlowLayout(itemSpacing: 0) { views }, width: 100).map(\.width), [45, 45, 10])
        expectEqual(
            boxes(HFlow(spacing: 0) { views }.growsItems(false).flexibility(.minimum), width: 100)
                .map(\.width), [20, 20, 10])
    }

    // An end of its own keeps a view from filling its row, and one without an end is as high as the row, unless it has an
    // alignment of its own.
    @Test(arguments: [20, 70] as [CGFloat]) func viewsAreAsHighAsTheyCanBe(idealWidth: CGFloat) {
        func fields(_ maxHeight: CGFloat?, _ alignment: FlowItemAlignment? = nil) -> [CGRect] {
            let flow = HFlow(spacing: 0) {
                Color.red.frame(idealWidth: idealWidth, idealHeight: 10, maxHeight: maxHeight)
                    .flowAlignment(alignment)
                Box(10, 40)
            }
            return boxes(flow, width: 100)
        }
        expectEqual(fields(.infinity), [rect(0, 0, 90, 40), rect(90, 0, 10, 40)])
        expectEqual(fields(30), [rect(0, 5, 90, 30), rect(90, 0, 10, 40)])
        expectEqual(fields(60), [rect(0, 0, 90, 60), rect(90, 10, 10, 40)])
        for height in [.infinity, 30, 60] as [CGFloat] {
            expectEqual(fields(height, .bottom), [rect(0, 30, 90, 10), rect(90, 0, 10, 40)])
        }
    }

    @Test func flexibilityOfAWholeFlow() {
        let flow = HFlow(spacing: 0) {
            Color.red.frame(idealWidth: 20, maxWidth: .infinity).frame(height: 10)
            Color.red.frame(idealWidth: 20, maxWidth: .infinity).frame(height: 10).flexibility(.natural)
            Box(10, 10)
        }
        expectEqual(boxes(flow.flexibility(.minimum), width: 100).map(\.width), [20, 70, 10])
        expectEqual(boxes(flow.padding().flexibility(.minimum), width: 132).map(\.width), [20, 70, 10])
        expectEqual(
            boxes(flow.flexibility(.maximum), width: 100),
            [rect(0, 0, 100, 10), rect(0, 10, 90, 10), rect(90, 10, 10, 10)])
        let inside = VStack(spacing: 0) { flow }.flexibility(.minimum)
        expectEqual(boxes(inside, width: 100).map(\.width), [20, 70, 10])
    }

    @Test func aViewThatDoesNotFillItsLineSharesItAlsoInAFlowWhoseViewsDo() {
        let flow = HFlow(spacing: 0) {
            Color.red.frame(idealWidth: 20, maxWidth: .infinity).frame(height: 10).flowFillsLine(false)
            Box(10, 10)
        }
        expectEqual(
            boxes(flow.flexibility(.maximum), width: 100), [rect(0, 0, 90, 10), rect(90, 0, 10, 10)])
    }

    // A view without an end takes a row of its own; one with an end, or of a fixed size, does not.
    @Test func aMaximumThatAViewCannotReach() {
        let flow = HFlow(spacing: 0) {
            Box(10, 10)
            Box(20, 10).flexibility(.maximum)
            Color.red.frame(idealWidth: 20, maxWidth: .infinity).frame(height: 10).flexibility(.maximum)
            Spacer().flexibility(.minimum)
            Box(30, 10)
        }
        expectEqual(
            boxes(flow, width: 100),
            [rect(0, 0, 10, 10), rect(10, 0, 20, 10), rect(0, 10, 100, 10), rect(8, 20, 30, 10)])
    }

    // MARK: Modifiers around a flow

    @Test func limitsAndSeparatorsComeFromAround() {
        let flow = HFlow(alignment: .top, spacing: 10) { wide }
        func shown(_ view: some View) -> [CGRect] { boxes(view, width: 100).filter { $0.minX >= 0 } }
        let expected = [rect(0, 0, 40, 10), rect(50, 0, 40, 20)]
        expectEqual(shown(flow.padding(0).maxLines(1)), expected)
        // What comes directly after the flow counts first.
        expectEqual(shown(flow.maxLines(2).padding(0).maxLines(1)).count, 3)
        expectEqual(shown(flow.maxLines(nil).padding(0).maxLines(1)).count, 3)
        let layout = HFlowLayout(alignment: .top, spacing: 10).withMaxLines(2)
        expectEqual(shown(layout { wide }.padding(0).maxLines(1)).count, 3)
        // Another limit of the flow is a further one.
        expectEqual(shown(flow.hidesOverflow().padding(0).maxLines(1)), expected)
        expectEqual(shown(flow.hidesOverflow(false).maxViews(1).padding(0).maxLines(1)), [expected[0]])
        func overflowWidth(_ view: some View) -> CGFloat? {
            host(view, width: 100).frames.frames(named: "Text").last?.width
        }
        expectEqual(overflowWidth(flow.padding(0).maxLines(1) { Text("+\($0)") }), 12)
        expectEqual(overflowWidth(flow.maxLines(1).padding(0).maxLines(2) { Text("+\($0)") }), 12)
        let own = flow.maxLines(1) { _ in Text("more") }
        expectEqual(overflowWidth(own.padding(0).maxLines(2) { Text("+\($0)") }), 24)
        let separated = VStack(spacing: 0) { flow }
            .itemSeparator { Color.blue.frame(width: 2) }.lineSeparator { Divider() }
        let frames = host(separated, width: 110).frames
        expectEqual(frames.frames(named: "Divider"), [rect(0, 30, 102, 1)])
        let ownSeparators = flow.itemSeparator { Text("·") }.lineSeparator { Text("-") }.padding(0)
        expectEqual(
            host(ownSeparators.itemSeparator { Divider() }.lineSeparator { Divider() }, width: 110).dividers,
            [])
    }

    // Flows in the views have limits of their own, but are as flexible.
    @Test func limitsAreNotPassedOn() {
        let column = VFlow(spacing: 0) {
            Box(10, 10)
            Box(20, 10).startInNewLine()
        }
        let flow = HFlow(spacing: 0) { column }
        expectEqual(boxes(flow.padding(0).maxLines(1), width: 100, height: 100).map(\.width), [10, 20])
        let lazy = LazyHFlow(data: [Tag(id: 0)], spacing: 0) { _ in column }
        expectEqual(
            boxes(ScrollView { lazy }.maxLines(1), width: 100, height: 100).map(\.width), [10, 20])
    }

    // Also with what is around them.
    @Test func columnsAreRowsWithBothAxesExchanged() {
        let changes: [(AnyView) -> AnyView] = [
            { $0 }, { AnyView($0.flexibility(.minimum)) }, { AnyView($0.flexibility(.maximum)) },
            { AnyView($0.maxLines(1)) }, { AnyView($0.maxLines(1) { Box(CGFloat($0), CGFloat($0)) }) },
            { AnyView($0.itemSeparator { Divider() }) }, { AnyView($0.lineSeparator { Divider() }) },
        ]
        for (number, change) in changes.enumerated() {
            func frames(_ axis: Axis) -> [CGRect] {
                func box(_ length: CGFloat, _ thickness: CGFloat) -> Box {
                    let size = CGSize(length: length, thickness: thickness, axis: axis)
                    return Box(size.width, size.height)
                }
                let field =
                    axis == .horizontal
                    ? Color.red.frame(idealWidth: 20, maxWidth: .infinity, idealHeight: 10, maxHeight: 15)
                    : Color.red.frame(idealWidth: 10, maxWidth: 15, idealHeight: 20, maxHeight: .infinity)
                let inner = Group {
                    field; box(10, 10)
                }
                let views = Group {
                    box(30, 20)
                    field
                    switch axis {
                    case .horizontal: HFlow(spacing: 5) { inner }
                    case .vertical: VFlow(spacing: 5) { inner }
                    }
                    box(60, 10)
                }
                let flow =
                    axis == .horizontal
                    ? AnyView(HFlow(alignment: .bottom, spacing: 5, justified: true) { views })
                    : AnyView(VFlow(alignment: .trailing, spacing: 5, justified: true) { views })
                let size = CGSize(length: 120, thickness: 100, axis: axis)
                return host(change(flow), width: size.width, height: size.height).frames(along: axis)
            }
            expectEqual(frames(.vertical), frames(.horizontal), "\(number)")
        }
    }

    // MARK: Layouts

    @Test func aFlowWithoutViewsIsALayout() {
        let layout = AnyLayout(HFlow(alignment: .top, spacing: 10))
        let expected = [rect(0, 0, 40, 10), rect(50, 0, 40, 20), rect(0, 30, 30, 10)]
        expectEqual(boxes(layout { wide }, width: 100), expected)
        let columns = AnyLayout(
            VFlow(horizontalAlignment: .leading, verticalAlignment: .top, verticalSpacing: 10))
        expectEqual(boxes(columns { high }, height: 100).map(\.minY), [0, 50, 0])
    }

    // MARK: Lazy flows

    private struct Tag: Identifiable {
        let id: Int
    }

    @Test func lazyFlows() {
        let tags = (0..<3).map { Tag(id: $0) }
        let rows = LazyHFlow(data: tags, alignment: .top, spacing: 10, justified: true) { tag in
            Box(40, tag.id == 2 ? 10 : 20)
        }
        let justified = [rect(0, 0, 40, 20), rect(60, 0, 40, 20), rect(0, 30, 40, 10)]
        expectEqual(boxes(ScrollView { rows }, width: 100, height: 100), justified)
        let views = LazyHFlow(
            horizontalAlignment: .trailing, verticalAlignment: .top, horizontalSpacing: 10,
            verticalSpacing: 10
        ) {
            ForEach(tags) { tag in Box(40, tag.id == 2 ? 10 : 20) }
        }
        let trailing = [rect(10, 0, 40, 20), rect(60, 0, 40, 20), rect(60, 30, 40, 10)]
        expectEqual(boxes(ScrollView { views }, width: 100, height: 100), trailing)
        let columns = LazyVFlow(data: tags, itemSpacing: 10, columnSpacing: 5) { _ in Box(20, 40) }
        expectEqual(
            boxes(ScrollView(.horizontal) { columns }, width: 100, height: 100),
            [rect(0, 0, 20, 40), rect(0, 50, 20, 40), rect(25, 0, 20, 40)])
    }

    @Test func viewsOfLazyFlowsAreFlexible() {
        let tags = (0..<2).map { Tag(id: $0) }
        let flow = LazyHFlow(data: tags, spacing: 0) { _ in
            Color.red.frame(idealWidth: 20, maxWidth: .infinity).frame(height: 10)
        }
        expectEqual(boxes(ScrollView { flow }, width: 100, height: 100).map(\.width), [50, 50])
        let rigid = ScrollView { flow }.flexibility(.minimum)
        expectEqual(boxes(rigid, width: 100, height: 100).map(\.width), [20, 20])
        let views = LazyHFlow(spacing: 0) {
            ForEach(tags) { _ in Color.red.frame(idealWidth: 20, maxWidth: .infinity).frame(height: 10) }
        }
        expectEqual(boxes(ScrollView { views }, width: 100, height: 100).map(\.width), [50, 50])
        expectEqual(
            boxes(ScrollView { views }.flexibility(.minimum), width: 100, height: 100).map(\.width), [20, 20])
    }
}
