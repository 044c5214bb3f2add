import FlowLayouts
import Testing

/// Flows of blocks, worked out by hand, on SwiftUI and on PortableUI alike.
@MainActor
@Suite struct CrossPlatformTests {
    @Test(arguments: FlowCase.all, Framework.allCases)
    func theFlowLooksAsDrawn(flow: FlowCase, framework: Framework) async throws {
        let stage = try await framework.show(
            flow.flow(), offered: ProposedViewSize(width: flow.width, height: flow.height))
        let blocks = stage.blocks.filter { !flow.hidden.contains($0.number) }
        #expect(picture(of: blocks, in: stage.size) == flow.picture)
    }
}

extension FlowCase {
    static var all: [FlowCase] {
        rows + alignments + columns + spaces + breaks + views + parents + decorations
    }
}

extension FlowCase: CustomTestStringConvertible {
    var testDescription: String { name }
}
