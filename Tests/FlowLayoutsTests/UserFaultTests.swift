import Expectations
import FlowLayouts
import Testing

/// Faults that users have found in other flow layouts, where no other test of this module has them.
@MainActor
@Suite(.inBothModes) struct UserFaultTests {
    // Elsewhere the work grows with the square of the number of views where nothing ends their line.
    @Test(arguments: [nil, CGFloat.infinity], FlowLineBreaking.allCases)
    func withoutALimitEachViewIsAskedOnce(width: CGFloat?, breaking: FlowLineBreaking) {
        for flow in [FlowLayout(), FlowLayout(spacing: 8), FlowLayout().columns(.uniform)] {
            for distribution in FlowDistribution.allCases {
                for count in [100, 200] {
                    let children = (0..<count).map { box(CGFloat($0 % 7), 20) }
                    let pass = Pass(flow.lineBreaking(breaking).distribution(distribution), children)
                    pass.place(width: width)
                    let questions = children.reduce(0) { $0 + $1.measurements.count }
                    expectEqual(questions, count, "\(distribution)")
                }
            }
        }
    }

    // Without a limit the flow is one column of 40 × 140, which the frame cuts to 60. It learns so when
    // it is placed, and takes three columns.
    @Test func columnsUnderAMaximalHeightInAVerticalScrollView() {
        let view = ScrollView {
            VFlow(spacing: 10) { ForEach(0..<5) { _ in Box(40, 20) } }
                .frame(maxHeight: 60, alignment: .topLeading)
        }
        let frames = host(view, width: 200, height: 300).frames
        expectEqual(frames.frames(named: "VFlowLayout"), [rect(0, 0, 140, 50)])
        expectEqual(
            picture(frames.frames(named: "Color")),
            """
            AAAA.CCCC.EEEE
            AAAA.CCCC.EEEE
            ..............
            BBBB.DDDD.....
            BBBB.DDDD.....
            """)
    }

    // A color is 10 × 10 where nothing else is asked of it.
    @Test(arguments: [(nil, 10), (CGFloat.infinity, 10), (100, 80)] as [(CGFloat?, CGFloat)])
    func anInfinitelyFlexibleViewIsFinite(width: CGFloat?, grown: CGFloat) {
        let flow = HFlow(spacing: 10) {
            Color.red
            Color.red.flowGrow()
        }
        expectEqual(
            boxes(flow, width: width, height: .infinity), [rect(0, 0, 10, 10), rect(20, 0, grown, 10)])
    }

    @Test(arguments: FlowDistribution.allCases)
    func noOptionMakesAPlaceInfinite(distribution: FlowDistribution) {
        let flow = HFlow(spacing: 10) {
            Color.red.flowGrow().flowShrink()
            Color.red.flowFillsLine()
            Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).flowAlignment(.stretch)
        }
        .distribution(distribution).lineDistribution(.stretch).sizing(.fill).shrinksBeforeBreaking()
        .reversesItems().reversesLines()
        for length in [nil, 0, 100, CGFloat.infinity] {
            for frame in boxes(flow, width: length, height: length) {
                #expect([frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { $0.isFinite })
            }
        }
    }

    // 120 is offered although 60 are enough: the row stays as high as the views ideally are.
    @Test func aRowIsAsHighAsItsViewsIdeallyAre() {
        let flow = HFlow(spacing: 10) {
            Color.red.frame(width: 40).frame(minHeight: 5, idealHeight: 20, maxHeight: 100)
            Color.red.frame(minWidth: 10, idealWidth: 40, maxWidth: .infinity)
                .frame(minHeight: 5, idealHeight: 15, maxHeight: .infinity).flowGrow()
        }
        expectEqual(flow.size(width: 100, height: 120), size(100, 20))
        expectEqual(
            boxes(flow, width: 100, height: 120), [rect(0, 0, 40, 20), rect(50, 2.5, 50, 15)])
    }

    @Test func aLineBreakBeforeAWideViewTakesNoRoom() {
        let flow = HFlow(spacing: 10) {
            LineBreak()
            Box(300, 20)
            LineBreak()
        }
        expectEqual(boxes(flow, width: 100).filter { $0.width > 0 }, [rect(0, 0, 300, 20)])
        expectEqual(flow.size(width: 100), size(300, 20))
    }

    // Offered 100, the inner flow's three boxes are below each other in the 50 beside the first.
    @Test func aFlowInAFlowTakesWhatIsLeft() {
        let flow = HFlow(alignment: .top, spacing: 10) {
            Box(40, 20)
            HFlow(spacing: 10) { ForEach(0..<3) { _ in Box(40, 20) } }.flowShrink()
        }
        .shrinksBeforeBreaking()
        expectEqual(
            boxes(flow, width: 100),
            [
                rect(0, 0, 40, 20), rect(50, 0, 40, 20), rect(50, 30, 40, 20), rect(50, 60, 40, 20),
            ])
    }

    @Test func reversedRowsFromRightToLeftBeginAtTheLeft() {
        let flow = HFlow(spacing: 10) {
            Box(40, 20); Box(30, 20); Box(20, 20)
        }
        .reversesItems()
        expectEqual(
            boxes(flow, width: 90, direction: .rightToLeft),
            [
                rect(0, 0, 40, 20), rect(50, 0, 30, 20), rect(0, 30, 20, 20),
            ])
    }

    // Slots of (100 − 10) / 2, the first at the right.
    @Test func columnsFromRightToLeft() {
        let flow = HFlow(spacing: 10) {
            Box(40, 20); Box(30, 20); Box(20, 20)
        }
        .columns(2)
        expectEqual(
            boxes(flow, width: 100, direction: .rightToLeft),
            [
                rect(57.5, 0, 40, 20), rect(7.5, 0, 30, 20), rect(67.5, 30, 20, 20),
            ])
    }

    /// Offers each row its width and no height, asks each once and gives it just what it answered.
    private struct Rows: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let row = ProposedViewSize(width: proposal.width, height: nil)
            return CGSize(
                width: proposal.width ?? 0,
                height: subviews.reduce(0) { $0 + $1.sizeThatFits(row).height })
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            var y = bounds.minY
            for subview in subviews {
                let size = subview.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
                subview.place(
                    at: CGPoint(x: bounds.minX, y: y),
                    proposal: ProposedViewSize(width: bounds.width, height: size.height))
                y += size.height
            }
        }
    }

    // Rows of 40 + 10 + 40; "aaa bbb" wraps in 30 for its own row of columns.
    @Test func rowsOfAListHaveTheirHeightAtOnce() {
        let view = Rows() {
            FlowLayout(spacing: 10) { ForEach(0..<3) { _ in Box(40, 20) } }
            HFlow(spacing: 0) {
                Text("aaa bbb"); Text("c"); Text("d")
            }.columns(3)
            Box(10, 10)
        }
        let frames = host(view, width: 90).frames
        expectEqual(frames.frames(named: "HFlowLayout"), [rect(0, 0, 90, 50), rect(0, 50, 90, 24)])
        expectEqual(frames.frames(named: "Color").last, rect(0, 74, 10, 10))
        expectEqual(frames.frame.size, size(90, 84))
    }
}

