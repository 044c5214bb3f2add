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
