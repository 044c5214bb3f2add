import Expectations
import FlowLayouts
import LazyFlowLayouts
import PortableUITesting
import Testing

/// What a change of a flow's space costs, and what is seen beside it, as hosts count and show it.
@MainActor
@Suite(.inBothModes) struct HostCountTests {
    private struct Chip: View {
        let number: Int
        var body: some View { Color.red.frame(width: 40, height: 20).id(number) }
    }

    private var chips: some View { ForEach(0..<10, id: \.self) { Chip(number: $0) } }

    @Test func aFlowIsEvaluatedOnce() {
        let host = host(HFlow(spacing: 10) { chips }, width: 140)
        let first = host.counts()
        expectEqual(first.bodies["Chip"], 10)
        expectEqual(first.made["Chip"], 10)
        expectEqual([first.evaluations, first.layouts, first.readers, first.transforms], [1, 1, 0, 0])
        expectEqual(first.actions, [:])
    }

    @Test func atAnotherWidthAFlowIsLaidOutOnly() {
        let host = host(HFlow(spacing: 10) { chips }, width: 140)
        _ = host.counts()
        host.proposal.width = 90
        let second = host.counts()
        expectEqual(second.bodies, [:])
        expectEqual([second.evaluations, second.layouts, second.readers, second.transforms], [0, 1, 0, 0])
    }

    @Test func atAnotherWidthALimitIsReportedOnce() {
        let host = host(HFlow(spacing: 10) { chips }.maxLines(2) { Text("+\($0.count)") }, width: 140)
        _ = host.counts()
        host.proposal.width = 90
        let second = host.counts()
        expectEqual(second.actions, ["onGeometryChange": 1])
        expectEqual(second.evaluations, 1)
        expectEqual(second.made["Chip"], nil)
        #expect(second.transforms > 0)
        #expect(second.readers > 0)
    }

    // Bars of 60 and 40 points are over the ends of 300.
    @Test func aLazyFlowShowsUnderBars() throws {
        let flow = ScrollView {
            LazyHFlow(0..<1000, id: \.self, size: .fixed(CGSize(width: 40, height: 20)), spacing: 8) {
                Chip(number: $0)
            }
        }
        let host = ViewHost(flow, proposal: ProposedViewSize(width: 100, height: 200))
        host.safeAreaInsets = EdgeInsets(top: 60, leading: 0, bottom: 40, trailing: 0)
        for offset in [0, 500, 3000] as [CGFloat] {
            try host.scroll(to: CGPoint(x: 0, y: offset))
            let frames = host.frames.frames(named: "Color")
            // Rows are 8 points from each other.
            #expect(frames.contains { $0.minY <= max(-60, -offset) + 8 })
            #expect(frames.contains { $0.maxY >= 240 - 8 })
        }
    }
}
