import Expectations
import FlowEngine
import TestSupport
import Testing

/// At most so many lines, with an item that says how many others are hidden.
@Suite struct LineLimitTests {
    let tight = FlowOptions(itemSpacing: 1, lineSpacing: 0)
    let threes = items((3, 1), (3, 1), (3, 1), (3, 1), (3, 1), (3, 1))

    private func picture(
        _ items: FlowItems, lines: Int, in available: Double?, options: FlowOptions, overflow: FlowSize?
    ) -> String {
        let limited = items.limited(toLines: lines, in: available, options: options) { _ in overflow }
        return FlowArrangement(of: limited.items, in: available, options: options).picture
    }

    @Test func theOverflowItemTakesThePlaceItNeeds() {
        let seven = items([(Double, Double)](repeating: (3, 1), count: 7))
        expectEqual(
            picture(seven, lines: 2, in: 11, options: tight, overflow: size(2, 1)),
            """
            AAA.BBB.CCC
            DDD.EEE.FF.
            """)
        expectEqual(
            picture(seven, lines: 2, in: 10, options: tight, overflow: size(2, 1)),
            """
            AAA.BBB...
            CCC.DDD.EE
            """)
        expectEqual(
            picture(seven, lines: 2, in: 7, options: tight, overflow: size(2, 1)),
            """
            AAA.BBB
            CCC.DD.
            """)
    }

    @Test func moreLinesAreNotAskedForThanAllowed() {
        var asked: [Int] = []
        let ten = items([(Double, Double)](repeating: (1, 1), count: 10))
        let options = FlowOptions(itemSpacing: 0, lineSpacing: 0, minLines: 3)
        let limited = ten.limited(toLines: 2, in: 5, options: options) { hidden in
            asked.append(hidden)
            return size(1, 1)
        }
        expectEqual(limited.shown.count, 10)
        #expect(asked.isEmpty)
        expectEqual(
            FlowArrangement(of: limited.items, in: 5, options: limited.options).picture,
            """
            ABCDE
            FGHIJ
            """)
        let one = ten.limited(toLines: 1, in: 5, options: options) { _ in size(1, 1) }
        expectEqual(one.shown.count, 4)
        expectEqual(FlowArrangement(of: one.items, in: 5, options: one.options).picture, "ABCDE")
    }

    // As many as fit: those that overlap by more than themselves, too.
    @Test(arguments: FlowLineBreaking.allCases)
    func asManyAreShownAsFit(breaking: FlowLineBreaking) {
        let lengths: [Double] = [9, 2, 9, 3, 4, 5]
        let spacings: [Double] = [0, 0, -5, 0, -3, -2]
        var all = items(lengths.map { ($0, 1) })
        all.setSpacings(spacings)
        var options = tight
        options.lineBreaking = breaking
        for overflow in 1...9 {
            let fitting = (0..<lengths.count).filter { shown in
                var some = items(lengths.prefix(shown).map { ($0, 1) } + [(Double(overflow), 1)])
                some.setSpacings(Array(spacings.prefix(shown + 1)))
                return FlowArrangement(of: some, in: 11, options: options).lines.count <= 2
            }
            let limited = all.limited(toLines: 2, in: 11, options: options) { _ in size(Double(overflow), 1) }
            expectEqual(limited.shown.count, fitting.max(), "\(overflow)")
        }
    }

    @Test func itPushesOutNothingThatFits() {
        var asked: [Int] = []
        let limited = threes.limited(toLines: 2, in: 11, options: tight) { hidden in
            asked.append(hidden)
            return size(9, 1)
        }
        expectEqual(limited.shown.count, 6)
        expectEqual(limited.items, threes)
        #expect(asked.isEmpty)
    }

    @Test func itStandsAloneWhereNothingFitsBesideIt() {
        expectEqual(
            picture(threes, lines: 2, in: 7, options: tight, overflow: size(6, 1)),
            """
            AAA.BBB
            CCCCCC.
            """)
        expectEqual(
            picture(threes, lines: 1, in: 7, options: tight, overflow: size(9, 1)), "AAAAAAAAA")
    }

