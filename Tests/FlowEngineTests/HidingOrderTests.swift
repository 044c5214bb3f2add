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

    // The field stays, and its label with it. Where they are too long, the label goes.
    @Test func itemsThatGoTogetherHaveTheHighestPriorityAmongThem() {
        var list = items((3, 0), (3, 0), (3, 1), (3, 0))
        list[2].traits.avoidsBreakBefore = true
        expectEqual(limited(list, to: 1, in: 10).shown, [1, 2])
        expectEqual(limited(list, to: 1, in: 8).shown, [2])
        expectEqual(limited(list, to: 1, in: 5, overflow: 3).shown, [])
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
