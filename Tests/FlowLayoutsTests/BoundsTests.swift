import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// Which arrangement is placed in which bounds: rule 5.
@Suite(.inBothModes) struct BoundsTests {
    let children = [box(50, 20), box(50, 20), box(50, 20)]
    let inOneRow = [rect(0, 0, 50, 20), rect(60, 0, 50, 20), rect(120, 0, 50, 20)]
    let inTwoRows = [rect(0, 0, 50, 20), rect(60, 0, 50, 20), rect(0, 30, 50, 20)]

    @Test func theBoundsOriginMovesEverything() {
        let pass = Pass(FlowLayout(spacing: 10), children)
        expectEqual(pass.size(width: 120), size(110, 50))
        pass.place(in: rect(7, 11, 110, 50), width: 120)
        expectEqual(frames(children), [rect(7, 11, 50, 20), rect(67, 11, 50, 20), rect(7, 41, 50, 20)])
    }

    // The system rounds to pixels, and at a width of 169.5 the third child would not fit.
    @Test func boundsThatWereRoundedKeepTheLines() {
        let pass = Pass(FlowLayout(spacing: 10), children)
        expectEqual(pass.size(width: 200), size(170, 20))
        pass.place(in: rect(0, 0, 169.5, 20), width: 200)
        expectEqual(frames(children), inOneRow)
    }

    @Test func boundsOfAnotherSizeAreArrangedAnew() {
        let pass = Pass(FlowLayout(spacing: 10), children)
        expectEqual(pass.size(width: 200), size(170, 20))
        pass.place(in: rect(0, 0, 169, 20), width: 200)
        expectEqual(frames(children), inTwoRows)
    }

    // A parent may place with another proposal than the one it sized with.
    @Test func theBoundsCountBeforeAnotherProposal() {
        let pass = Pass(FlowLayout(spacing: 10), children)
        expectEqual(pass.size(width: 120), size(110, 50))
        pass.place(in: rect(0, 0, 110, 50), width: nil)
        expectEqual(frames(children), inTwoRows)
    }

    // Proposals of 100 and 100.25 both give a size that the bounds have, give or take half a point.
    @Test(arguments: [100, 100.25] as [CGFloat])
    func theSameProposalCountsFirst(width: CGFloat) {
        let flexible = LayoutSubviewStub { proposal in size(proposal.width ?? 500, 20) }
        let pass = Pass(FlowLayout(spacing: 10), [flexible])
        _ = pass.size(width: 100)
        _ = pass.size(width: 100.25)
        pass.place(in: rect(0, 0, 100, 20), width: width)
        expectEqual(flexible.placedProposal, .width(width))
    }

    // A system may keep the size that a flow has reported, while a change that concerns no size makes the flow forget it.
    // In 70, the row of 0 and 80 that overlap by 10 would break, and in 80 the third of 20 would fit.
    @Test func aFlowThatHasForgottenIsTheSameInTheSizeItReported() {
        let overlapping = [box(0, 20), box(80, 20)]
        let row = Pass(FlowLayout(spacing: -10), overlapping)
        expectEqual(row.size(width: nil), size(70, 20))
        row.update(overlapping)
        row.place(in: rect(0, 0, 70, 20), width: nil)
        expectEqual(frames(overlapping), [rect(0, 0, 0, 20), rect(-10, 0, 80, 20)])

        let children = [box(20, 20), box(20, 20), box(20, 20), box(80, 20)]
        let flow = Pass(FlowLayout(spacing: 0), children)
        expectEqual(flow.size(width: 50), size(80, 60))
        flow.update(children)
        flow.place(in: rect(0, 0, 80, 60), width: 50)
        expectEqual(
            frames(children),
            [rect(0, 0, 20, 20), rect(20, 0, 20, 20), rect(0, 20, 20, 20), rect(0, 40, 80, 20)])
    }

    // In 50 the row of 20 and 20 leaves no space for the third; in 80, which the wide child makes of it, there is. But 80 × 60
    // is what it reported, and so it is the same there, also if the children may have changed since. If they have, or if it
    // has reported nothing, it is what it is in 80.
    @Test func aFlowThatSticksOutIsTheSameInTheSizeItReported() {
        let children = [box(20, 20), box(20, 20), box(20, 20), box(80, 20)]
        let pass = Pass(FlowLayout(spacing: 0), children)
        let reported = pass.size(width: 50)
        expectEqual(reported, size(80, 60))
        pass.place(in: CGRect(origin: .zero, size: reported), width: 50)
        expectEqual(
            frames(children),
            [rect(0, 0, 20, 20), rect(20, 0, 20, 20), rect(0, 20, 20, 20), rect(0, 40, 80, 20)])

        for proposal in [ProposedViewSize(reported), .width(80), .unspecified] {
            expectEqual(pass.size(ProposedViewSize(reported)), reported)
            pass.update(children)
            pass.place(in: CGRect(origin: .zero, size: reported), proposal: proposal)
            expectEqual(
                frames(children),
                [rect(0, 0, 20, 20), rect(20, 0, 20, 20), rect(0, 20, 20, 20), rect(0, 40, 80, 20)])
        }
        expectEqual(pass.size(ProposedViewSize(width: 80, height: 61)), size(80, 40))
        pass.update([box(20, 20), box(20, 20), box(80, 20)])
        expectEqual(pass.size(ProposedViewSize(reported)), size(80, 40))
        let fresh = Pass(FlowLayout(spacing: 0), children)
        expectEqual(fresh.size(ProposedViewSize(reported)), size(80, 40))
    }

    // The third child is 170.25 wide, and 170 where that is all there is: both sizes are near the bounds.
    @Test func boundsAreNotRoundedToASizeReportedBefore() {
        let children = [
            box(50, 20), box(50, 20), LayoutSubviewStub { size(min($0.width ?? 999, 170.25), 20) },
        ]
        let pass = Pass(FlowLayout(spacing: 10), children)
        expectEqual(pass.size(width: 170.25), size(170.25, 50))
        expectEqual(pass.size(width: 170), size(170, 50))
        pass.place(in: rect(0, 0, 170.25, 50), width: nil)
        expectEqual(children[2].placedProposal, .unspecified)
    }

    // A window that is dragged about asks for more sizes than are remembered.
    @Test func boundsOfASizeReportedLongAgoAreArrangedAgain() {
        let pass = Pass(FlowLayout(spacing: 10), children)
        expectEqual(pass.size(width: 120), size(110, 50))
        for width in 200...1200 { expectEqual(pass.size(width: CGFloat(width)), size(170, 20)) }
        pass.place(in: rect(0, 0, 110, 50), width: 120)
        expectEqual(frames(children), inTwoRows)
        for child in children { expectEqual(child.measurements, [.unspecified]) }
    }
}
