import Expectations
import LazyFlowLayouts
import Testing

/// A flow inside other views, and other views inside a flow.
@MainActor
@Suite(.inBothModes) struct ContainerTests {
    /// Five boxes of 40 × 20.
    private let content = ForEach(0..<5) { _ in Box(40, 20) }

    @Test func underPadding() {
        let view = FlowLayout(spacing: 10) { content }.padding(5)
        expectEqual(view.size(width: 100), size(100, 90))
        expectEqual(
            boxes(view, width: 100),
            [
                rect(5, 5, 40, 20), rect(55, 5, 40, 20), rect(5, 35, 40, 20), rect(55, 35, 40, 20),
                rect(5, 65, 40, 20),
            ])
    }

    @Test func underAMaximalWidth() {
        let view = FlowLayout(spacing: 10) { content }.frame(maxWidth: 100, alignment: .leading)
        expectEqual(view.size(width: 300), size(100, 80))
        expectEqual(boxes(view, width: 300).map(\.minY), [0, 0, 30, 30, 60])
    }

    @Test func underAMaximalHeight() {
        let view = VFlow(spacing: 10) { content }.frame(maxHeight: 60, alignment: .top)
        expectEqual(view.size(height: 300), size(140, 60))
        expectEqual(
            picture(boxes(view, height: 300)),
            """
            AAAA.CCCC.EEEE
            AAAA.CCCC.EEEE
            ..............
            BBBB.DDDD.....
            BBBB.DDDD.....
            """)
    }

    // The height is the flow's own, whatever the width: no reading of geometry, no second pass.
    @Test func inAVerticalScrollView() {
        let view = ScrollView { FlowLayout(spacing: 10) { content } }
        expectEqual(boxes(view, width: 100, height: 50).last, rect(0, 60, 40, 20))
        expectEqual(view.size(width: 100, height: 50), size(90, 50))
    }

    @Test func inAHorizontalScrollViewThereIsOneRow() {
        let view = ScrollView(.horizontal) { FlowLayout(spacing: 10) { content } }
        expectEqual(boxes(view, width: 100, height: 50).map(\.minX), [0, 50, 100, 150, 200])
    }

    @Test func columnsInAHorizontalScrollView() {
        let view = ScrollView(.horizontal) { VFlow(spacing: 10) { content } }
        expectEqual(boxes(view, width: 100, height: 50).map(\.minX), [0, 0, 50, 50, 100])
        expectEqual(boxes(view, width: 100, height: 50).map(\.minY), [0, 30, 0, 30, 0])
    }

    // In CollectionView's first version, two of them lay on top of each other.
    @Test func twoInOneScrollView() {
        let view = ScrollView {
            VStack(alignment: .leading, spacing: 10) {
                FlowLayout(spacing: 10) { content }
                FlowLayout(spacing: 10) { content }
            }
        }
        let frames = host(view, width: 100, height: 50).frames.frames(named: "HFlowLayout")
        expectEqual(frames, [rect(0, 0, 90, 80), rect(0, 90, 90, 80)])
    }

    // The inner flow is a child of 90 × 50, too wide for the space beside the box.
    @Test func inAnotherFlow() {
        let view = FlowLayout(spacing: 10) {
            Box(40, 20)
            FlowLayout(spacing: 10) { ForEach(0..<3) { _ in Box(40, 20) } }
        }
        expectEqual(view.size(width: 100), size(90, 80))
        expectEqual(
            boxes(view, width: 100),
            [
                rect(0, 0, 40, 20), rect(0, 30, 40, 20), rect(50, 30, 40, 20), rect(0, 60, 40, 20),
            ])
    }

    @Test func besideAFlexibleView() {
        let view = HStack(alignment: .top, spacing: 10) {
            FlowLayout(spacing: 10) { content }
            Spacer(minLength: 0)
        }
        expectEqual(boxes(view, width: 110).map(\.minY), [0, 0, 30, 30, 60])
    }

