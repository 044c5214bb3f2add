import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// What a flow answers to proposals.
@MainActor
@Suite(.inBothModes) struct ProposalTests {
    // At 10 points, its narrowest, the paragraph takes twenty lines.
    @Test(arguments: [nil, 100, CGFloat.infinity])
    func withoutWidthEachChildIsOnALineOfItsOwn(height: CGFloat?) {
        let pass = Pass(FlowLayout(spacing: 10), [paragraph(length: 200, lineHeight: 5), box(30, 20)])
        expectEqual(pass.size(ProposedViewSize(width: 0, height: height)), size(30, 130))
    }

    // NaN is not equal to itself, so the answer to it would never be found again.
    @Test(arguments: Axis.allCases) func aProposalThatIsNoLengthIsNone(axis: Axis) {
        let configuration = FlowConfiguration(
            axis: axis, alignment: .topLeading, itemSpacing: 8, lineSpacing: 8)
        let proposals: [CGFloat?] = [nil, .infinity, 5, 0, -5, -.infinity, .nan]
        let lengths = proposals.map {
            FlowSpace(ProposedViewSize(length: $0, axis: axis), for: FlowBoxed(configuration)).length
        }
        expectEqual(lengths, [.infinity, .infinity, 5, 0, 0, 0, 0])
    }

    @Test func anEmptyFlowHasNoSize() {
        let pass = Pass(FlowLayout(spacing: 10), [])
        expectEqual(pass.size(width: 100), .zero)
        pass.place(in: rect(3, 4, 0, 0), width: 100)
        expectEqual(pass.guide(.firstTextBaseline, in: .zero, width: 100), nil)
        expectEqual(pass.spacing, .zero)
    }

    // Offered no space it is longer than it ideally is, and offered all, shorter.
    @Test func aViewIsNoShorterThanItIdeallyIsWhereItGrowsAndNoLongerWhereItShrinks() {
        let children = [
            LayoutSubviewStub { size([0: 60, .infinity: 20][$0.width] ?? $0.width ?? 40, 10) }, box(20, 10),
        ]
        Pass(FlowLayout(spacing: 0).growsItems(), children).place(width: 100)
        expectEqual(frames(children), [rect(0, 0, 40, 10), rect(40, 0, 20, 10)])
        Pass(FlowLayout(spacing: 0).distribution(.fillEqually), children).place(width: 100)
        expectEqual(frames(children), [rect(0, 0, 50, 10), rect(50, 0, 20, 10)])
    }

    // MARK: The smallest size, as a window or a split view asks for it

    /// Six labels with 4 points around texts of 6 × 12 characters.
    private var labels: some View {
        ForEach(["All", "Unread", "Flagged", "Drafts", "Sent", "Archive"], id: \.self) {
            Text($0).padding(4)
        }
    }

    // A letter wide and a line high, with the padding on both sides.
    @Test func aFlowOfLabelsIsNoHigherThanALine() {
        expectEqual(HFlow(spacing: 8) { labels }.size(width: 0, height: 0), size(14, 20))
        expectEqual(VFlow(spacing: 8) { labels }.size(width: 0, height: 0), size(14, 20))
    }

    // 15 above the baseline and 12 below it.
    @Test func oneLineOfViewsIsAlignedAsAny() {
        let children = [
            LayoutSubviewStub(firstTextBaseline: 15) { _ in size(20, 20) },
            LayoutSubviewStub(firstTextBaseline: 4) { _ in size(20, 16) },
        ]
        let pass = Pass(FlowLayout(alignment: .leadingFirstTextBaseline), children)
        expectEqual(pass.size(.zero), size(20, 27))
    }

    // Also where all may shrink, and so are asked how short they can be.
    @Test(arguments: [FlowDistribution.natural, .fillEqually])
    func eachViewIsMeasuredOnce(distribution: FlowDistribution) {
        let children = [paragraph(length: 40, lineHeight: 10), paragraph(length: 20, lineHeight: 10)]
        let pass = Pass(FlowLayout().distribution(distribution), children)
        expectEqual(pass.size(.zero), size(10, 40))
        for child in children { expectEqual(child.measurements, [.unspecified, .zero]) }
    }

    // Its bounds are no arrangement: the labels are below each other, and stick out.
    @Test func inBoundsOfThatSizeTheFlowIsArranged() {
        let children = [box(30, 20), box(50, 10)]
        let pass = Pass(FlowLayout(spacing: 10), children)
        pass.place(in: CGRect(origin: .zero, size: pass.size(.zero)), proposal: .zero)
        expectEqual(frames(children), [rect(0, 0, 30, 20), rect(0, 30, 50, 10)])
    }
}
