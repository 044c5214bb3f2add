import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// The smallest size of a flow, as a window or a split view asks for it: rule 4.
@MainActor
@Suite(.inBothModes) struct SmallestSizeTests {
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

    @Test func itIsTheSmallestOnEachAxis() {
        let pass = Pass(
            FlowLayout(spacing: 10),
            [box(30, 20), LayoutSubviewStub { size(max($0.width ?? 80, 50), max($0.height ?? 10, 5)) }])
        expectEqual(pass.size(.zero), size(50, 20))
        expectEqual(pass.size(ProposedViewSize(width: -3, height: 0)), size(50, 20))
        let columns = Pass(VFlowLayout(spacing: 10), [box(30, 20), box(10, 40)])
        expectEqual(columns.size(.zero), size(30, 40))
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

    @Test func optionsDoNotChangeIt() {
        let flows: [HFlowLayout] = [
            FlowLayout().columns(.uniform), FlowLayout().columns(3), FlowLayout().sizing(.fill),
            FlowLayout().lineDistribution(.center), FlowLayout().lineBreaking(.balanced),
        ]
        for flow in flows {
            expectEqual(Pass(flow, [box(30, 20), box(50, 10)]).size(.zero), size(50, 20))
        }
        expectEqual(Pass(FlowLayout(), []).size(.zero), .zero)
    }

    // Once for the minimum of the view that shrinks, and not again.
    @Test func eachViewIsMeasuredOnce() {
        final class Log: @unchecked Sendable { var proposals: [ProposedViewSize] = [] }
        struct Spy: Layout {
            let log: Log
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                log.proposals.append(proposal)
                return CGSize(width: max(proposal.width ?? 40, 10), height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let logs = [Log(), Log()]
        let flow = HFlow {
            Spy(log: logs[0]) {}.flowShrink()
            Spy(log: logs[1]) {}
        }
        expectEqual(flow.size(width: 0, height: 0), size(10, 10))
        for log in logs {
            expectEqual(log.proposals.filter { $0 == .zero }.count, 1)
        }
    }

    // Its bounds are no arrangement: the labels are below each other, and stick out.
    @Test func inBoundsOfThatSizeTheFlowIsArranged() {
        let children = [box(30, 20), box(50, 10)]
        let pass = Pass(FlowLayout(spacing: 10), children)
        pass.place(in: CGRect(origin: .zero, size: pass.size(.zero)), proposal: .zero)
        expectEqual(frames(children), [rect(0, 0, 30, 20), rect(0, 30, 50, 10)])
    }
}
