import Expectations
import FlowEditing
import TestSupport
import Testing

/// A flow that is given the size it reported is the same flow, line by line and bit by bit.
@Suite struct SameFlowTests {
    /// All options at random, with spacings and traits of the items' own. Only a line that is longer than
    /// the flow may be makes another flow: it reports more space than it was offered.
    @Test func everyFlowIsTheSameInTheSizeItReports() throws {
        var compared = 0
        for seed in UInt64(0)..<6000 {
            let random = RandomArrangement(seed: seed)
            let first = random.arrangement
            guard !first.hasLineLonger(than: random.flow.available, random.flow.options.axis) else {
                continue
            }
            compared += 1
            for across in [random.across, first.size.across(random.flow.options.axis)] {
                var again = random
                again.flow.available = first.size.along(random.flow.options.axis)
                again.across = across
                let isSame = again.arrangement == first
                try #require(isSame, "\(random)\nagain across \(across as Any)")
            }
        }
        #expect(compared > 3600)
    }

    @Test func anEditedFlowIsTheSameInTheSizeItReports() throws {
        for seed in UInt64(3000)..<3300 {
            let random = RandomEdits(seed: seed)
            let first = random.arrangement
            guard !first.hasLineLonger(than: random.edited.availableLength, random.edited.options.axis) else {
                continue
            }
            var index = random.edited
            index.availableLength = first.size.along(random.edited.options.axis)
            try #require(index.arrangement(ofLines: 0..<index.lineCount) == first, "\(random)")
        }
    }

    // Of two ways to make two lines, 14 5 21 | 13 (40² + 13² = 1769) and 14 | 21 1 13 (14² + 35² = 1421), the
    // second is the better one at any width that has space for it.
    @Test(arguments: [35.0, 40, 44])
    func balancedLinesAreMeasuredByTheirLengths(width: Double) {
        var list = items((14, 1), (21, 2), (13, 2))
        list.setSpacings([0, 5, 1])
        let arrangement = FlowArrangement(of: list, in: width, options: tight { $0.lineBreaking = .balanced })
        expectEqual(
            arrangement.picture,
            """
            AAAAAAAAAAAAAA.....................
            BBBBBBBBBBBBBBBBBBBBB.CCCCCCCCCCCCC
            BBBBBBBBBBBBBBBBBBBBB.CCCCCCCCCCCCC
            """)
    }

    // Items that overlap by more than themselves are broken greedily: [3 9], [0 8] and [8].
    @Test(arguments: FlowLineBreaking.allCases, [2, 3])
    func overlappingItemsAreTheSameFlow(breaking: FlowLineBreaking, maxItems: Int) {
        let list = items((3, 1), (9, 1), (0, 1), (8, 1), (8, 1))
        let options = FlowOptions(
            itemSpacing: -7, lineSpacing: 0, lineBreaking: breaking, maxItemsPerLine: maxItems)
        let first = FlowArrangement(of: list, in: nil, options: options)
        expectEqual(first.lines.map(\.range.count), (maxItems == 2 ? [2, 2, 1] : [3, 2]))
        expectEqual(FlowArrangement(of: list, in: first.size.width, options: options), first)
    }

    // (90 − 2 · 0) / 3 = 30 each; two of them fill 60, and a flow of 60 would have columns of 20.
    @Test func columnsKeepTheSpaceThatTheyShare() {
        let options = tight { $0.columns = .count(3) }
        let two = items((30, 1), (30, 1))
        let first = FlowArrangement(of: two, in: 90, options: options)
        expectEqual(first.size, size(90, 1))
        expectEqual(first.frames.map(\.x), [0, 30])
        expectEqual(FlowArrangement(of: two, in: 90, options: options), first)
        // Without a limit a column is as wide as the widest item, and there are still three.
        let ideal = FlowArrangement(of: two, in: nil, options: options)
        expectEqual(ideal, first)
        expectEqual(FlowArrangement(of: FlowItems(), in: 90, options: options).size, .zero)
    }

    // 6 4 | 5 leaves 2² = 4, the last line being free, and 6 | 4 5 leaves 6² = 36. A paragraph is set to a
    // width, and keeps it.
    @Test func evenLinesKeepTheWidthThatTheyAreSetTo() {
        let even = tight { $0.lineBreaking = .even }
        let three = items((6, 1), (4, 1), (5, 1))
        let wide = FlowArrangement(of: three, in: 12, options: even)
        expectEqual(wide.lines.map(\.range), [0..<2, 2..<3])
        expectEqual(wide.size, size(12, 2))
        // A single line is measured against nothing.
        expectEqual(FlowArrangement(of: three, in: 20, options: even).size, size(15, 1))
    }

