import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// Where lines and children stand, and the flow's own guides.
@Suite(.inBothModes) struct AlignmentTests {
    // An alignment that has a meaning on both axes is that of the views.
    @MainActor @Test func alignmentsOfLayoutsAreThoseOfFlows() {
        let wide = Group {
            Box(40, 10); Box(40, 20); Box(30, 10)
        }
        for alignment in [VerticalAlignment.top, .center, .bottom] {
            let expected = boxes(HFlow(alignment: alignment, spacing: 10) { wide }, width: 100)
            expectEqual(boxes(FlowLayout(alignment: alignment, spacing: 10) { wide }, width: 100), expected)
        }
        let top = [rect(0, 0, 40, 10), rect(50, 0, 40, 20), rect(0, 30, 30, 10)]
        expectEqual(boxes(FlowLayout(alignment: .top, spacing: 10) { wide }, width: 100), top)
        expectEqual(boxes(FlowLayout(alignment: .topLeading, spacing: 10) { wide }, width: 100), top)
        let both: Alignment = .top
        let centered = [rect(0, 0, 40, 10), rect(50, 0, 40, 20), rect(30, 30, 30, 10)]
        expectEqual(boxes(FlowLayout(alignment: both, spacing: 10) { wide }, width: 100), centered)
        let flow = FlowLayout(alignment: .top, spacing: 10) { wide }.rowAlignment(.center)
        expectEqual(boxes(flow, width: 100), centered)

        let high = Group {
            Box(10, 40); Box(20, 40); Box(10, 30)
        }
        let columns = [rect(0, 0, 10, 40), rect(0, 50, 20, 40), rect(30, 0, 10, 30)]
        expectEqual(boxes(VFlow(alignment: .leading, spacing: 10) { high }, height: 100), columns)
        expectEqual(boxes(VFlowLayout(alignment: .leading, spacing: 10) { high }, height: 100), columns)
    }

    /// A child with one line of text above and one below.
    private func text(_ first: CGFloat, _ last: CGFloat, height: CGFloat) -> LayoutSubviewStub {
        LayoutSubviewStub(firstTextBaseline: first, lastTextBaseline: last) { _ in size(40, height) }
    }

    // Rows at 0 (height 40) and 50: the topmost first baseline of the first row is that of the first child, 10 below the
    // top; the last one of the second row is at 50 + 10. The others are further out: one at 50 − 45, and one at 95.
    @Test func theFlowHasTheBaselinesOfItsFirstAndLastRow() {
        let children = [text(10, 10, height: 20), text(20, 95, height: 40), text(-45, 10, height: 20)]
        let pass = Pass(FlowLayout(alignment: .topLeading, spacing: 10), children)
        let bounds = CGRect(origin: CGPoint(x: 3, y: 100), size: pass.size(width: 100))
        expectEqual(bounds.size, size(90, 70))
        expectEqual(pass.guide(.firstTextBaseline, in: bounds, width: 100), 110)
        expectEqual(pass.guide(.lastTextBaseline, in: bounds, width: 100), 160)
        expectEqual(pass.guide(VerticalAlignment.center, in: bounds, width: 100), nil)
    }

    // Texts begin at 6 and at 50 + 4, and the bounds at 3.
    @Test func theFlowHasTheGuideOfItsFirstTextInItsBounds() {
        let children = [6, 4].map { LayoutSubviewStub(listRowSeparatorLeading: $0) { _ in size(40, 20) } }
        let pass = Pass(FlowLayout(alignment: .topLeading, spacing: 10), children)
        let bounds = CGRect(origin: CGPoint(x: 3, y: 100), size: pass.size(width: 100))
        expectEqual(pass.guide(.listRowSeparatorLeading, in: bounds, width: 100), 9)
    }

    @Test func withoutTextAFlowHasNoBaseline() {
        let pass = Pass(FlowLayout(spacing: 10), [box(40, 20)])
        expectEqual(pass.guide(.firstTextBaseline, in: rect(0, 0, 40, 20), width: 100), nil)
    }
}

