import Expectations
import FlowLayouts
import Testing

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