    // Half of the 6 that the line leaves: the item is 7 wide in 10, and would be 5.5 in 7.
    @Test func aShareOfTheSpaceKeepsAllOfIt() {
        let one = items([(4, FlowItemTraits(grow: 0.5))])
        let arrangement = FlowArrangement(of: one, in: 10, options: tight())
        expectEqual(Array(arrangement.frames), [rect(0, 0, 7, 1)])
        expectEqual(arrangement.size, size(10, 1))
        // Whole shares fill it, and what is held back by a maximum hugs.
        let limited = items([(4, FlowItemTraits(grow: 1, maxLength: 6))])
        expectEqual(FlowArrangement(of: limited, in: 10, options: tight()).size, size(6, 1))
    }

    // The second item reaches 30, and the third one starts at 10.
    @Test func aLineIsAsLongAsItReaches() {
        var list = items((10, 1), (20, 1), (5, 1), (5, 1))
        list.setSpacings([0, 0, -20, 0])
        let arrangement = FlowArrangement(of: list, in: 30, options: tight())
        expectEqual(arrangement.size, size(30, 1))
        expectEqual(arrangement.frames.map(\.x), [0, 10, 10, 15])
        expectEqual(arrangement.lines.map(\.frame), [rect(0, 0, 30, 1)])
        var index = EditableFlow(of: list, in: 30, options: tight())
        expectEqual(index.size, size(30, 1))
        index.remove(at: 1)
        // 10, then −20 and 5, which ends at −5, and 5.
        expectEqual(index.size, size(10, 1))
    }

    @Test(arguments: [10, 100])
    func aFlowOfGrowingItemsKeepsItsLines(count: Int) throws {
        for seed in UInt64(0)..<100 {
            var random = SeededGenerator(seed: seed)
            var list = items((0..<count).map { _ in (Double.random(in: 20...120, using: &random), 20) })
            for index in 0..<count where random.chance(2) {
                list[index].traits = FlowItemTraits(
                    grow: 1, maxLength: Double.random(in: 20...200, using: &random))
            }
            let space = Double.random(in: 120...600, using: &random)
            let first = FlowLines(of: list, in: space, options: FlowOptions())
            let width = FlowArrangement(of: list, in: space).size.width
            let second = FlowLines(of: list, in: width, options: FlowOptions())
            try #require(first.ranges == second.ranges, "seed \(seed) in \(space)")
        }
    }

    // There is space for the widest item: one that sticks out makes a flow wider than it was offered.
    @Test(arguments: [(10, 400), (100, 40), (10_000, 2)])
    func aFlowGivenTheSizeItReportedBreaksWhereItDid(count: Int, repetitions: UInt64) throws {
        for seed in 0..<repetitions {
            var random = SeededGenerator(seed: seed)
            var options = FlowOptions(
                itemSpacing: Double.random(in: 0...10, using: &random),
                lineSpacing: Double.random(in: 0...10, using: &random))
            options.randomizeEnumerations(using: &random)
            let list = items(
                (0..<count).map { _ in
                    (Double.random(in: 0...200, using: &random), Double.random(in: 0...50, using: &random))
                })
            for available in [nil, Double.random(in: 200...5000, using: &random)] {
                let first = FlowArrangement(of: list, in: available, options: options)
                let reported = options.axis == .horizontal ? first.size.width : first.size.height
                let second = FlowArrangement(of: list, in: reported, options: options)
                let isSame = second == first
                try #require(isSame, "seed \(seed), \(count) items in \(available as Any)")
            }
        }
    }

    // Sums of so many lengths lose nothing either.
    @Test(arguments: [100, 1_000_000])
    func anyNumberOfItemsBreaksWhereItDid(count: Int) {
        var random = SeededGenerator(seed: 11)
        let list = FlowItems(
            (0..<count).map { _ in
                FlowSize(width: Double(random.next() >> 32) / 30_000_000, height: 1)
            })
        for available in [nil, 390.3] {
            var first = FlowArrangement(of: FlowItems(), in: nil)
            var second = first
            first.update(of: list, in: available)
            second.update(of: list, in: first.size.width)
            #expect(first.size.width <= available ?? .infinity)
            #expect(available != nil || first.lines.count == 1)
            let isSame = second == first
            #expect(isSame)
        }
    }
}

extension FlowArrangement {
    fileprivate func hasLineLonger(than available: Double?, _ axis: FlowAxis) -> Bool {
        guard let available else { return false }
        return size.along(axis) > max(available, 0)
            || lines.contains {
                FlowSize(width: $0.frame.width, height: $0.frame.height).along(axis) > max(available, 0)
            }
    }
}

extension FlowSize {
    fileprivate func along(_ axis: FlowAxis) -> Double { axis == .horizontal ? width : height }
    fileprivate func across(_ axis: FlowAxis) -> Double { axis == .horizontal ? height : width }
}
