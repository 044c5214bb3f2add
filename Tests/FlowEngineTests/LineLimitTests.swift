import Expectations
import FlowEngine
import TestSupport
import Testing

/// At most so many lines, with an item that says how many others are hidden.
@Suite struct LineLimitTests {
    let tight = FlowOptions(itemSpacing: 1, lineSpacing: 0)
    let threes = items((3, 1), (3, 1), (3, 1), (3, 1), (3, 1), (3, 1))

    private func picture(
        _ items: FlowItems, lines: Int, in available: Double?, options: FlowOptions, overflow: FlowItem?
    ) -> String {
        let limited = items.limited(toLines: lines, in: available, options: options) { _ in overflow }
        return FlowArrangement(of: limited.items, in: available, options: options).picture
    }

    @Test func theOverflowItemTakesThePlaceItNeeds() {
        let seven = items([(Double, Double)](repeating: (3, 1), count: 7))
        expectEqual(
            picture(seven, lines: 2, in: 11, options: tight, overflow: item(2, 1)),
            """
            AAA.BBB.CCC
            DDD.EEE.FF.
            """)
        expectEqual(
            picture(seven, lines: 2, in: 10, options: tight, overflow: item(2, 1)),
            """
            AAA.BBB...
            CCC.DDD.EE
            """)
        expectEqual(
            picture(seven, lines: 2, in: 7, options: tight, overflow: item(2, 1)),
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
            return item(1, 1)
        }
        expectEqual(limited.shown.count, 10)
        #expect(asked.isEmpty)
        expectEqual(
            FlowArrangement(of: limited.items, in: 5, options: limited.options).picture,
            """
            ABCDE
            FGHIJ
            """)
        let one = ten.limited(toLines: 1, in: 5, options: options) { _ in item(1, 1) }
        expectEqual(one.shown.count, 4)
        expectEqual(FlowArrangement(of: one.items, in: 5, options: one.options).picture, "ABCDE")
    }

    @Test func itPushesOutNothingThatFits() {
        var asked: [Int] = []
        let limited = threes.limited(toLines: 2, in: 11, options: tight) { hidden in
            asked.append(hidden)
            return item(9, 1)
        }
        expectEqual(limited.shown.count, 6)
        expectEqual(limited.items, threes)
        #expect(asked.isEmpty)
    }

    @Test func itStandsAloneWhereNothingFitsBesideIt() {
        expectEqual(
            picture(threes, lines: 2, in: 7, options: tight, overflow: item(6, 1)),
            """
            AAA.BBB
            CCCCCC.
            """)
        expectEqual(
            picture(threes, lines: 1, in: 7, options: tight, overflow: item(9, 1)), "AAAAAAAAA")
    }

    // The second line has 4 of 7 left beside 2 and a spacing, for an item that is alone there; so has the first of one.
    @Test func roomIsToldForAnItemThatIsAloneOnTheLastLine() {
        func lengthLeft(_ lengths: [Double], lines: Int, overflow: Double = 2, _ options: FlowOptions)
            -> Double?
        {
            items(lengths.map { ($0, 1) }).limited(toLines: lines, in: 7, options: options) { _ in
                item(overflow, 1)
            }.lengthLeft
        }
        expectEqual(lengthLeft([3, 3, 6, 3], lines: 2, tight), 4)
        expectEqual(lengthLeft([9, 3], lines: 1, tight), 4)
        expectEqual(lengthLeft([3, 3, 3, 3, 3], lines: 2, tight), nil)
        expectEqual(lengthLeft([3, 3, 3], lines: 2, tight), nil)
        expectEqual(lengthLeft([9, 3], lines: 1, overflow: 6, tight), nil)
        expectEqual(lengthLeft([9, 3], lines: 0, tight), nil)
        var columns = tight
        columns.columns = .count(2)
        expectEqual(lengthLeft([3, 3, 3], lines: 1, columns), nil)
        var single = tight
        single.maxItemsPerLine = 1
        expectEqual(lengthLeft([9, 3], lines: 1, single), nil)
    }

