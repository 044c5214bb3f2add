import Expectations
import FlowEngine
import TestSupport
import Testing

/// What a limit hides first.
@Suite struct HidingOrderTests {
    let tight = FlowOptions(itemSpacing: 1, lineSpacing: 0)

    private func items(_ items: (length: Double, priority: Double)...) -> FlowItems {
        FlowItems(
            items.map {
                FlowItem(width: $0.length, height: 1, traits: FlowItemTraits(priority: $0.priority))
            })
    }

    private func limited(
        _ items: FlowItems, to lines: Int, in available: Double?, overflow: Double? = 2,
        _ options: FlowOptions? = nil
    ) -> LimitedItems {
        items.limited(toLines: lines, in: available, options: options ?? tight) { _ in
            overflow.map { item($0, 1) }
        }
    }

    private func picture(_ limited: LimitedItems, in available: Double?) -> String {
        FlowArrangement(of: limited.items, in: available, options: limited.options).picture
    }

    // D is the fourth of eight items, E says that four are hidden, and F is the last item.
    @Test func anItemOfHigherPriorityStays() {
        var reactions = FlowItems((0..<8).map { _ in FlowItem(width: 4, height: 1) })
        reactions.append(FlowItem(width: 2, height: 1, traits: FlowItemTraits(priority: 1)))
        let limited = limited(reactions, to: 2, in: 14, overflow: 4)
        expectEqual(limited.shown, [0, 1, 2, 3, 8])
        expectEqual(limited.hidden, [4, 5, 6, 7])
        expectEqual(limited.overflowIndex, 4)
        expectEqual(
            picture(limited, in: 14),
            """
            AAAA.BBBB.CCCC
            DDDD.EEEE.FF..
            """)
    }

    // Of 3, 3, 3 and 3 in 7, two fit without an overflow item, and one beside it.
    @Test(
        arguments: [
            ([0, 0, 0, 0], [0], 1), ([0, 1, 0, 0], [1], 1), ([0, 1, 2, 0], [2], 1), ([0, 1, 2, 1], [2], 1),
            ([1, 1, 1, 1], [0], 1), ([-1, -1, -2, -1], [0], 1), ([0, 0, 0, 1], [3], 0),
            ([-.infinity, 0, .nan, -0.5], [1], 1),
        ] as [([Double], [Int], Int)])
    func theLowestAreHiddenFirst(priorities: [Double], shown: [Int], overflow: Int) {
        let items = FlowItems(
            priorities.map { FlowItem(width: 3, height: 1, traits: FlowItemTraits(priority: $0)) })
        let limited = limited(items, to: 1, in: 7, overflow: 3)
        expectEqual(limited.shown, shown)
        expectEqual(limited.overflowIndex, overflow)
    }

    // The item of 9 is hidden, which is less important than the shorter ones after it.
    @Test func linesBreakAsIfHiddenItemsWereNotThere() {
        let list = items((2, 0), (9, -1), (2, 0), (2, 0))
        let limited = limited(list, to: 1, in: 9, overflow: nil)
        expectEqual(limited.shown, [0, 2, 3])
        expectEqual(picture(limited, in: 9), "AA.BB.CC")
        expectEqual(
            picture(self.limited(list, to: 1, in: 11), in: 11),
            "AA.BB.CC.DD")
    }

    @Test func aHiddenItemBreaksNoLine() {
        var list = items((2, 0), (2, -1), (2, 0))
        list[1].traits.breaksBefore = true
        list[1].traits.breaksAfter = true
        let limited = limited(list, to: 1, in: 9)
        expectEqual(limited.shown, [0, 2])
        expectEqual(picture(limited, in: 9), "AA.BB.CC")
    }

    // After the first item comes a break, which the overflow item does not follow, but the third does.
    @Test func theOverflowItemComesBeforeABreak() {
        var list = items((2, 1), (2, 0), (2, 1))
        list[0].traits.breaksAfter = true
        list[1].traits.breaksAfter = true
        let limited = limited(list, to: 2, in: 9)
        expectEqual(limited.shown, [0, 2])
        expectEqual(
            picture(limited, in: 9),
            """
            AA.BB
            CC...
            """)
    }

    // The field stays, and its label with it. Where they are too long, the label goes.
    @Test func itemsThatGoTogetherHaveTheHighestPriorityAmongThem() {
        var list = items((3, 0), (3, 0), (3, 1), (3, 0))
        list[2].traits.avoidsBreakBefore = true
        expectEqual(limited(list, to: 1, in: 10).shown, [1, 2])
        expectEqual(limited(list, to: 1, in: 8).shown, [2])
        expectEqual(limited(list, to: 1, in: 5, overflow: 3).shown, [])
    }