    // The second line has 4 of 7 left beside 2 and a spacing, for an item that is alone there; so has the first of one.
    @Test func roomIsToldForAnItemThatIsAloneOnTheLastLine() {
        func room(_ lengths: [Double], lines: Int, overflow: Double = 2, _ options: FlowOptions) -> Double? {
            items(lengths.map { ($0, 1) }).limited(toLines: lines, in: 7, options: options) { _ in
                size(overflow, 1)
            }.room
        }
        expectEqual(room([3, 3, 6, 3], lines: 2, tight), 4)
        expectEqual(room([9, 3], lines: 1, tight), 4)
        expectEqual(room([3, 3, 3, 3, 3], lines: 2, tight), nil)
        expectEqual(room([3, 3, 3], lines: 2, tight), nil)
        expectEqual(room([9, 3], lines: 1, overflow: 6, tight), nil)
        expectEqual(room([9, 3], lines: 0, tight), nil)
        var columns = tight
        columns.columns = .count(2)
        expectEqual(room([3, 3, 3], lines: 1, columns), nil)
        var single = tight
        single.maxItemsPerLine = 1
        expectEqual(room([9, 3], lines: 1, single), nil)
    }

    @Test func roomIsNotToldForAnItemThatCannotBeAsShort() {
        var two = items((9, 1), (3, 1))
        for (least, room) in [(3, 4), (4, 4), (5, nil)] as [(Double, Double?)] {
            two[0].traits.minLength = least
            expectEqual(two.limited(toLines: 1, in: 7, options: tight) { _ in size(2, 1) }.room, room)
        }
    }

    @Test func withoutAnOverflowItemTheRestIsHidden() {
        expectEqual(
            picture(threes, lines: 2, in: 7, options: tight, overflow: nil),
            """
            AAA.BBB
            CCC.DDD
            """)
    }

    @Test(arguments: [Int.min, -1, 0])
    func withoutALineTheOverflowItemIsAlone(lines: Int) {
        for columns in [FlowColumns.natural, .uniform, .count(2)] {
            var options = tight
            options.columns = columns
            for available in [7, nil] as [Double?] {
                let limited = threes.limited(toLines: lines, in: available, options: options) { hidden in
                    size(Double(hidden), 1)
                }
                expectEqual(limited.shown.count, 0)
                expectEqual(limited.items.widths, [6])
                let none = threes.limited(toLines: lines, in: available, options: options) { _ in nil }
                expectEqual(none.shown.count, 0)
                expectEqual(none.items.count, 0)
            }
        }
        let empty = FlowItems().limited(toLines: lines, in: 7, options: tight) { _ in size(2, 1) }
        expectEqual(empty.items.count, 0)
    }

    @Test func itIsAskedForTheFewestHiddenFirst() {
        var asked: [Int] = []
        let limited = threes.limited(toLines: 1, in: 15, options: tight) { hidden in
            asked.append(hidden)
            return size(hidden > 3 ? 4 : 6, 1)
        }
        // AAA.BBB.CCC.DDD has no space for it; AAA.BBB.CCC. has 3, and AAA.BBB. has 7 for its 4.
        expectEqual(asked, [2, 3, 4])
        expectEqual(limited.shown.count, 2)
        expectEqual(Array(limited.items.widths), [3, 3, 4])
    }

    @Test func itCountsAsAnItemOfItsLine() {
        var options = tight
        options.maxItemsPerLine = 2
        expectEqual(
            picture(threes, lines: 2, in: nil, options: options, overflow: size(1, 1)),
            """
            AAA.BBB
            CCC.D..
            """)
    }

    @Test func itStandsBehindAForcedBreak() {
        for traits in [FlowItemTraits(breaksAfter: true), FlowItemTraits()] {
            var items = threes
            items[1].traits = traits
            items[2].traits = FlowItemTraits(breaksBefore: true)
            expectEqual(picture(items, lines: 1, in: 20, options: tight, overflow: size(2, 1)), "AAA.BBB.CC")
        }
    }

    @Test func itStandsAsFarAwayAsTheFirstHiddenItem() {
        var items = threes
        items.setSpacings([0, 0, 2, 0, 0, 0])
        expectEqual(picture(items, lines: 1, in: 9, options: tight, overflow: size(1, 1)), "AAABBB..C")
    }

