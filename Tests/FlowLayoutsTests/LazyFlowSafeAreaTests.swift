import FlowLayouts
import LazyFlowLayouts
import PortableUITesting
import Testing

/// What a lazy flow shows beside the safe area of its scroll view.
@MainActor
@Suite(.inBothModes) struct LazyFlowSafeAreaTests {
    // Bars of 60 and 40 points are over the ends of 300.
    @Test func aLazyFlowShowsUnderBars() throws {
        let flow = ScrollView {
            LazyHFlow(0..<1000, id: \.self, size: .fixed(CGSize(width: 40, height: 20)), spacing: 8) {
                _ in Color.red
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