    // A spacer has the lowest priority, so that it grows last. It stays with the button after it.
    @Test func aDistanceStaysWithWhatIsBesideIt() {
        var list = items((3, 0), (3, 0), (0, -.infinity), (2, 1))
        list[2].traits.collapses = true
        list[2].traits.grow = 1
        let limited = limited(list, to: 1, in: 10)
        expectEqual(limited.shown, [0, 2, 3])
        expectEqual(limited.overflowIndex, 1)
    }

    // The first item is as long as what the others leave: 9 - 2 - 2 - 2 × 1.
    @Test func roomIsToldForTheItemThatIsShownNext() {
        let first = limited(items((9, 0), (3, 0), (2, 1)), to: 1, in: 9)
        expectEqual(first.shown, [2])
        expectEqual(first.next, 0)
        expectEqual(first.lengthLeft, 3)
        // The overflow item comes before what is to be shorter.
        let last = limited(items((3, 0), (9, 1)), to: 1, in: 7)
        expectEqual(last.shown, [])
        expectEqual(last.next, 1)
        expectEqual(last.lengthLeft, 4)
        expectEqual(limited(items((3, 0), (9, 1), (2, 2)), to: 1, in: 7).lengthLeft, 1)
        // There is none, as the other two fit on the line if the first is shorter.
        expectEqual(limited(items((9, 0), (2, 1)), to: 1, in: 7).lengthLeft, 4)
        // It would not be the first of the last line.
        expectEqual(limited(items((3, 1), (9, 0), (2, 1)), to: 1, in: 9).lengthLeft, nil)
        expectEqual(limited(items((9, 0), (3, 0), (2, 1)), to: 1, in: 5).lengthLeft, nil)
    }

    // Beside 3, with which it goes together, 1 is left of 5; the overflow item is on the first line.
    @Test func roomIsToldForAnItemThatGoesTogetherWithTheOneBefore() {
        var list = items((1, 0), (3, 1), (2, 1))
        list[2].traits.avoidsBreakBefore = true
        let limited = limited(list, to: 2, in: 5, overflow: 1)
        expectEqual(limited.shown, [1])
        expectEqual(limited.next, 2)
        expectEqual(limited.lengthLeft, 1)
    }

    // 3 and 1 are on the first line, and on the second one 2 of 5 are left beside the overflow item.
    @Test func roomIsToldOnBalancedLines() {
        var balanced = tight
        balanced.lineBreaking = .balanced
        let limited = limited(items((3, 1), (1, 1), (3, 0), (3, 1)), to: 2, in: 5, overflow: 2, balanced)
        expectEqual(limited.shown, [0, 1])
        expectEqual(limited.next, 3)
        expectEqual(limited.lengthLeft, 2)
    }

    // The second item shrinks to 1 of 4.
    @Test func roomIsToldBesideItemsThatShrink() {
        var shrinking = tight
        shrinking.wrapping = .smallest
        var list = items((3, -1), (3, 0))
        (list[1].traits.shrink, list[1].traits.minLength) = (1, 1)
        let limited = limited(list, to: 1, in: 4, overflow: nil, shrinking)
        expectEqual(limited.shown, [1])
        expectEqual(limited.lengthLeft, 2)
    }

    @Test func noNumberIsAskedForTwice() {
        var list = items((1, -.infinity), (3, 0), (1, 1), (1, 0))
        list[0].traits.collapses = true
        (list[0].size.height, list[2].size.height) = (0, 2)
        let options = FlowOptions(
            itemSpacing: 0, lineSpacing: 0,
            scaling: FlowScaling(thickness: 2, minThickness: 1, maxThickness: 3))
        var asked: [Int] = []
        let limited = list.limited(toLines: 1, in: 5, options: options) { hidden in
            asked.append(hidden)
            return nil
        }
        expectEqual(limited.hidden, [1, 3])
        expectEqual(Set(asked).count, asked.count)
    }

    @Test func columnsAreAsWideAsWhatIsShown() {
        var options = tight
        options.columns = .uniform
        let limited = limited(items((1, 0), (9, -1), (1, 0), (1, 0)), to: 1, in: 11, overflow: 2, options)
        expectEqual(limited.shown, [0, 2, 3])
        expectEqual(limited.overflowIndex, 1)
    }
}