    @Test func asAnyLayout() {
        let layouts = [AnyLayout(FlowLayout(spacing: 10)), AnyLayout(VStackLayout(spacing: 10))]
        expectEqual(layouts[0]({ content }).size(width: 100), size(90, 80))
        expectEqual(layouts[1]({ content }).size(width: 100), size(40, 140))
    }

    @Test func aStackBecomesAFlowAndBack() {
        let view = host(AnyLayout(HStackLayout(spacing: 10)) { content }, width: 100)
        expectEqual(view.frames.frame.size, size(240, 20))
        view.rootView = AnyLayout(FlowLayout(spacing: 10)) { content }
        expectEqual(view.frames.frame.size, size(90, 80))
        #expect(view.update().filter(\.isRemoval).isEmpty)
        view.rootView = AnyLayout(ZStackLayout()) { content }
        expectEqual(view.frames.frame.size, size(40, 20))
        view.rootView = AnyLayout(HStackLayout(spacing: 10)) { content }
        #expect(view.update().allSatisfy { !$0.isInsertion })
        expectEqual(view.frames.frame.size, size(240, 20))
    }

    // The background reaches as far as the longest row, not as far as what was offered.
    @Test func aBackgroundIsAsWideAsTheLongestRow() {
        let view = FlowLayout(spacing: 10) { Box(40, 20) }.background(Rectangle())
        expectEqual(host(view, width: 100).frames.frames(named: "Rectangle"), [rect(0, 0, 40, 20)])
    }

