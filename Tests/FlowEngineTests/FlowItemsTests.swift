import FlowEngine
import Testing

/// What the list of measured items keeps of what it is given.
@Suite struct FlowItemsTests {
    @Test func baselinesAreKeptOnceAnItemHasOne() {
        var list = items((2, 3), (2, 4))
        #expect(list.firstBaselines.isEmpty)
        #expect(list.lastBaselines.isEmpty)
        list.append(width: 2, height: 5, firstBaseline: 1)
        #expect(list.firstBaselines == [.infinity, .infinity, 1])
        #expect(list.lastBaselines.isEmpty)
        list.append(width: 2, height: 6, lastBaseline: 2)
        #expect(list.firstBaselines == [.infinity, .infinity, 1])
        #expect(list.lastBaselines == [.infinity, .infinity, .infinity, 2])
    }

    @Test func replacingAnItemReplacesItsBaselines() {
        var list = items((2, 3), (2, 4))
        list.replace(at: 0, width: 7, height: 8, firstBaseline: 6)
        #expect(list.widths == [7, 2])
        #expect(list.heights == [8, 4])
        #expect(list.firstBaselines == [6])
        list.replace(at: 0, width: 7, height: 9)
        #expect(list.firstBaselines.isEmpty)
        list.replace(at: 1, width: 7, height: 9, firstBaseline: .infinity)
        #expect(list.firstBaselines == [.infinity, 4_294_967_296])
    }

    @Test func whatIsSetAndUnsetLeavesNothing() {
        let plain = items((2, 3), (2, 4), (2, 5), (2, 6))
        var list = plain
        list.setTraits(FlowItemTraits(grow: 1), at: 1)
        list.setTraits(FlowItemTraits(breaksBefore: true), at: 3)
        list.replace(at: 2, width: 2, height: 5, firstBaseline: 1, lastBaseline: 2)
        #expect(list != plain)
        list.setTraits(FlowItemTraits(), at: 3)
        #expect(list.traits == [FlowItemTraits(), FlowItemTraits(grow: 1)])
        list.setTraits(FlowItemTraits(), at: 1)
        list.replace(at: 2, width: 2, height: 5)
        #expect(list == plain)
        #expect(list.traits.isEmpty && list.firstBaselines.isEmpty && list.lastBaselines.isEmpty)
    }

    @Test func removingAllLeavesNothing() {
        var list = items((2, 3))
        list.append(width: 2, height: 4, firstBaseline: 1, lastBaseline: 2)
        list.setSpacings([1, 2])
        list.removeAll()
        #expect(list == FlowItems())
        #expect(list.count == 0)
    }

    @Test func itemsLongerThanAContainerAreFoundAlongEitherAxis() {
        let list = items((5, 20), (10, 10), (10.5, 5), (20, 30))
        #expect(list.indices(longerThan: 10, along: .horizontal) == [2, 3])
        #expect(list.indices(longerThan: 10, along: .vertical) == [0, 3])
        #expect(list.indices(longerThan: .infinity, along: .horizontal).isEmpty)
        #expect(list.indices(longerThan: .nan, along: .horizontal) == [0, 1, 2, 3])
        #expect(list.indices(longerThan: -1, along: .horizontal) == [0, 1, 2, 3])
    }
}
