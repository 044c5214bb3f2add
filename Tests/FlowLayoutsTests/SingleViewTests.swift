import Expectations
import Testing

@testable import FlowLayouts
@testable import PortableUI

/// A flow is one view for what it is in, and its type says so, whatever the flow does. So lists and lazy stacks need not
/// make a row of it to count its views.
@MainActor
@Suite struct SingleViewTests {
    @Test func aFlowIsASingleView() {
        #expect(type(of: HFlow { EmptyView() }).isSingle)
        #expect(type(of: VFlow { EmptyView() }).isSingle)
        #expect(type(of: HFlow { ForEach(0..<3, id: \.self) { _ in Text("a") } }.maxLines(2)).isSingle)
    }

    // All flows have the same type: which of its branches is taken is for the value to say.
    @Test func eachOfItsBranchesIs() {
        let flow = HFlow { Text("a") }
        for flow in [
            flow, flow.maxLines(2) { Text("\($0.count)") }, flow.itemSeparator { Divider() },
            flow.onFlowReorder { _, _ in }, flow.onFlowReorder { _, _ in }.maxLines(1),
        ] {
            expectEqual(host(VStack { flow }, width: 100).frames.children.count, 1)
        }
    }
}
