import Expectations
import TestSupport
import Testing

@testable import FlowEditing
@testable import FlowEngine

/// An index against an arrangement of the same items from scratch, to the last bit.
@Suite struct EditableFlowTests {
    @Test func anEditedIndexEqualsAnArrangementFromScratch() throws {
        for seed in UInt64(0)..<60 {
            var random = RandomEdits(seed: seed)
            try requireEqual(random)
            for _ in 0..<12 {
                random.edit()
                try requireEqual(random)
            }
        }
    }

    // Where a row of photos ends depends on the next one, and on more than that if some are short.
    @Test func anEditOfPhotosEqualsAnArrangementFromScratch() throws {
        for seed in UInt64(0)..<300 {
            var random = SeededGenerator(seed: seed)
            let most = random.length(in: 100...180)
            let scaling = FlowScaling(
                thickness: 100, minThickness: random.length(in: 20...100), maxThickness: most)
            var options = FlowOptions(itemSpacing: random.length(in: 0...10), scaling: scaling)
            if random.chance(3) { options.maxItemsPerLine = Int.random(in: 1...4, using: &random) }
            options.lastLine = random.element(of: FlowLastLine.self)
            func photo(using random: inout SeededGenerator) -> FlowItem {
                var item = FlowItem(width: random.length(in: 30...300), height: 100)
                if random.chance(10) { item.size.width = 900 }
                if random.chance(8) { item.traits.keepsSize = true }
                if random.chance(8) { item.traits.avoidsBreakBefore = true }
                if random.chance(16) { item.traits.breaksBefore = true }
                return item
            }
            var list = (0..<Int.random(in: 1...200, using: &random)).map { _ in photo(using: &random) }
            let width = random.length(in: 200...700)
            var flow = EditableFlow(of: FlowItems(list), in: width, options: options)
            for _ in 0..<40 {
                let index = Int.random(in: 0..<list.count, using: &random)
                let item = photo(using: &random)
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
                try #require(flow.arrangement(ofLines: 0..<flow.lineCount) == whole, "seed \(seed)")
            }
        }
    }

    // A photo as long as ten are thick fills 100 when it is 10 thick, and the square after it is as thick. Where the photo
    // before the square ends a paragraph, that is 20 thick.
    @Test func theLastRowFollowsTheParagraphBeforeIt() {
        let (photo, square) = (FlowItem(width: 200, height: 20), FlowItem(width: 20, height: 20))
        let options = FlowOptions(
            itemSpacing: 0, lastLine: .likePrevious, scaling: FlowScaling(thickness: 20))
        var flow = EditableFlow(of: [photo, square], in: 100, options: options)
        expectEqual(flow.line(at: 1).frame.height, 10)
        var end = photo
        end.traits.breaksAfter = true
        flow.insert(end, at: 1)
        expectEqual(flow.line(at: 2).frame.height, 20)
        flow.remove(at: 1)
        expectEqual(flow.line(at: 1).frame.height, 10)
        flow.replace(at: 0, with: end)
        expectEqual(flow.line(at: 1).frame.height, 20)
    }

    // Without an end, items grow into the longest line, here 10 long. Once nothing grows, a spacer has all the space it wants.
    @Test func linesThatDependedOnOthersAreBrokenAgain() {
        var growing = FlowItem(width: 2, height: 1, traits: FlowItemTraits(grow: 1))
        growing.traits.breaksBefore = true
        var spacer = item(20, 0)
        spacer.traits.collapses = true
        let options = FlowOptions(itemSpacing: 0, lineSpacing: 0)
        var flow = EditableFlow(of: [item(10, 1), growing], in: nil, options: options)
        expectEqual(flow.size, size(10, 2))
        flow.remove(at: 1)
        flow.insert(spacer, at: 1)
        expectEqual(flow.size, size(30, 1))
        expectEqual(flow.frame(at: 1).width, 20)
    }