    @Test func hiddenItemsDoNotWidenColumns() {
        var options = tight
        options.columns = .uniform
        let three = items((1, 1), (1, 1), (1, 1), (9, 1))
        expectEqual(picture(three, lines: 1, in: 11, options: options, overflow: size(3, 1)), ".A...B..CCC")
    }

    // A wide overflow item leaves one column of eight, on each line of all of these.
    @Test func manyColumnsMayHaveToMakeRoom() {
        var options = tight
        options.columns = .uniform
        let many = FlowItems([FlowSize](repeating: size(1, 1), count: 1000))
        let limited = many.limited(toLines: 120, in: 15, options: options) { _ in size(9, 1) }
        expectEqual(limited.shown.count, 119)
        expectEqual(Array(limited.items.widths.suffix(2)), [1, 9])
    }

    @Test func theOverflowItemMayFillItsLine() {
        let filling = FlowItemTraits(breaksBefore: true, breaksAfter: true)
        let limited = threes.limited(toLines: 2, in: 11, options: tight, overflowTraits: filling) { _ in
            size(2, 1)
        }
        expectEqual(limited.shown.count, 6)
        let narrow = threes.limited(toLines: 2, in: 7, options: tight, overflowTraits: filling) { _ in
            size(2, 1)
        }
        expectEqual(
            FlowArrangement(of: narrow.items, in: 7, options: tight).picture,
            """
            AAA.BBB
            CC.....
            """)
    }

    @Test func balancedLinesAreSpreadOverWhatIsShown() {
        var options = tight
        options.lineBreaking = .balanced
        expectEqual(
            picture(threes, lines: 2, in: 9, options: options, overflow: size(1, 1)),
            """
            AAA.BBB..
            CCC.DDD.E
            """)
    }

    /// Every number of shown items is tried, the most first.
    private func slowly(
        _ flow: RandomFlow, _ lines: Int, _ overflow: (Int) -> FlowSize?
    ) -> (shown: Int, widths: [Double]) {
        for shown in flow.items.indices.reversed() {
            var rest = flow
            rest.items = Array(flow.items[..<shown])
            if let size = overflow(flow.items.count - shown) {
                rest.items.append(
                    FlowItem(width: size.width, height: size.height, spacing: flow.items[shown].spacing))
            }
            let naive = NaiveArrangement(
                of: rest.items, in: Setting(available: rest.available, options: rest.options))
            if naive.lines.count <= lines || shown == 0 {
                return (shown, rest.items.map(\.width))
            }
        }
        return (0, [])
    }

    @Test func asManyAreShownAsPossible() throws {
        for seed in UInt64(0)..<3000 {
            let flow = RandomFlow(seed: seed)
            var random = SeededGenerator(seed: seed)
            let lines = Int.random(in: 1...5, using: &random)
            let widths = (0...14).map { _ in random.length(in: 0...60) }
            let hasOverflow = !random.chance(6)
            let overflow = { (hidden: Int) in hasOverflow ? size(widths[hidden], 10) : nil }
            var asked: [Int] = []
            let limited = flow.flowItems.limited(
                toLines: lines, in: flow.available, options: flow.options
            ) { hidden in
                asked.append(hidden)
                return overflow(hidden)
            }
            let all = NaiveArrangement(
                of: flow.items, in: Setting(available: flow.available, options: flow.options))
            if all.lines.count <= lines {
                try #require(limited.shown.count == flow.items.count && asked.isEmpty, "\(flow)")
                try #require(limited.items == flow.flowItems, "\(flow)")
                continue
            }
            let slow = slowly(flow, lines, overflow)
            try #require(limited.shown == Array(0..<slow.shown), "\(lines) lines, \(flow)")
            try #require(limited.items.widths == slow.widths, "\(lines) lines, \(flow)")
            try #require(Set(asked).count == asked.count, "\(flow)")
        }
    }