    @Test func roomIsNotToldForAnItemThatCannotBeAsShort() {
        var two = items((9, 1), (3, 1))
        for (least, lengthLeft) in [(3, 4), (4, 4), (5, nil)] as [(Double, Double?)] {
            two[0].traits.minLength = least
            expectEqual(
                two.limited(toLines: 1, in: 7, options: tight) { _ in item(2, 1) }.lengthLeft, lengthLeft)
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
                    item(Double(hidden), 1)
                }
                expectEqual(limited.shown.count, 0)
                expectEqual(limited.items.map(\.size.width), [6])
                let none = threes.limited(toLines: lines, in: available, options: options) { _ in nil }
                expectEqual(none.shown.count, 0)
                expectEqual(none.items.count, 0)
            }
        }
        let empty = FlowItems().limited(toLines: lines, in: 7, options: tight) { _ in item(2, 1) }
        expectEqual(empty.items.count, 0)
    }

    @Test func itIsAskedForTheFewestHiddenFirst() {
        var asked: [Int] = []
        let limited = threes.limited(toLines: 1, in: 15, options: tight) { hidden in
            asked.append(hidden)
            return item(hidden > 3 ? 4 : 6, 1)
        }
        // AAA.BBB.CCC.DDD has no space for it; AAA.BBB.CCC. has 3, and AAA.BBB. has 7 for its 4.
        expectEqual(asked, [2, 3, 4])
        expectEqual(limited.shown.count, 2)
        expectEqual(limited.items.map(\.size.width), [3, 3, 4])
    }

    @Test func itCountsAsAnItemOfItsLine() {
        var options = tight
        options.maxItemsPerLine = 2
        expectEqual(
            picture(threes, lines: 2, in: nil, options: options, overflow: item(1, 1)),
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
            expectEqual(picture(items, lines: 1, in: 20, options: tight, overflow: item(2, 1)), "AAA.BBB.CC")
        }
    }

    @Test func itStandsAsFarAwayAsTheFirstHiddenItem() {
        var items = threes
        items.setSpacings([0, 0, 2, 0, 0, 0])
        expectEqual(picture(items, lines: 1, in: 9, options: tight, overflow: item(1, 1)), "AAABBB..C")
    }

    @Test func hiddenItemsDoNotWidenColumns() {
        var options = tight
        options.columns = .uniform
        let three = items((1, 1), (1, 1), (1, 1), (9, 1))
        expectEqual(picture(three, lines: 1, in: 11, options: options, overflow: item(3, 1)), ".A...B..CCC")
    }

    // A wide overflow item leaves one column of eight, on each line of all of these.
    @Test func manyColumnsMayHaveToMakeRoom() {
        var options = tight
        options.columns = .uniform
        let many = FlowItems([FlowSize](repeating: size(1, 1), count: 1000))
        let limited = many.limited(toLines: 120, in: 15, options: options) { _ in item(9, 1) }
        expectEqual(limited.shown.count, 119)
        expectEqual(Array(limited.items.map(\.size.width).suffix(2)), [1, 9])
    }

    // The distance of the first hidden item, 2, is that of the overflow item, whatever its own is.
    @Test func theOverflowItemKeepsItsBaselines() {
        var list = threes
        list[1].spacing = 2
        var overflow = FlowItem(width: 2, height: 4, firstBaseline: 1, lastBaseline: 3)
        overflow.spacing = 5
        let limited = list.limited(toLines: 1, in: 7, options: tight) { _ in overflow }
        overflow.spacing = 2
        expectEqual(Array(limited.items), [item(3, 1), overflow])
    }

    @Test func theOverflowItemMayFillItsLine() {
        var filling = item(2, 1)
        (filling.traits.breaksBefore, filling.traits.breaksAfter) = (true, true)
        let limited = threes.limited(toLines: 2, in: 11, options: tight) { _ in filling }
        expectEqual(limited.shown.count, 6)
        let narrow = threes.limited(toLines: 2, in: 7, options: tight) { _ in filling }
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
            picture(threes, lines: 2, in: 9, options: options, overflow: item(1, 1)),
            """
            AAA.BBB..
            CCC.DDD.E
            """)
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
            return item(100, 100)
        }
        expectEqual(limited.shown.count, shown)
        expectEqual(asked, [3999 - shown, 4000 - shown])
    }
}
