import Expectations
import FlowEngine
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
    ) -> Selection {
        items.limited(toLines: lines, in: available, options: options ?? tight) { _ in
            overflow.map { item($0, 1) }
        }
    }

    private func picture(_ limited: Selection, in available: Double?) -> String {
        FlowArrangement(of: limited.items, in: available, options: limited.options).picture
    }

    // D is the fourth of eight items, E says that four are hidden, and F is the last item.
    @Test func anItemOfHigherPriorityStays() {
        var reactions = FlowItems((0..<8).map { _ in FlowItem(width: 4, height: 1) })
        reactions.append(FlowItem(width: 2, height: 1, traits: FlowItemTraits(priority: 1)))
        let limited = limited(reactions, to: 2, in: 14, overflow: 4)
        expectEqual(limited.shown, [0, 1, 2, 3, 8])
        expectEqual(limited.hidden, [4, 5, 6, 7])
        expectEqual(limited.overflowPosition, 4)
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
        expectEqual(limited.overflowPosition, overflow)
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

    // Beside 3, with which it goes together, 1 is left of 5; the overflow item is on the first line.
    @Test func roomIsToldForAnItemThatGoesTogetherWithTheOneBefore() {
        var list = items((1, 0), (3, 1), (2, 1))
        list[2].traits.avoidsBreakBefore = true
        let limited = limited(list, to: 2, in: 5, overflow: 1)
        expectEqual(limited.shown, [1])
        expectEqual(limited.next, 2)
        expectEqual(limited.lengthLeft, 1)
    }

    // The field stays, and its label with it. Where they are too long, the label goes.
    @Test func itemsThatGoTogetherHaveTheHighestPriorityAmongThem() {
        var list = items((3, 0), (3, 0), (3, 1), (3, 0))
        list[2].traits.avoidsBreakBefore = true
        expectEqual(limited(list, to: 1, in: 10).shown, [1, 2])
        expectEqual(limited(list, to: 1, in: 8).shown, [2])
        expectEqual(limited(list, to: 1, in: 5, overflow: 3).shown, [])
    }

    // C and D go together. Without C, D would go together with B, which then is on the second line, and E on the third one.
    @Test func allOfAGroupMayFitWhereAPartDoesNot() {
        var list = items((4, 1), (2, 1), (1, 0), (1, 1), (3, 2), (7, 0))
        list[3].traits.avoidsBreakBefore = true
        expectEqual(
            picture(limited(list, to: 2, in: 7, overflow: nil), in: 7),
            """
            AAAA.BB
            C.D.EEE
            """)
    }

    // Nothing is shown of a group that does not fit but its most important item. To compare each item with all between it and
    // the next one by importance would take minutes.
    @Test(.timeLimit(.minutes(1)))
    func manyItemsThatGoTogetherTakeNoTime() {
        var list = FlowItems([FlowSize](repeating: FlowSize(width: 3, height: 1), count: 100_000))
        for index in list.indices {
            list[index].traits.priority = Double(index * 7919 % 100_003)
            list[index].traits.avoidsBreakBefore = index > 0
        }
        expectEqual(limited(list, to: 1, in: 6).shown.count, 1)
    }
}