/// Guides that views set themselves, on either axis.
@MainActor
@Suite(.inBothModes) struct CustomGuideTests {
    private enum Dot: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private func frames<V: View>(_ view: V) -> [CGRect] {
        ViewHost(view).frames.frames(named: "Color")
    }

    // The dots lie at 5 and 15: the first box moves down by 10.
    @Test func rowsFollowAGuideOfOnesOwn() {
        let dot = VerticalAlignment(Dot.self)
        let flow = FlowLayout(alignment: Alignment(horizontal: .leading, vertical: dot), spacing: 0) {
            Color.red.frame(width: 20, height: 20).alignmentGuide(dot) { _ in 5 }
            Color.red.frame(width: 20, height: 20).alignmentGuide(dot) { _ in 15 }
        }
        expectEqual(frames(flow), [rect(0, 10, 20, 20), rect(20, 0, 20, 20)])
        expectEqual(ViewHost(flow).frames.frame.size, size(40, 30))
    }

    // A text marks where the separators of a list begin, which is where the first one of a row does. Chips are at 0, 80 and
    // 160; in the second flow, only its second row begins with a text.
    @Test func separatorsOfAListBeginAtTheFirstText() {
        func frames(_ row: some View) -> [CGRect] {
            self.frames(
                VStack(alignment: .listRowSeparatorLeading, spacing: 0) {
                    row; Color.red.frame(width: 10, height: 10)
                })
        }
        func chip(_ width: CGFloat) -> some View {
            Text("Chip").frame(width: width, height: 20, alignment: .leading)
        }
        let chips = Group {
            chip(70); chip(70); chip(70)
        }
        expectEqual(frames(HStack(spacing: 10) { chips }), [rect(0, 20, 10, 10)])
        expectEqual(frames(HFlow(spacing: 10) { chips }), [rect(0, 20, 10, 10)])
        let flow = HFlow(spacing: 10) {
            Color.red.frame(width: 50, height: 20); chip(40)
            chip(100); chip(70)
        }
        expectEqual(frames(flow.frame(width: 100)), [rect(0, 0, 50, 20), rect(0, 80, 10, 10)])
        let indented = VFlow(alignment: .leading, spacing: 10) {
            Color.red.frame(width: 50, height: 20); chip(40).padding(.leading, 30)
            chip(100).padding(.leading, 20)
        }
        expectEqual(frames(indented), [rect(0, 0, 50, 20), rect(20, 80, 10, 10)])
    }

    // As in an HStack, a view can move its own top.
    @Test func aMovedTopMovesTheView() {
        let flow = FlowLayout(alignment: .topLeading, spacing: 0) {
            Color.red.frame(width: 20, height: 20).alignmentGuide(.top) { _ in -5 }
            Color.red.frame(width: 20, height: 20)
        }
        expectEqual(frames(flow), [rect(0, 5, 20, 20), rect(20, 0, 20, 20)])
    }

    // As a stack does. The column's own leading edge counts for the flow, whatever a view in it says about its own.
    @Test func builtInGuidesOfViewsDoNotPassThroughAFlow() {
        let dot = HorizontalAlignment(Dot.self)
        func column(_ alignment: HorizontalAlignment, _ guide: HorizontalAlignment) -> [CGRect] {
            frames(
                VStack(alignment: alignment, spacing: 0) {
                    HFlow(spacing: 0) { Box(20, 10).alignmentGuide(guide) { _ in 5 } }
                    Box(40, 10)
                })
        }
        for guide in [HorizontalAlignment.leading, .center, .trailing] {
            expectEqual(column(guide, guide), column(guide, dot))
        }
        expectEqual(column(.leading, .leading), [rect(0, 0, 20, 10), rect(0, 10, 40, 10)])
        // A custom guide does: it is 5 from the flow's edge, and 0 from that of the box.
        expectEqual(column(dot, dot), [rect(0, 0, 20, 10), rect(5, 10, 40, 10)])
    }
}