    // As many lines are broken as by the same edit, and what is not changed stays: here, a break.
    @Test func aPartOfAnItemIsChangedInItsPlace() throws {
        for seed in UInt64(0)..<40 {
            var random = SeededGenerator(seed: seed)
            var items = (0..<300).map { _ in item(random.length(in: 5...60), random.length(in: 5...20)) }
            for index in items.indices where random.chance(9) { items[index].traits.breaksAfter = true }
            var flow = EditableFlow(of: FlowItems(items), in: 200)
            for _ in 0..<10 {
                let (index, width) = (Int.random(in: 0..<300, using: &random), random.length(in: 5...90))
                var replaced = flow
                items[index].width = width
                replaced.replace(at: index, with: items[index])
                flow[index].width = width
                try #require(flow.items == FlowItems(items), "seed \(seed)")
                let (arrangement, whole) = (
                    flow.arrangement(ofLines: 0..<flow.lineCount),
                    FlowArrangement(of: FlowItems(items), in: 200)
                )
                try #require(arrangement == whole, "seed \(seed)")
                try #require(replaced.lineCount == flow.lineCount, "seed \(seed)")
            }
        }
    }

    // Whole chunks of equal items are not broken line by line.
    @Test func anEditAmongEqualItemsEqualsAnArrangementFromScratch() throws {
        for seed in UInt64(2000)..<2020 {
            var random = RandomEdits(seed: seed, equalCount: 1500)
            try requireEqual(random)
            for _ in 0..<8 {
                random.edit()
                try requireEqual(random)
            }
        }
    }

    /// Four on a line, in two chunks of 192 items: at their border, and around it.
    @Test func equalItemsAreReplacedAtTheBorderOfTheirChunks() {
        let item = FlowItem(width: 20, height: 10)
        for start in 180..<200 {
            for (count, newCount) in [(0, 1), (1, 0), (4, 4), (4, 3), (3, 4), (5, 1), (1, 8)] {
                var flow = EditableFlow(repeating: item, count: 384, in: 110)
                flow.replaceSubrange(start..<start + count, repeating: item, count: newCount)
                let whole = EditableFlow(repeating: item, count: 384 - count + newCount, in: 110)
                expectEqual(
                    flow.arrangement(ofLines: 0..<flow.lineCount),
                    whole.arrangement(ofLines: 0..<whole.lineCount), "\(start), \(count), \(newCount)")
            }
        }
    }

    @Test func anEditAmongEqualItemsBreaksFewLines() {
        // Four on a line; every edit moves all items behind it.
        var index = EditableFlow(repeating: .init(width: 20, height: 10), count: 100_000, in: 110)
        expectEqual(index.lineCount, 25_000)
        for at in stride(from: 90_000, to: 0, by: -10_000) {
            let before = index
            index.insert(.init(width: 30, height: 10), at: at)
            index.insert(.init(width: 20, height: 10), at: at)
            #expect(index.lineChunksNotIn(before) <= 4)
        }
    }

    // Of the first flow, the second item is 3 from the first, and the others as far as the options say: 8, then 20.
    @Test func itemsThatMoveToAnotherFlowKeepTheirCommonSpacing() {
        let item = FlowItem(width: 10, height: 10)
        let close = FlowItem(width: 10, height: 10, spacing: 3)
        var first = EditableFlow(in: nil, options: FlowOptions(itemSpacing: 8))
        for item in [item, close, item] { first.append(item) }
        expectEqual((0..<3).map { first.frame(at: $0).x }, [0, 13, 31])

        var second = EditableFlow(in: nil, options: FlowOptions(itemSpacing: 20))
        second.append(item)
        second.append(contentsOf: first.items)
        expectEqual((0..<4).map { second.frame(at: $0).x }, [0, 30, 43, 73])

        let before = first
        first.replaceSubrange(0..<3, with: first.items)
        expectEqual((0..<3).map { first[$0] }, (0..<3).map { before[$0] })
        expectEqual(first.items, before.items)
        expectEqual(
            FlowArrangement(of: first.items, in: nil, options: first.options),
            first.arrangement(ofLines: 0..<1))
    }

    // Items that have nothing but sizes are broken faster, also if they once had more.
    @Test func whatIsSetAndUnsetLeavesNothing() {
        let sizes = (0..<1000).map { FlowSize(width: Double($0 % 90), height: 20) }
        let plain = EditableFlow(of: FlowItems(sizes), in: 390)
        var index = plain
        let odd = FlowItem(
            width: 5, height: 5, firstBaseline: 1, lastBaseline: 2, spacing: 3,
            traits: FlowItemTraits(breaksBefore: true))
        for at in [0, 5, 500, 501, 999] {
            let before = index[at]
            index.replace(at: at, with: odd)
            expectEqual(index[at], odd)
            index.replace(at: at, with: before)
        }
        index.insert(odd, at: 700)
        index.remove(at: 700)
        expectEqual(index.items, plain.items)
        #expect(index.list.chunks.allSatisfy { $0.details.isEmpty })
    }

