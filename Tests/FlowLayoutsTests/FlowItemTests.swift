import Expectations
import FlowLayouts
import Testing

/// What a view in a flow does otherwise than the others.
@MainActor
@Suite(.inBothModes) struct FlowItemTests {
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

    @Test func aViewInAColumnHasAnAlignmentOfItsOwn() {
        let flow = VFlow(alignment: .center, spacing: 0) {
            Box(40, 10)
            Box(10, 10)
            Box(10, 10).flowAlignment(.leading)
            Box(10, 10).flowAlignment(.trailing)
        }
        expectEqual(boxes(flow, width: 100).map(\.minX), [0, 15, 0, 30])
    }

    // Along a column's thickness there are no baselines: views that are aligned by them stand on their trailing edges.
    @Test func viewsInAColumnHaveNoBaselines() {
        let flow = VFlow(alignment: .leading, spacing: 0) {
            Box(40, 10)
            Text("a").flowAlignment(.firstTextBaseline)
            Text("bcd").flowAlignment(.firstTextBaseline)
        }
        expectEqual(host(flow, height: 100).texts.map(\.minX), [12, 0])
    }

    // Texts of 12 and 24 with their baselines at 9 and 18, whatever that of the flow is.
    @Test func viewsAreAlignedByTheirBaselinesAlone() {
        let flow = HFlow(alignment: .top, spacing: 0) {
            Box(10, 40)
            Text("a").flowAlignment(.firstTextBaseline)
            Text("b").font(.system(size: 20)).flowAlignment(.firstTextBaseline)
        }
        expectEqual(host(flow, width: 100).texts.map(\.minY), [9, 0])
    }

    // All views may say what their flow says, and some may say it in a flow that does.
    @Test func anAlignmentOfEachViewIsThatOfTheFlow() {
        let alignments: [(VerticalAlignment, FlowItemAlignment)] = [
            (.top, .top), (.center, .center), (.bottom, .bottom), (.firstTextBaseline, .firstTextBaseline),
            (.lastTextBaseline, .lastTextBaseline),
        ]
        func frames(_ alignment: VerticalAlignment, _ own: [FlowItemAlignment?]) -> [[CGRect]] {
            let flow = HFlow(alignment: alignment, spacing: 0) {
                Text("aaa bbb").frame(width: 18).flowAlignment(own[0])
                Text("b").font(.system(size: 20)).flowAlignment(own[1])
                Text("c").padding(5).flowAlignment(own[2])
            }
            return [(nil, nil), (40, nil), (0, 0)].map { host(flow, width: $0.0, height: $0.1).frames }
                .map { [$0.frame] + $0.frames(named: "Text") }
        }
        for (guide, alignment) in alignments {
            let expected = frames(guide, [nil, nil, nil])
            for own in 1..<8 {
                let some = (0..<3).map { own & 1 << $0 > 0 ? alignment : nil }
                expectEqual(frames(guide, some), expected, "\(alignment) \(some)")
            }
            for (other, _) in alignments {
                let all = [FlowItemAlignment?](repeating: alignment, count: 3)
                expectEqual(frames(other, all), expected, "\(alignment) in a flow of \(other)")
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
}
