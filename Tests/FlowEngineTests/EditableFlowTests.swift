import Expectations
import TestSupport
import Testing

@testable import FlowEditing
@testable import NaiveFlows
@testable import FlowEngine

/// A flow that is edited against an arrangement of the same items from scratch, to the last bit.
@Suite struct EditableFlowTests {
    @Test func anEditedFlowEqualsAnArrangementFromScratch() throws {
        for seed in UInt64(0)..<60 {
            var random = RandomEdits(seed: seed)
            try requireEqual(random)
            for _ in 0..<12 {
                random.edit()
                try requireEqual(random)
            }
        }
    }

    // Where a row of photos ends depends on the next one, and on more than that if some are short. Where a line of other items
    // ends depends on all that go together.
    @Test func anEditBeforeItemsThatDecideItsLineEqualsAnArrangementFromScratch() throws {
        for seed in UInt64(0)..<300 {
            var random = SeededGenerator(seed: seed)
            let most = random.length(in: 100...180)
            let scaling = FlowScaling(
                thickness: 100, minThickness: random.length(in: 20...100), maxThickness: most)
            var options = FlowOptions(
                itemSpacing: random.length(in: 0...10), scaling: random.chance(2) ? nil : scaling)
            if random.chance(3) { options.maxItemsPerLine = Int.random(in: 1...4, using: &random) }
            options.lastLine = random.element(of: FlowLastLine.self)
            func item(using random: inout SeededGenerator) -> FlowItem {
                var item = FlowItem(width: random.length(in: 30...300), height: 100)
                if random.chance(10) { item.size.width = 900 }
                if random.chance(8) { item.traits.keepsSize = true }
                if random.chance(3) { item.traits.avoidsBreakBefore = true }
                if random.chance(8) { item.traits.isDiscardable = true }
                if random.chance(16) { item.traits.breaksBefore = true }
                return item
            }
            var list = (0..<Int.random(in: 1...200, using: &random)).map { _ in item(using: &random) }
            let width = random.length(in: 200...700)
            var flow = EditableFlow(of: FlowItems(list), in: width, options: options)
            for _ in 0..<40 {
                let index = Int.random(in: 0..<list.count, using: &random)
                let item = item(using: &random)
                if random.chance(2) {
                    list[index] = item
                    flow.replace(at: index, with: item)
                } else if random.chance(2) || list.count < 2 {
                    list.insert(item, at: index)
                    flow.insert(item, at: index)
                } else {
                    list.remove(at: index)
                    flow.remove(at: index)
                }
                let whole = FlowArrangement(of: FlowItems(list), in: width, options: options)
                try #require(flow.arrangement == whole, "seed \(seed)")
            }
        }
    }

    // Items are broken 32 at a time, after which the last rows depend on more. The photo of 10 goes together with that of 4, and
    // is on the row of 2 if the next one can be filled: with 8, which comes after those 32.
    @Test func whereARowEndsMayDependOnTheThirdAfterIt() {
        let options = FlowOptions(itemSpacing: 0, lastLine: .grows, scaling: FlowScaling(thickness: 1))
        var list = items([(Double, Double)](repeating: (9, 1), count: 28))
        list.append(contentsOf: items((2, 1), (4, 1), (10, 1), (6, 1), (8, 1)))
        for index in [28, 31] { list[index].traits.keepsSize = true }
        list[30].traits.avoidsBreakBefore = true
        let flow = EditableFlow(of: list, in: 9, options: options)
        expectEqual((28..<flow.lineCount).map(flow.itemRange(ofLine:)), [28..<31, 31..<33])
    }

    // The third item was to stay with the last one. Alone, it has space on the first line.
    @Test func whatWentTogetherPartsOnceItMay() {
        var list = items((4, 1), (4, 1), (3, 1), (3, 1))
        list[3].traits.avoidsBreakBefore = true
        var flow = EditableFlow(of: list, in: 11, options: FlowOptions(itemSpacing: 0))
        expectEqual(flow.itemRange(ofLine: 0), 0..<2)
        flow[3].traits.avoidsBreakBefore = false
        expectEqual(flow.itemRange(ofLine: 0), 0..<3)
    }

    // Four or three photos fill a row, and two do not: the last six are three and three.
    @Test func theLastOfEqualPhotosFillTheirRows() {
        let scaling = FlowScaling(thickness: 1, maxThickness: 1.5)
        let options = FlowOptions(itemSpacing: 0, lastLine: .grows, scaling: scaling)
        let photos = FlowItems(repeating: FlowItem(width: 2, height: 1), count: 1002)
        let flow = EditableFlow(of: photos, in: 7, options: options)
        expectEqual(flow.lineCount, 251)
        expectEqual(flow.itemRange(ofLine: 249), 996..<999)
    }

    @Test func aMoveToWhereItemsAreChangesNothing() {
        let before = EditableFlow(of: items((60, 1), (40, 1), (50, 1), (50, 1), (30, 1)), in: 100)
        for range in [0..<5, 1..<3, 3..<5] {
            for destination in range.lowerBound...range.upperBound {
                var moved = before
                moved.moveSubrange(range, to: destination)
                expectEqual(moved.items, before.items, "\(range), \(destination)")
                expectEqual(moved.arrangement, before.arrangement, "\(range), \(destination)")
            }
        }
    }

    // Three columns share 390, however long the longest item is.
    @Test func aLongestItemLeavesColumnsThatShareTheSpace() throws {
        let options = FlowOptions(columns: .count(3))
        let items = FlowItems(repeating: FlowItem(width: 20, height: 10), count: 100_000)
        var flow = EditableFlow(of: items, in: 390, options: options)
        flow.replace(at: 70_000, with: FlowItem(width: 50, height: 10))
        for index in [10, 50_000, 99_999] {
            let before = flow
            flow.replace(at: index, with: FlowItem(width: 100 + Double(index), height: 20))
            #expect(flow.lineChunksNotIn(before) <= 4)
        }
        expectEqual(
            flow.arrangement,
            FlowArrangement(of: flow.items, in: 390, options: options))
    }

    @Test func anEditChangesFewChunksOfLines() {
        var random = SeededGenerator(seed: 7)
        let sizes = (0..<100_000).map { _ in
            FlowSize(width: Double(Int.random(in: 10...90, using: &random)), height: 20)
        }
        var flow = EditableFlow(of: FlowItems(sizes), in: 390)
        for number in 0..<60 {
            let before = flow
            let index = Int.random(in: 0..<flow.count, using: &random)
            switch number % 3 {
            case 0: flow.insert(FlowItem(width: 50, height: 20), at: index)
            case 1: flow.remove(at: index)
            default: flow.replace(at: index, with: FlowItem(width: 200, height: 30))
            }
            #expect(flow.lineChunksNotIn(before) <= 4)
        }
    }

    private func requireEqual(_ random: RandomEdits) throws {
        let (flow, arrangement) = (random.edited, random.arrangement)
        try #require(flow.count == random.list.count, "\(random)")
        try #require(flow.size == arrangement.size, "\(random)")
        try #require(flow.lineCount == arrangement.lines.count, "\(random)")
        try #require(flow.arrangement == arrangement, "\(random)")
    }
}

extension EditableFlow {
    /// How many chunks of lines are not shared with another flow.
    fileprivate func lineChunksNotIn(_ other: EditableFlow) -> Int {
        func addresses(_ flow: EditableFlow) -> [UnsafePointer<Line>?] {
            flow.lines.chunks.map { $0.withUnsafeBufferPointer { $0.baseAddress } }
        }
        return Set(addresses(self)).subtracting(addresses(other)).count
    }
}