    /// A flow in 100 with items of some lengths, 10 thick, right after each other.
    private func flow(_ lengths: Double..., options change: (inout FlowOptions) -> Void = { _ in })
        -> EditableFlow
    {
        var options = FlowOptions(itemSpacing: 0, lineSpacing: 0)
        change(&options)
        var flow = EditableFlow(in: 100, options: options)
        for length in lengths { flow.append(FlowItem(width: length, height: 10)) }
        return flow
    }

    @Test func aMoveToWhereItemsAreIsNoEdit() {
        let before = flow(60, 40, 50, 50, 30, 70, 20, 80)
        for range in [0..<8, 2..<5, 6..<8] {
            for destination in range.lowerBound...range.upperBound {
                var (moved, replaced) = (before, before)
                let edit = moved.moveSubrange(range, to: destination)
                expectEqual(
                    edit, replaced.replaceSubrange(destination..<destination, with: FlowItems()),
                    "\(range), \(destination)")
                expectEqual(moved.items, before.items)
            }
        }
    }

    // 50 / 60 40 / 70, and 50 / 60 / 70 / 40: the flow is 100 long, and then 70. The first line is in its middle.
    @Test func aMoveThatMakesACenteredFlowShorterMovesLinesBefore() {
        var centered = flow(50, 60, 40, 70) { $0.lineAlignment = .center }
        expectEqual(centered.frame(at: 0).x, 25)
        let edit = centered.move(from: 2, to: 4)
        expectEqual(centered.frame(at: 0).x, 10)
        #expect(edit.lines.lowerBound > 0)
    }

    // One item on a line. All are as thick as the thickest.
    @Test func aThickerItemMovesLinesBeforeItIfAllAreEquallyThick() {
        var equal = flow(80, 80, 80, 80) { $0.equalizesLines = true }
        expectEqual(equal.frame(at: 1).y, 10)
        let edit = equal.replace(at: 3, with: FlowItem(width: 80, height: 15))
        expectEqual(equal.frame(at: 1).y, 15)
        #expect(edit.lines.lowerBound > 1)
    }

    private func requireEqual(_ random: RandomEdits) throws {
        let (index, arrangement) = (random.edited, random.arrangement)
        try #require(index.count == random.list.count, "\(random)")
        try #require(index.size == arrangement.size, "\(random)")
        try #require(index.lineCount == arrangement.lines.count, "\(random)")
        let part = index.arrangement(ofLines: 0..<index.lineCount)
        try #require(part == arrangement, "\(random)")
    }

