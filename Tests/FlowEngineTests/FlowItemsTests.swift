import FlowEngine
import Testing

/// What the list of measured items keeps of what it is given.
@Suite struct FlowItemsTests {
    @Test func baselinesAreKeptOnceAnItemHasOne() {
        var list = items((2, 3), (2, 4))
        #expect(list.firstBaselines.isEmpty)
        #expect(list.lastBaselines.isEmpty)
        list.append(width: 2, height: 5, firstBaseline: 1)
        #expect(list.firstBaselines == [3, 4, 1])
        #expect(list.lastBaselines.isEmpty)
        list.append(width: 2, height: 6, lastBaseline: 2)
        #expect(list.firstBaselines == [3, 4, 1, 6])
        #expect(list.lastBaselines == [3, 4, 5, 2])
    }

    @Test func replacingAnItemReplacesItsBaselines() {
        var list = items((2, 3), (2, 4))
        list.replace(at: 0, width: 7, height: 8, firstBaseline: 6)
        #expect(list.widths == [7, 2])
        #expect(list.heights == [8, 4])
        #expect(list.firstBaselines == [6, 4])
        list.replace(at: 0, width: 7, height: 9)
        #expect(list.firstBaselines == [9, 4])
    }

    @Test func removingAllLeavesNothingBehind() {
        var list = items((2, 3))
        list.append(width: 2, height: 4, firstBaseline: 1, lastBaseline: 2)
        list.setSpacings([1, 2])
        list.removeAll()
        #expect(list == FlowItems())
        #expect(list.count == 0)
    }
}
