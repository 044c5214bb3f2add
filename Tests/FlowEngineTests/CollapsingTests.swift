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

    // With two on a line, greedy breaking keeps the long distance beside the first item, and the last two, which go together,
    // come on a third line. Lines that are as even as they can be are shorter than the distance, which does not count then.
    @Test(arguments: [(.greedy, 3), (.even, 5), (.balanced, 5)] as [(FlowLineBreaking, Int)])
    func aDistanceThatEvenLinesHaveNoSpaceForHidesNothing(breaking: FlowLineBreaking, shown: Int) {
        var joined = plain
        joined.avoidsBreakBefore = true
        let list = FlowEngineTests.items([
            (9, distance), (2, plain), (2, plain), (2, plain), (2, joined), (2, plain),
        ])
        let options = FlowOptions(itemSpacing: 1, lineBreaking: breaking, maxItemsPerLine: 2)
        expectEqual(list.limited(toLines: 2, in: 20, options: options) { _ in nil }.shown.count, shown)
    }
}
