import Expectations
import FlowLayouts
import Testing

/// What modifiers of a flow do to its views.
@MainActor
@Suite(.inBothModes) struct FlowModifierTests {
    private let content = Group {
        Box(40, 10)
        Box(40, 20)
        Box(20, 10)
    }

    private func flow() -> HFlow<some View> {
        HFlow(alignment: .top, spacing: 10) { content }
    }

    @Test func aFlowFillsWhatItIsOffered() {
        expectEqual(flow().size(width: 100), size(90, 40))
        expectEqual(flow().sizing(.fill).size(width: 100), size(100, 40))
        expectEqual(flow().sizing(.fill).size(), size(120, 20))
    }

    @Test(arguments: [
        (FlowDistribution.natural, [0, 50, 0] as [CGFloat]), (.justified, [0, 60, 0]),
        (.spaceBetween, [0, 60, 0]), (.spaceAround, [2.5, 57.5, 40]),
        (.spaceEvenly, [3.333, 56.667, 40]),
    ])
    func itemsAreDistributed(distribution: FlowDistribution, left: [CGFloat]) {
        let frames = boxes(flow().sizing(.fill).distribution(distribution), width: 100)
        #expect(zip(frames, left).allSatisfy { abs($0.minX - $1) < 0.001 })
    }

    // A field of 30 and one of 40 leave 20 of 100, and one of 20 leaves 80.
    @Test(arguments: [
        (FlowLastLine.likeOthers, [0, 60, 0] as [CGFloat], [100, 100] as [CGFloat]),
        (.grows, [0, 60, 0], [100, 100]), (.natural, [0, 60, 0], [100, 20]),
    ])
    func theLastLineIsItsOwn(lastLine: FlowLastLine, left: [CGFloat], ends: [CGFloat]) {
        let growing = HFlow(alignment: .top, spacing: 10) {
            Box(40, 10)
            Color.red.frame(minWidth: 40, idealWidth: 40, maxWidth: .infinity).frame(height: 20).flowGrow()
            Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: .infinity).frame(height: 10).flowGrow()
        }
        let frames = boxes(growing.lastLine(lastLine), width: 100)
        expectEqual([frames[1].maxX, frames[2].maxX], ends)
        // Two boxes of 20 on the last line, at both ends of it or not.
        let spread = HFlow(alignment: .top, spacing: 10) {
            content
            Box(20, 10)
        }
        .sizing(.fill).distribution(.spaceBetween).lastLine(lastLine)
        let last = lastLine == .likeOthers ? 80 : 30 as CGFloat
        expectEqual(boxes(spread, width: 100).map(\.minX), left + [last])
    }

    @Test func atMostSoManyViewsStandOnALine() {
        expectEqual(boxes(flow().maxItemsPerLine(1), width: 100).map(\.minY), [0, 20, 50])
    }

    // Two columns of (100 − 10) / 2.
    @Test func aNumberOfColumnsSharesTheWidth() {
        expectEqual(
            boxes(flow().columns(2), width: 100),
            [
                rect(2.5, 0, 40, 10), rect(57.5, 0, 40, 20), rect(12.5, 30, 20, 10),
            ])
    }

    // Columns of 30: "aaa bbb" is 42 wide, and wraps.
    @Test func aViewWiderThanItsColumnWraps() {
        let flow = HFlow(alignment: .top, spacing: 0) {
            Text("aaa bbb"); Text("c")
        }.columns(2)
        let texts = host(flow, width: 60).frames.frames(named: "Text")
        expectEqual(texts, [rect(6, 0, 18, 24), rect(42, 0, 6, 12)])
    }

    @Test func linesAndItemsAreReversed() {
        expectEqual(
            boxes(flow().reversesLines(), width: 100),
            [
                rect(0, 30, 40, 10), rect(50, 20, 40, 20), rect(0, 0, 20, 10),
            ])
        expectEqual(
            boxes(flow().reversesItems(), width: 100),
            [
                rect(50, 0, 40, 10), rect(0, 0, 40, 20), rect(70, 30, 20, 10),
            ])
    }

    @Test func linesAreEquallyThick() {
        expectEqual(flow().equalizesLines().size(width: 100), size(90, 50))
    }

    // Rows are 20 and 10 high with 10 between them, and 60 remain.
    @Test(arguments: [
        (FlowLineDistribution.start, [0, 30] as [CGFloat]), (.center, [30, 60]), (.end, [60, 90]),
        (.stretch, [0, 60]), (.spaceBetween, [0, 90]), (.spaceAround, [15, 75]), (.spaceEvenly, [20, 70]),
    ])
    func linesAreDistributed(distribution: FlowLineDistribution, top: [CGFloat]) {
        let view = flow().lineDistribution(distribution)
        let frames = boxes(view, width: 100, height: 100)
        expectEqual([frames[0].minY, frames[2].minY], top)
        expectEqual(view.size(width: 100, height: 100).height, (distribution == .start ? 40 : 100))
        // Less space than they need leaves lines where they are.
        expectEqual(boxes(view, width: 100, height: 30).map(\.minY), [0, 0, 30])
    }

    // Greedy rows hold 40 + 10 + 40 and 20; balanced ones 40 and 40 + 10 + 20.
    @Test func linesAreBalanced() {
        expectEqual(boxes(flow(), width: 100).map(\.minY), [0, 0, 30])
        expectEqual(boxes(flow().lineBreaking(.balanced), width: 100).map(\.minY), [0, 20, 20])
    }

    // Two rows are balanced, also where two full ones are needed: 40, and 40 + 10 + 20.
    @Test func thereAreAtLeastSoManyLines() {
        expectEqual(boxes(flow().minLines(1), width: 100).map(\.minY), [0, 0, 30])
        expectEqual(boxes(flow().minLines(2), width: 100).map(\.minY), [0, 20, 20])
        expectEqual(boxes(flow().minLines(2)).map(\.minY), [0, 20, 20])
        expectEqual(boxes(flow().minLines(2), width: 60).map(\.minY), [0, 20, 50])
        expectEqual(boxes(flow().minLines(3), width: 100).map(\.minY), [0, 20, 50])
        // There are no more views.
        expectEqual(boxes(flow().minLines(4), width: 100).map(\.minY), [0, 20, 50])
    }

    // As long as the longer of the two rows: 40 + 10 + 40 + 10 + 20, and 40 + 10 + 40.
    @Test func aFlowThatScrollsAlongItsLinesHasSoMany() {
        let view = ScrollView(.horizontal) {
            HFlow(alignment: .top, spacing: 10) {
                content
                Box(40, 10)
                Box(40, 10)
            }
            .minLines(2)
        }
        let frames = host(view, width: 100, height: 100).frames
        expectEqual(frames.frames(named: "HFlowLayout").map(\.size), [size(120, 40)])
        expectEqual(
            picture(frames.frames(named: "Color")),
            """
            AAAA.BBBB.CC
            .....BBBB...
            ............
            DDDD.EEEE...
            """)
    }

    // A limit comes first: 40 above 40 + 10 + 20 hide nothing.
    @Test func aLimitOnLinesComesBeforeTheFewest() {
        expectEqual(flow().minLines(3).maxLines(2).size(width: 100), size(70, 40))
        expectEqual(flow().minLines(3).maxLines(1).size(), size(120, 20))
        expectEqual(flow().minLines(3).hidesOverflow().size(width: 100, height: 40), size(70, 40))
    }

    @Test func viewsAreStretchedAcrossTheirLine() {
        let flow = HFlow(spacing: 10) {
            Color.red.frame(width: 40).frame(minHeight: 10, maxHeight: .infinity)
            Box(40, 20)
        }
        expectEqual(boxes(flow.stretchesItems(), width: 100), [rect(0, 0, 40, 20), rect(50, 0, 40, 20)])
    }
}

