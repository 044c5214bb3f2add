import Expectations
import FlowLayouts
import Testing

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
            boxes(flow.wrapping(.smallest), width: 70), [rect(0, 0, 30, 10), rect(40, 0, 30, 10)])
    }

    // At their smallest, three of 20 and two gaps take 80. In 100, the last two give up half of what 120 are too long by.
    @Test func viewsShareOneRowIfTheyCan() {
        let flow = HFlow(spacing: 10) {
            Box(20, 10)
            Field().flowShrink()
            Field().flowShrink()
        }
        .wrapping(.oneLineIfPossible)
        expectEqual(
            boxes(flow, width: 100), [rect(0, 0, 20, 10), rect(30, 0, 30, 10), rect(70, 0, 30, 10)])
        expectEqual(
            boxes(flow, width: 80), [rect(0, 0, 20, 10), rect(30, 0, 20, 10), rect(60, 0, 20, 10)])
        expectEqual(
            boxes(flow, width: 79), [rect(0, 0, 20, 10), rect(30, 0, 40, 10), rect(0, 20, 40, 10)])
    }

    @Test func viewsShareOneColumnIfTheyCan() {
        let flow = VFlow(spacing: 10) {
            ForEach(0..<2) { _ in
                Color.red.frame(minHeight: 20, idealHeight: 40, maxHeight: .infinity).frame(width: 10)
                    .flowShrink()
            }
        }
        .wrapping(.oneLineIfPossible)
        expectEqual(boxes(flow, height: 70), [rect(0, 0, 10, 30), rect(0, 40, 10, 30)])
        expectEqual(boxes(flow, height: 49), [rect(0, 0, 10, 40), rect(20, 0, 10, 40)])
    }

    // 20 + 10 + 20 + 10 + 12 are 72, and with a third view 102.
    @Test func asManyViewsAsCanShareTheOnlyRowAreShown() {
        let flow = HFlow(alignment: .top, spacing: 10) {
            ForEach(0..<4) { _ in Field().flowShrink() }
        }
        .wrapping(.oneLineIfPossible)
        .maxLines(1) { Text("+\($0.count)") }
        let view = host(flow, width: 72)
        expectEqual(view.strings, ["+2"])
        expectEqual(view.texts, [rect(60, 0, 12, 12)])
        expectEqual(Array(boxes(flow, width: 72).prefix(2)), [rect(0, 0, 20, 10), rect(30, 0, 20, 10)])
    }

    @Test func aTextThatShrinksIsAsHighAsItsLines() {
        let flow = HFlow(alignment: .top, spacing: 0) {
            Text("aaa bbb").flowShrink()
            Box(20, 10)
        }
        let texts = host(flow.wrapping(.smallest), width: 44).frames.frames(named: "Text")
        expectEqual(texts, [rect(0, 0, 18, 24)])
    }

    // The box shrinks to 50 − 18 − 18, and the words, of 18 each, stay whole. With a box of no less than 20, they need 56.
    @Test func wordsDoNotShrink() {
        func flow(least: CGFloat) -> some View {
            HFlow(alignment: .top, spacing: 0) {
                FlowText(verbatim: "aaa\u{200B}bbb").flowShrink()
                Color.red.frame(minWidth: least, idealWidth: 40, maxWidth: 40).frame(height: 10)
                    .id("box").flowShrink()
            }
            .wrapping(.smallest)
        }
        let shrunk = host(flow(least: 10), width: 50)
        expectEqual(shrunk.texts, [rect(0, 0, 18, 12), rect(18, 0, 18, 12)])
        expectEqual(shrunk.frames.frame(id: "box"), rect(36, 0, 14, 10))
        let broken = host(flow(least: 20), width: 50)
        expectEqual(broken.texts, [rect(0, 0, 18, 12), rect(18, 0, 18, 12)])
        expectEqual(broken.frames.frame(id: "box"), rect(0, 12, 40, 10))
    }

    // What a text says itself counts: at least 24 for one that may not be narrower, though its words are of 18.
    @Test func aTextShrinksToTheLeastWidthOfItsFrame() {
        let flow = HFlow(alignment: .top, spacing: 0) {
            Text("aaa bbb").frame(minWidth: 24).flowShrink()
            Text("aaa bbb").frame(minWidth: 24).flowShrink()
        }
        .wrapping(.smallest)
        expectEqual(host(flow, width: 48).texts.map(\.minY), [0, 0])
        expectEqual(host(flow, width: 47).texts.map(\.minY), [0, 12])
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
}