/// Justified flows, in which others lose an alignment or report a size that they do not have.
@MainActor
@Suite(.inBothModes) struct JustifiedFaultTests {
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

/// Views that come, go and change their size while their flow is on the screen.
@MainActor
@Suite(.inBothModes) struct ChangingContentTests {
    private struct Item: Identifiable {
        let id: String
        let width: CGFloat
    }

    private final class Handle { var items: Binding<[Item]>? }

    private struct Content: View {
        @State var items = [Item(id: "a", width: 40), Item(id: "b", width: 40), Item(id: "c", width: 20)]
        let handle: Handle

        var body: some View {
            let _ = handle.items = $items
            HFlow(spacing: 10) {
                ForEach(items) { Box($0.width, 20).flowShrink() }
            }
            .lineBreaking(.balanced)
            .shrinksBeforeBreaking()
        }
    }

    private let handle = Handle()

    @Test func anElementKeepsItsIdAndChangesItsSize() {
        let view = host(Content(handle: handle), width: 100)
        _ = view.update()
        handle.items?.wrappedValue[1] = Item(id: "b", width: 90)
        expectEqual(view.frames.frame(id: "a"), rect(0, 0, 40, 20))
        expectEqual(view.frames.frame(id: "b"), rect(0, 30, 90, 20))
        expectEqual(view.frames.frame(id: "c"), rect(0, 60, 20, 20))
        #expect(view.update().allSatisfy { !$0.isInsertion && !$0.isRemoval })
    }

    @Test func allElementsAreDeletedAndOneIsAdded() {
        let view = host(Content(handle: handle), width: 100)
        _ = view.update()
        handle.items?.wrappedValue = []
        expectEqual(view.frames.frames(named: "HFlowLayout").map(\.size), [.zero])
        handle.items?.wrappedValue = [Item(id: "d", width: 30)]
        expectEqual(view.frames.frames(named: "HFlowLayout").map(\.size), [size(30, 20)])
        expectEqual(view.frames.frame(id: "d")?.size, size(30, 20))
    }

    @Test func anElementIsAddedBetweenOthers() {
        let view = host(Content(handle: handle), width: 100)
        _ = view.update()
        handle.items?.wrappedValue.insert(Item(id: "d", width: 50), at: 1)
        expectEqual(view.frames.frame(id: "a"), rect(0, 0, 40, 20))
        expectEqual(view.frames.frame(id: "d"), rect(50, 0, 50, 20))
        expectEqual(view.frames.frame(id: "b"), rect(0, 30, 40, 20))
        expectEqual(view.frames.frame(id: "c"), rect(50, 30, 20, 20))
    }
}
