import Expectations
import FlowEngine
import Testing

/// Items that are nothing but distances: they make no line of their own.
@Suite struct CollapsingTests {
    private var distance: FlowItemTraits {
        var traits = FlowItemTraits()
        traits.collapses = true
        return traits
    }

    private func flow(
        _ items: [(Double, FlowItemTraits)], in available: Double,
        _ change: (inout FlowOptions) -> Void = { _ in }
    ) -> FlowArrangement {
        var options = FlowOptions(itemSpacing: 1, lineSpacing: 1)
        change(&options)
        return FlowArrangement(of: FlowEngineTests.items(items), in: available, options: options)
    }

    private let plain = FlowItemTraits()

    // 4 + 1 + 2 is more than 6, and so is 2 + 1 + 4.
    @Test(arguments: FlowLineBreaking.allCases)
    func aLineOfNothingElseIsNone(breaking: FlowLineBreaking) {
        let flow = flow([(4, plain), (2, distance), (4, plain)], in: 6) { $0.lineBreaking = breaking }
        expectEqual(flow.lines.map(\.range), [0..<2, 2..<3])
        expectEqual(Array(flow.frames), [rect(0, 0, 4, 1), rect(4, 0, 0, 1), rect(0, 2, 4, 1)])
    }

    @Test func withRoomItIsAnItemLikeOthers() {
        let flow = flow([(3, plain), (2, distance), (3, plain)], in: 6)
        expectEqual(flow.lines.map(\.range), [0..<2, 2..<3])
        expectEqual(flow.frames.map(\.x), [0, 4, 0])
        expectEqual(flow.frames.map(\.width), [3, 2, 3])
    }

    @Test func atTheStartItIsOnTheLineAfter() {
        let flow = flow([(2, distance), (1, distance), (6, plain), (1, plain)], in: 6)
        expectEqual(flow.lines.map(\.range), [0..<3, 3..<4])
        expectEqual(flow.frames.map(\.x), [0, 0, 0, 0])
        expectEqual(flow.frames.map(\.width), [0, 0, 6, 1])
    }

    // Somebody has asked for these lines.
    @Test func betweenForcedBreaksItHasALine() {
        var forced = distance
        (forced.breaksBefore, forced.breaksAfter) = (true, true)
        let flow = flow([(4, plain), (2, forced), (4, plain)], in: 6)
        expectEqual(flow.lines.map(\.range), [0..<1, 1..<2, 2..<3])
    }

    @Test func whereItIsAloneItIsALine() {
        expectEqual(flow([(2, distance)], in: 6).size, size(2, 1))
        expectEqual(flow([(4, distance), (4, distance)], in: 6).lines.map(\.range), [0..<2])
    }

    @Test func itGrowsIntoWhatItsLineLeaves() {
        var spacer = distance
        (spacer.grow, spacer.priority) = (1, -.infinity)
        let flow = flow([(4, plain), (2, spacer), (4, plain)], in: 6) { $0.lineAlignment = .center }
        expectEqual(Array(flow.frames), [rect(0, 0, 4, 1), rect(4, 0, 2, 1), rect(1, 2, 4, 1)])
    }

    @Test func inColumnsItTakesOne() {
        let flow = flow([(4, plain), (2, distance), (4, plain)], in: 6) { $0.columns = .uniform }
        expectEqual(flow.lines.count, 3)
    }

    @Test func nothingIsHiddenForIt() {
        let list = FlowEngineTests.items([(4, plain), (2, distance), (4, plain)])
        let limited = list.limited(toLines: 2, in: 6, options: FlowOptions(itemSpacing: 1)) { _ in nil }
        expectEqual(limited.shown.count, 3)
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
