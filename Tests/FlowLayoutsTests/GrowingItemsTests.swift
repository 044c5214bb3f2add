import Expectations
import FlowLayouts
import Testing

/// A flow whose views grow.
@MainActor
@Suite(.inBothModes) struct GrowingItemsTests {
    /// As long as offered along both axes, and ideally 20.
    private struct Field: View {
        var body: some View {
            Color.red.frame(idealWidth: 20, maxWidth: .infinity, idealHeight: 20, maxHeight: .infinity)
        }
    }

    // The spacer takes the 20 that the boxes leave.
    @Test func aSpacerGrowsWhereNothingElseDoes() {
        let flow = HFlow(spacing: 0) {
            Box(40, 20)
            Spacer(minLength: 0)
            Box(40, 20)
        }
        expectEqual(boxes(flow.growsItems(false), width: 100), [rect(0, 0, 40, 20), rect(60, 0, 40, 20)])
    }

    // The others share what a view of 120 leaves, and one of 20 is in its third.
    @Test func noViewIsShorterThanItCanBe() {
        func places(_ length: CGFloat) -> [CGRect] {
            let flow = HFlow(spacing: 0) {
                Field()
                Box(length, 20)
                Field()
            }
            return boxes(flow.distribution(.fillEqually), width: 210)
        }
        expectEqual(places(120), [rect(0, 0, 45, 20), rect(45, 0, 120, 20), rect(165, 0, 45, 20)])
        expectEqual(places(20), [rect(0, 0, 70, 20), rect(70, 0, 20, 20), rect(140, 0, 70, 20)])
    }

    // The text is 54 wide, and 24 where it wraps; what is left is all for the field.
    @Test func aTextThatWrapsLeavesTheRest() {
        let flow = HFlow(alignment: .top, spacing: 0) {
            Text("aaaa bbbb")
            Color.red.frame(idealWidth: 10, maxWidth: .infinity).frame(height: 10)
        }
        .growsItems()
        let frames = host(flow, width: 40).frames
        expectEqual(frames.frames(named: "Text"), [rect(0, 0, 24, 24)])
        expectEqual(frames.frames(named: "Color"), [rect(24, 0, 16, 10)])
    }

    // A spacer takes what is left, unless it says otherwise.
    @Test func spacersComeAfterOtherViews() {
        let flow = HFlow(spacing: 0) {
            Spacer(minLength: 5)
            Color.red.frame(idealWidth: 20, maxWidth: 40).frame(height: 20)
        }
        expectEqual(boxes(flow.growsItems(), width: 100), [rect(60, 0, 40, 20)])
        let fixed = HFlow(spacing: 0) {
            Spacer(minLength: 5).flowGrow(0)
            Box(20, 20)
        }
        expectEqual(boxes(fixed, width: 100), [rect(5, 0, 20, 20)])
        expectEqual(boxes(fixed.growsItems(), width: 100), [rect(5, 0, 20, 20)])
    }
}
