import Expectations
import FlowEngine
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
    }

    // Of five, whatever space there is.
    @Test(arguments: [nil, 100, 11])
    func itIsOneOfAsManyItemsAsALineMayHave(available: Double?) {
        let five = items([(Double, Double)](repeating: (3, 1), count: 5))
        var options = tight
        options.maxItemsPerLine = 3
        let limited = five.limited(toLines: 1, in: available, options: options) { _ in item(2, 1) }
        expectEqual(limited.hidden, [2, 3, 4])
        expectEqual(limited.overflowPosition, 2)
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

    // The row has no space for the three spacers before it, which take none.
    @Test func spacersLeavePhotosTheirRow() {
        var list = items((4, 0), (4, 0), (4, 0), (2, 1), (2, 1), (2, 1))
        for index in 0..<3 { list[index].traits.isDiscardable = true }
        let options = FlowOptions(itemSpacing: 0, lineSpacing: 0, scaling: FlowScaling(thickness: 1))
        let limited = list.limited(toLines: 1, in: 7, options: options) { _ in
            FlowItem(width: 1, height: 1, traits: FlowItemTraits(keepsSize: true))
        }
        expectEqual(limited.hidden, [4, 5])
    }

    /// Of squares of 100, four are 10 too long for 390: eight of them in two rows, and nine in rows of four, four and one. If
    /// the last row counts, ten are in rows of five, and eleven in rows of four, four and three. No row is longer than one and a
    /// half times 390 and a square, so that 14 are too long for two, and 13 are tried first.
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
        expectEqual(asked, Array(3987...4000 - shown))
    }
}
