import Expectations
import FlowEngine
import TestSupport
import Testing

/// The list of measured items is a collection, and keeps what it is given.
@Suite struct FlowItemsTests {
    private let label = FlowItem(width: 2, height: 5, firstBaseline: 1, lastBaseline: 2, spacing: 3)
    private let filling = FlowItem(width: 2, height: 4, traits: FlowItemTraits(grow: 1))

    @Test func whatIsPutInComesOut() {
        var list: FlowItems = [FlowItem(width: 2, height: 3), label]
        list.append(filling)
        list.append(contentsOf: [label, FlowItem(width: 1, height: 1)])
        expectEqual(
            Array(list),
            [
                FlowItem(width: 2, height: 3), label, filling, label, FlowItem(width: 1, height: 1),
            ])
        expectEqual(FlowItems(list.reversed()).reversed(), Array(list))
        expectEqual(list.map(\.width), [2, 2, 2, 2, 1])
    }

    @Test func badNumbersAreMended() {
        let list: FlowItems = [
            FlowItem(
                width: .nan, height: -1, firstBaseline: .infinity, lastBaseline: .nan, spacing: -.infinity)
        ]
        expectEqual(
            list[0],
            FlowItem(
                width: 0, height: 0, firstBaseline: 4_294_967_296, lastBaseline: 0,
                spacing: -4_294_967_296))
    }

    @Test func itemsAreChangedInPlace() {
        var list = items((2, 3), (2, 4))
        list[1].traits.grow = 1
        list[0].firstBaseline = 6
        list[0].width = 7
        expectEqual(Array(list), [FlowItem(width: 7, height: 3, firstBaseline: 6), filling])
    }

    @Test func whatIsSetAndUnsetLeavesNothing() {
        let plain = items((2, 3), (2, 4), (2, 5), (2, 6))
        var list = plain
        list[1] = filling
        list[2] = label
        #expect(list != plain)
        list[2] = FlowItem(width: 2, height: 5)
        #expect(list != plain)
        list[1].traits = FlowItemTraits()
        expectEqual(list, plain)
        list.append(label)
        list.removeLast()
        expectEqual(list, plain)
    }

    @Test func removingAllLeavesNothing() {
        var list: FlowItems = [filling, label]
        list.removeAll()
        expectEqual(list, FlowItems())
        #expect(list.isEmpty)
    }

    @Test func anEditIsThatOfAnArray() throws {
        for seed in UInt64(0)..<500 {
            var random = SeededGenerator(seed: seed)
            var array: [FlowItem] = []
            var list = FlowItems()
            for _ in 0..<20 {
                let lower = Int.random(in: 0...array.count, using: &random)
                let upper = Int.random(in: lower...array.count, using: &random)
                let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    FlowItem(variety: 2, using: &random)
                }
                array.replaceSubrange(lower..<upper, with: new)
                list.replaceSubrange(lower..<upper, with: new)
                try #require(Array(list) == array, "seed \(seed)")
                try #require(list == FlowItems(array), "seed \(seed)")
            }
        }
    }
}
