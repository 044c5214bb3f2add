import Expectations
import FlowEngine
import Testing

/// Items that are nothing but distances: they make no line of their own.
@Suite struct CollapsingTests {
    private let plain = FlowItemTraits()
    private var distance: FlowItemTraits {
        var traits = FlowItemTraits()
        traits.isDiscardable = true
        return traits
    }

    private func flow(_ items: [(Double, FlowItemTraits)], _ change: (inout FlowOptions) -> Void = { _ in })
        -> FlowArrangement
    {
        var options = FlowOptions(itemSpacing: 1, lineSpacing: 1)
        change(&options)
        return FlowArrangement(of: FlowEngineTests.items(items), in: 6, options: options)
    }

    // 4 + 1 + 2 is more than 6, and so is 2 + 1 + 4.
    @Test func aLineOfNothingElseIsNone() {
        let flow = flow([(4, plain), (2, distance), (4, plain)])
        expectEqual(flow.lines.map(\.range), [0..<2, 2..<3])
        expectEqual(Array(flow.frames), [rect(0, 0, 4, 1), rect(4, 0, 0, 1), rect(0, 2, 4, 1)])
    }

    @Test func itGrowsIntoWhatItsLineLeaves() {
        var spacer = distance
        (spacer.grow, spacer.priority) = (1, -.infinity)
        let flow = flow([(4, plain), (2, spacer), (4, plain)]) { $0.lineAlignment = .center }
        expectEqual(Array(flow.frames), [rect(0, 0, 4, 1), rect(4, 0, 2, 1), rect(1, 2, 4, 1)])
    }
}