/// What a view in a flow does otherwise than the others.
@MainActor
@Suite(.inBothModes) struct FlowItemTests {
    /// As wide as offered, from 20 on and ideally 40.
    private struct Field: View {
        var body: some View {
            Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: .infinity).frame(height: 10)
        }
    }

    @Test func aViewGrowsIntoWhatItsLineLeaves() {
        let flow = HFlow(spacing: 10) {
            Box(30, 10)
            Field().flowGrow()
            Box(90, 10)
        }
        expectEqual(boxes(flow, width: 100), [rect(0, 0, 30, 10), rect(40, 0, 60, 10), rect(0, 20, 90, 10)])
        expectEqual(flow.size(width: 100), size(100, 30))
    }

    @Test func aViewGrowsNoFurtherThanItCan() {
        let flow = HFlow(spacing: 10) {
            Box(30, 10)
            Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: 50).frame(height: 10).flowGrow()
        }
        expectEqual(boxes(flow, width: 200), [rect(0, 0, 30, 10), rect(40, 0, 50, 10)])
        expectEqual(flow.size(width: 200), size(90, 10))
    }

    @Test func viewsGrowInProportion() {
        let flow = HFlow(spacing: 0) {
            Field().flowGrow(1)
            Field().flowGrow(3)
        }
        expectEqual(boxes(flow, width: 120).map(\.width), [50, 70])
    }

    // Both at 20 would fit beside each other; each gives up half of what 70 is less than 90.
    @Test func viewsShrinkBeforeALineEnds() {
        let flow = HFlow(spacing: 10) {
            Field().flowShrink()
            Field().flowShrink()
        }
        expectEqual(boxes(flow, width: 70).map(\.minY), [0, 20])
        expectEqual(
            boxes(flow.shrinksBeforeBreaking(), width: 70), [rect(0, 0, 30, 10), rect(40, 0, 30, 10)])
    }

    @Test func aTextThatShrinksIsAsHighAsItsLines() {
        let flow = HFlow(alignment: .top, spacing: 0) {
            Text("aaa bbb").flowShrink()
            Box(20, 10)
        }
        let texts = host(flow.shrinksBeforeBreaking(), width: 44).frames.frames(named: "Text")
        expectEqual(texts, [rect(0, 0, 18, 24)])
    }

    // Offered nothing, the text has a letter on each line, and is higher than in its column: 12.
    @Test func aViewThatIsNoShorterWhenOfferedNothingDoesNotShrink() {
        let flow = VFlow(alignment: .leading, spacing: 0) {
            Text("aaa bbb").flowShrink()
            Box(20, 10)
        }
        let view = host(flow, height: 100)
        expectEqual(view.frames.frames(named: "Text"), [rect(0, 0, 42, 12)])
        expectEqual(view.frames.frame.size, size(42, 22))
    }

    // Columns of (100 − 10) / 2. The second view can be as long, and the text no longer than its two words.
    @Test func aViewTakesItsColumn() {
        let flow = HFlow(spacing: 10) {
            Field()
            Field().flowGrow()
            Text("aa bb").flowGrow()
        }
        .columns(2)
        let frames = host(flow, width: 100).frames
        expectEqual(frames.frames(named: "Color"), [rect(2.5, 0, 40, 10), rect(55, 0, 45, 10)])
        expectEqual(frames.frames(named: "Text"), [rect(7.5, 20, 30, 12)])
    }

    @Test func textThatGrowsWithItsColumnIsInTheMiddleOfIt() {
        let flow = HFlow(spacing: 0) {
            Text("aaaaaaaa")
            Text("bb").frame(maxWidth: .infinity).background(Color.red).flowGrow()
        }
        .columns(.uniform)
        let frames = host(flow, width: 100).frames
        expectEqual(frames.frames(named: "Rectangle").first, rect(48, 0, 48, 12))
        expectEqual(frames.frames(named: "Text"), [rect(0, 0, 48, 12), rect(66, 0, 12, 12)])
    }

    @Test func aViewOfHigherPriorityGrowsFirst() {
        let flow = HFlow(spacing: 0) {
            Field().flowGrow()
            Field().flowGrow().layoutPriority(1)
        }
        expectEqual(boxes(flow, width: 120).map(\.width), [40, 80])
    }

    @Test func aViewFillsALine() {
        let flow = HFlow(spacing: 10) {
            Box(30, 10)
            Field().flowFillsLine()
            Box(30, 10)
        }
        expectEqual(boxes(flow, width: 100), [rect(0, 0, 30, 10), rect(0, 20, 100, 10), rect(0, 40, 30, 10)])
    }

    @Test func linesEndWhereAViewSays() {
        let flow = HFlow(spacing: 10) {
            Box(30, 10).flowBreaksAfter()
            Box(30, 10)
            Box(30, 10).flowBreaksBefore()
        }
        expectEqual(boxes(flow, width: 200).map(\.minY), [0, 20, 40])
    }

    @Test func viewsGoToTheNextLineTogether() {
        func flow(_ width: CGFloat, avoids: Bool = true) -> [CGRect] {
            let flow = HFlow(spacing: 10) {
                Box(30, 10)
                Box(30, 10)
                Box(10, 10).flowAvoidsBreakBefore(avoids)
            }
            return boxes(flow, width: width)
        }
        expectEqual(flow(90).map(\.minY), [0, 0, 0])
        expectEqual(flow(80), [rect(0, 0, 30, 10), rect(0, 20, 30, 10), rect(40, 20, 10, 10)])
        expectEqual(flow(80, avoids: false).map(\.minY), [0, 0, 20])
        // They start a line, and break in it.
        expectEqual(flow(40).map(\.minY), [0, 20, 40])
    }

    @Test func aForcedBreakPartsViewsThatGoTogether() {
        let flow = HFlow(spacing: 10) {
            Box(30, 10).flowBreaksAfter()
            Box(30, 10).flowAvoidsBreakBefore()
            LineBreak()
            Box(30, 10).flowAvoidsBreakBefore()
        }
        expectEqual(boxes(flow, width: 200).filter { $0.width > 0 }.map(\.minY), [0, 20, 40])
    }

    @Test func aLineBreakEndsALineAndTakesNoRoom() {
        let flow = HFlow(spacing: 10) {
            Box(30, 10)
            LineBreak()
            Box(300, 10)
            LineBreak()
            LineBreak()
            Box(30, 10)
        }
        let frames = boxes(flow, width: 200).filter { $0.width > 0 }
        expectEqual(frames, [rect(0, 0, 30, 10), rect(0, 20, 300, 10), rect(0, 40, 30, 10)])
        expectEqual(flow.size(width: 200), size(300, 50))
    }

    @Test func aViewHasAnAlignmentOfItsOwn() {
        let flow = HFlow(alignment: .top, spacing: 0) {
            Box(10, 40)
            Box(10, 10)
            Box(10, 10).flowAlignment(.bottom)
            Box(10, 10).flowAlignment(.center)
            Box(10, 10).flowAlignment(nil)
        }
        expectEqual(boxes(flow, width: 100).map(\.minY), [0, 0, 30, 15, 0])
    }

    @Test func aViewInAColumnHasAnAlignmentOfItsOwn() {
        let flow = VFlow(alignment: .center, spacing: 0) {
            Box(40, 10)
            Box(10, 10)
            Box(10, 10).flowAlignment(.leading)
            Box(10, 10).flowAlignment(.trailing)
        }
        expectEqual(boxes(flow, width: 100).map(\.minX), [0, 15, 0, 30])
    }
}

/// What is measured where views are flexible: rule 6.
@MainActor
@Suite(.inBothModes) struct FlexibleMeasurementTests {
    @Test func aFlexibleViewIsMeasuredOnceForEachProposal() {
        struct Counter: Layout {
            final class Log: @unchecked Sendable {
                var proposals: [ProposedViewSize] = []
            }
            let log = Log()

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                log.proposals.append(proposal)
                return CGSize(width: min(max(proposal.width ?? 40, 20), 300), height: 10)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let counter = Counter()
        let view = host(HFlow(spacing: 0) { counter {}.flowGrow().flowShrink() }, width: 100)
        expectEqual(view.frames.frame.size, size(100, 10))
        view.proposal = ProposedViewSize(width: 100, height: 50)
        expectEqual(view.frames.frame.size, size(100, 10))
        expectEqual(
            counter.log.proposals,
            [.unspecified, .zero, .infinity, ProposedViewSize(width: 100, height: nil)])
    }
}