    // "aaa bbb ccc" is 66 wide in one line; in 50 there is space for "aaa bbb".
    @Test func aLongTextWrapsInsideTheFlow() {
        let view = FlowLayout(spacing: 10) {
            Text("aaa bbb ccc")
            Text("ddd")
        }
        let texts = host(view, width: 50).frames.frames(named: "Text")
        expectEqual(texts, [rect(0, 0, 42, 24), rect(0, 34, 18, 12)])
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

    // Offered 100, the inner flow's three boxes are below each other in the 50 beside the first.
    @Test func aFlowInAFlowTakesWhatIsLeft() {
        let flow = HFlow(alignment: .top, spacing: 10) {
            Box(40, 20)
            HFlow(spacing: 10) { ForEach(0..<3) { _ in Box(40, 20) } }.flowShrink()
        }
        .wrapping(.smallest)
        expectEqual(
            boxes(flow, width: 100),
            [
                rect(0, 0, 40, 20), rect(50, 0, 40, 20), rect(50, 30, 40, 20), rect(50, 60, 40, 20),
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

/// Rows and columns from right to left: rule 9.
@MainActor
@Suite(.inBothModes) struct RightToLeftTests {
    private let content = Group {
        Box(40, 20)
        Box(30, 20)
        Box(20, 20)
    }

    @Test func rowsAreMirroredOnce() {
        let view = FlowLayout(spacing: 10) { content }
        expectEqual(
            boxes(view, width: 90, direction: .rightToLeft),
            [
                rect(40, 0, 40, 20), rect(0, 0, 30, 20), rect(60, 30, 20, 20),
            ])
    }

    @Test func columnsGoFromRightToLeft() {
        let view = VFlow(alignment: .leading, spacing: 10) { content }
        expectEqual(
            boxes(view, height: 50, direction: .rightToLeft),
            [
                rect(30, 0, 40, 20), rect(40, 30, 30, 20), rect(0, 0, 20, 20),
            ])
    }

    @Test func trailingLinesEndAtTheLeft() {
        let view = HFlow(spacing: 10) { content }.rowAlignment(.trailing)
        expectEqual(boxes(view, width: 90, direction: .rightToLeft).last, rect(0, 30, 20, 20))
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
}

/// What initializers and modifiers mean.
@MainActor
@Suite(.inBothModes) struct FlowViewTests {
    private let content = Group {
        Box(40, 10)
        Box(40, 20)
        Box(20, 10)
    }

    @Test func aRowIsCenteredLikeAnHStack() {
        expectEqual(
            boxes(HFlow(spacing: 10) { content }, width: 100),
            [
                rect(0, 5, 40, 10), rect(50, 0, 40, 20), rect(0, 30, 20, 10),
            ])
    }

    @Test func aColumnIsCenteredLikeAVStack() {
        expectEqual(
            boxes(VFlow(spacing: 10) { content }, height: 40),
            [
                rect(0, 0, 40, 10), rect(0, 20, 40, 20), rect(50, 0, 20, 10),
            ])
    }

    @Test func rowsHaveASpacingAndAnAlignmentOfTheirOwn() {
        let flow = HFlow(alignment: .bottom, itemSpacing: 10, rowSpacing: 4) { content }
            .rowAlignment(.trailing)
        expectEqual(
            boxes(flow, width: 100), [rect(0, 10, 40, 10), rect(50, 0, 40, 20), rect(70, 24, 20, 10)])
    }

    @Test func columnsHaveASpacingAndAnAlignmentOfTheirOwn() {
        let flow = VFlow(alignment: .trailing, itemSpacing: 10, columnSpacing: 4) { content }
            .columnAlignment(.bottom)
        expectEqual(
            boxes(flow, height: 40), [rect(0, 0, 40, 10), rect(0, 20, 40, 20), rect(44, 30, 20, 10)])
    }

    // Rows of 40 and 40, and of 20: their lower views are in the middle of 20.
    @Test func layoutsAndViewsCenterViewsInTheirRowAlike() {
        let expected = [rect(0, 5, 40, 10), rect(50, 0, 40, 20), rect(0, 30, 20, 10)]
        expectEqual(boxes(FlowLayout(spacing: 10) { content }, width: 100), expected)
        expectEqual(boxes(FlowLayout(itemSpacing: 10, rowSpacing: 10) { content }, width: 100), expected)
        expectEqual(boxes(HFlow(spacing: 10) { content }, width: 100), expected)
    }

    // Columns of 10 and 20, and of 10: views are 40, 40 and 20 wide.
    @Test func layoutsAndViewsCenterViewsInTheirColumnAlike() {
        let narrowFirst = Group {
            Box(20, 10)
            Box(40, 20)
            Box(20, 10)
        }
        let expected = [rect(10, 0, 20, 10), rect(0, 20, 40, 20), rect(50, 0, 20, 10)]
        expectEqual(boxes(VFlowLayout(spacing: 10) { narrowFirst }, height: 40), expected)
        expectEqual(
            boxes(VFlowLayout(itemSpacing: 10, columnSpacing: 10) { narrowFirst }, height: 40), expected)
        expectEqual(boxes(VFlow(spacing: 10) { narrowFirst }, height: 40), expected)
    }

    @Test func modifiersApplyToLayoutsAndViewsAlike() {
        let expected = [rect(0, 0, 40, 10), rect(50, 0, 40, 20), rect(10, 30, 20, 10)]
        let layout = FlowLayout(alignment: .topLeading, spacing: 10).columns(.uniform)
        expectEqual(boxes(layout { content }, width: 100), expected)
        let flow = HFlow(alignment: .top, spacing: 10) { content }.columns(.uniform)
        expectEqual(boxes(flow, width: 100), expected)
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
                    AnyView(LazyHFlow(size: .estimated, itemSpacing: 2, rowSpacing: 4) { blocks }),
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

    // The same with columns, of which 48 are enough for two.
    @Test func eachSpacingOfColumnsCanBeSetAlone() {
        func frames(_ item: CGFloat, _ column: CGFloat) -> [CGRect] {
            [rect(0, 0, 40, 20), rect(0, 20 + item, 40, 20), rect(40 + column, 0, 40, 20)]
        }
        expectEqual(boxes(VFlow(itemSpacing: 4) { blocks }, height: 48), frames(4, 8))
        expectEqual(boxes(VFlow(columnSpacing: 4) { blocks }, height: 48), frames(8, 4))
        expectEqual(boxes(VFlowLayout(itemSpacing: 4) { blocks }, height: 48), frames(4, 8))
        expectEqual(boxes(VFlowLayout(columnSpacing: 4) { blocks }, height: 48), frames(8, 4))
        expectEqual(boxes(VFlow(spacing: 4, columnSpacing: 2) { blocks }, height: 48), frames(4, 2))
    }
}