    // As above, with all that items of one priority and columns can do, by the lines that the engine itself makes.
    @Test(arguments: [(FlowColumns.natural, false), (.natural, true), (.uniform, false)])
    func asManyOfAnyKindAreShownAsPossible(columns: FlowColumns, areScaled: Bool) throws {
        for seed in UInt64(0)..<2000 {
            var flow = RandomArrangement(seed: seed)
            flow.flow.options.columns = columns
            if areScaled { flow.flow.options.scaling = FlowScaling(thickness: Double(1 + seed % 40)) }
            for index in flow.items.indices { flow.items[index].traits.priority = 0 }
            let (items, options, available) = (flow.items, flow.flow.options, flow.flow.available)
            var random = SeededGenerator(seed: seed)
            let lines = Int.random(in: 1...5, using: &random)
            let widths = (0...14).map { _ in random.length(in: 0...60) }
            let hasOverflow = !random.chance(6)
            let overflow = { (hidden: Int) in hasOverflow ? size(widths[hidden], 10) : nil }
            let traits = random.chance(2) ? FlowItemTraits() : FlowItemTraits(using: &random)
            let limited = items.limited(
                toLines: lines, in: available, options: options, overflowTraits: traits, overflow: overflow)
            var lowered = options
            lowered.minLines = min(options.minLines, lines)
            try #require(limited.options == lowered)
            func lineCount(_ items: FlowItems) -> Int {
                FlowLines(of: items, in: available, options: lowered).ranges.count
            }
            if lineCount(items) <= lines {
                try #require(limited.shown.count == items.count, "\(flow)")
                continue
            }
            let fitting = (1..<items.count).filter { shown in
                lineCount(items.first(shown, before: overflow(items.count - shown), traits)) <= lines
            }
            // Items that go together stay so, if others can be shown.
            let shown = fitting.last { !items.goTogether(at: $0) } ?? fitting.last ?? 0
            try #require(limited.shown.count == shown, "\(lines) lines, \(flow)")
        }
    }

    /// Of squares of 100, four are 10 too long for 390: eight of them in two rows, and nine in rows of four, four and one. If
    /// the last row counts, ten are in rows of five, and eleven in rows of four, four and three.
    @Test(arguments: [(FlowLineBreaking.even, 7), (.balanced, 9)])
    func fewNumbersAreTriedForPhotos(breaking: FlowLineBreaking, shown: Int) {
        let photos = FlowItems([FlowSize](repeating: size(100, 100), count: 4000))
        let options = FlowOptions(
            itemSpacing: 0, lineSpacing: 0, scaling: FlowScaling(thickness: 100), lineBreaking: breaking)
        var asked: [Int] = []
        let limited = photos.limited(toLines: 2, in: 390, options: options) { hidden in
            asked.append(hidden)
            return size(100, 100)
        }
        expectEqual(limited.shown.count, shown)
        expectEqual(asked, [3999 - shown, 4000 - shown])
    }

    @Test(arguments: FlowLineBreaking.allCases)
    func thereAreNeverMoreLines(breaking: FlowLineBreaking) throws {
        for seed in UInt64(0)..<1000 {
            var flow = RandomFlow(seed: seed)
            flow.options.lineBreaking = breaking
            let limited = flow.flowItems.limited(toLines: 2, in: flow.available, options: flow.options) {
                hidden in size(Double(hidden), 1)
            }
            let lines = FlowLines(of: limited.items, in: flow.available, options: flow.options)
            try #require(lines.ranges.count <= 2, "\(flow)")
            try #require(
                limited.shown.count == flow.items.count || limited.items.count == limited.shown.count + 1,
                "\(flow)")
        }
    }
}

extension FlowItems {
    fileprivate func goTogether(at index: Int) -> Bool {
        self[index].traits.avoidsBreakBefore && !self[index].traits.breaksBefore
            && !self[index - 1].traits.breaksAfter
    }

    /// The first items, and one more of a size, before which none of them ends the line.
    fileprivate func first(_ count: Int, before overflow: FlowSize?, _ traits: FlowItemTraits) -> FlowItems {
        var items = FlowItems(prefix(count))
        guard let overflow else { return items }
        if count > 0 { items[count - 1].traits.breaksAfter = false }
        items.append(
            FlowItem(
                width: overflow.width, height: overflow.height, spacing: self[count].spacing, traits: traits))
        return items
    }
}