    @Test func anEditSaysWhatHasChanged() throws {
        var keptCount = 0
        for seed in UInt64(0)..<40 {
            var random = RandomEdits(seed: seed)
            if seed % 2 == 0 {
                random.edited.options.keepLinesInPlace()
                random.edited.availableThickness = nil
            }
            for _ in 0..<10 {
                let before = random.arrangement
                random.edit()
                guard let edit = random.lastEdit else { continue }
                let after = random.arrangement
                let (old, new) = (before.lines, after.lines)

                // Lines before have kept their items, and their places if the edit is local.
                let first = edit.lines.lowerBound
                try #require(edit.oldLines.lowerBound == first, "\(random)")
                try #require(new.prefix(first).map(\.range) == old.prefix(first).map(\.range), "\(random)")
                // They keep their places in a flow that nothing aligns, distributes, equalizes or mirrors.
                if random.edited.options.keepsLinesInPlace, random.edited.availableThickness == nil {
                    keptCount += first
                    try #require(Array(new.prefix(first)) == Array(old.prefix(first)), "\(random)")
                    let firstItem = edit.items.lowerBound
                    let frames = (before.frames.prefix(firstItem), after.frames.prefix(firstItem))
                    try #require(Array(frames.0) == Array(frames.1), "\(random)")
                }

                // Lines after have kept their items.
                let oldCounts = old[edit.oldLines.upperBound...].map(\.range.count)
                try #require(new[edit.lines.upperBound...].map(\.range.count) == oldCounts, "\(random)")
                let items = edit.lines.map { new[$0].range }
                try #require(
                    (items.first?.lowerBound ?? 0) <= edit.items.lowerBound || items.isEmpty, "\(random)")
                try #require(
                    items.last?.upperBound ?? edit.items.upperBound == edit.items.upperBound, "\(random)")
            }
        }
        #expect(keptCount > 100)
    }

    @Test func itemsAreAppendedToALongLine() {
        var flow = EditableFlow(in: nil)
        for _ in 0..<2000 { flow.append(FlowItem(width: 10, height: 10)) }
        expectEqual(flow.lineCount, 1)
        expectEqual(flow.size, FlowSize(width: 35_992, height: 10))
        expectEqual(flow.frame(at: 1999).x, 35_982)
    }

    // Likewise, with spacings of their own, limits, a separator, centered, and in columns.
    @Test(arguments: [FlowColumns.natural, .uniform])
    func itemsOfManyKindsAreAppendedToALongLine(columns: FlowColumns) {
        var options = FlowOptions(lineAlignment: .center, columns: columns)
        options.itemSeparator = 2
        var flow = EditableFlow(in: nil, options: options)
        flow.append(FlowItem(width: 60, height: 20, spacing: 3))
        for number in 0..<1000 {
            let traits = FlowItemTraits(minLength: 20)
            flow.append(FlowItem(width: 10, height: Double(number % 30), spacing: 3, traits: traits))
        }
        let all = FlowArrangement(of: flow.items, in: nil, options: options)
        expectEqual(flow.arrangement(ofLines: 0..<1), all)
    }

    // A column is as long as the longest item, until that is gone: 10.1 is no whole number of units.
    @Test func columnsForgetAnItemThatIsGone() {
        let options = FlowOptions(columns: .uniform)
        var flow = EditableFlow(of: items((10.1, 5), (5, 20)), in: 100, options: options)
        flow.append(FlowItem(width: 5, height: 5, traits: FlowItemTraits(grow: 1)))
        flow.remove(at: 0)
        expectEqual(flow.frame(at: 1), rect(13, 0, 5, 5))
    }

    @Test func columnsFollowTheLongestItem() throws {
        for seed in UInt64(0)..<500 {
            var random = SeededGenerator(seed: seed)
            var flow = EditableFlow(in: 100, options: FlowOptions(columns: .uniform))
            for _ in 0..<12 {
                if random.chance(3),
                    let longest = flow.items.indices.max(by: { flow[$0].width < flow[$1].width })
                {
                    flow.remove(at: longest)
                } else {
                    let at = Int.random(in: 0...flow.count, using: &random)
                    flow.insert(FlowItem(variety: 2, using: &random), at: at)
                }
                try #require(
                    flow.arrangement(ofLines: 0..<flow.lineCount)
                        == FlowArrangement(of: flow.items, in: 100, options: flow.options), "seed \(seed)")
            }
        }
    }

    // Three columns share 390, however long the longest item is.
    @Test func aLongestItemLeavesColumnsThatShareTheSpace() throws {
        let options = FlowOptions(columns: .count(3))
        let item = FlowItem(width: 20, height: 10)
        var flow = EditableFlow(repeating: item, count: 100_000, in: 390, options: options)
        flow.replace(at: 70_000, with: FlowItem(width: 50, height: 10))
        for at in [10, 50_000, 99_999] {
            let before = flow
            flow.replace(at: at, with: FlowItem(width: 100 + Double(at), height: 20))
            #expect(flow.lineChunksNotIn(before) <= 4)
        }
        expectEqual(
            flow.arrangement(ofLines: 0..<flow.lineCount),
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
            let at = Int.random(in: 0..<flow.count, using: &random)
            switch number % 3 {
            case 0: flow.insert(FlowItem(width: 50, height: 20), at: at)
            case 1: flow.remove(at: at)
            default: flow.replace(at: at, with: FlowItem(width: 200, height: 30))
            }
            #expect(flow.lineChunksNotIn(before) <= 4)
        }
    }
}

extension FlowOptions {
    /// Lets no line move because the size of the flow changes.
    fileprivate mutating func keepLinesInPlace() {
        (lineAlignment, distribution, direction) = (.leading, .natural, .leftToRight)
        (equalizesLines, reversesItems, reversesLines) = (false, false, false)
        if !hasLastLineInPlace { lastLine = .natural }
    }

    private var hasLastLineInPlace: Bool { ![.center, .trailing].contains(lastLine) }

    /// Whether no line moves because the size of the flow changes.
    fileprivate var keepsLinesInPlace: Bool {
        lineAlignment == .leading && distribution == .natural && !equalizesLines && !reversesItems
            && !reversesLines && direction == .leftToRight && hasLastLineInPlace
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
