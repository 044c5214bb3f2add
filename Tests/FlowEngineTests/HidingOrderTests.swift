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
            overflow.map { size($0, 1) }
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
        expectEqual(first.room, 3)
        // The overflow item comes before what is to be shorter.
        let last = limited(items((3, 0), (9, 1)), to: 1, in: 7)
        expectEqual(last.shown, [])
        expectEqual(last.next, 1)
        expectEqual(last.room, 4)
        expectEqual(limited(items((3, 0), (9, 1), (2, 2)), to: 1, in: 7).room, 1)
        // There is none, as the other two fit on the line if the first is shorter.
        expectEqual(limited(items((9, 0), (2, 1)), to: 1, in: 7).room, 4)
        // It would not be the first of the last line.
        expectEqual(limited(items((3, 1), (9, 0), (2, 1)), to: 1, in: 9).room, nil)
        expectEqual(limited(items((9, 0), (3, 0), (2, 1)), to: 1, in: 5).room, nil)
    }

    @Test func columnsAreAsWideAsWhatIsShown() {
        var options = tight
        options.columns = .uniform
        let limited = limited(items((1, 0), (9, -1), (1, 0), (1, 0)), to: 1, in: 11, overflow: 2, options)
        expectEqual(limited.shown, [0, 2, 3])
        expectEqual(limited.overflowIndex, 1)
    }

    // MARK: Trying out

    /// A flow that is limited by hiding one item or group after the other.
    private struct Trial {
        let items: [FlowItem]
        let lines: Int
        let overflow: Double?
        let setting: Setting

        private func priority(_ index: Int) -> Double {
            let own = items[index].traits.priority
            return own.isNaN ? 0 : own
        }

        private var groups: [[Int]] {
            items.indices.reduce(into: []) { groups, index in
                let isForced =
                    index > 0 && (items[index].traits.breaksBefore || items[index - 1].traits.breaksAfter)
                if index > 0, items[index].traits.avoidsBreakBefore, !isForced {
                    groups[groups.count - 1].append(index)
                } else {
                    groups.append([index])
                }
            }
        }

        /// The items without hidden ones, of which there is at least one.
        func rest(_ hidden: [Int]) -> [FlowItem] {
            guard let last = hidden.max() else { return items }
            var (rest, end) = ([FlowItem](), 0)
            for index in items.indices {
                if !hidden.contains(index) { rest.append(items[index]) }
                if index == last { end = rest.count }
            }
            guard let overflow else { return rest }
            var item = FlowItem(width: overflow, height: 1)
            let before = (0..<last).last { !hidden.contains($0) }
            item.spacing = items[before.map { $0 + 1 } ?? 0].spacing
            if end > 0, rest[end - 1].traits.breaksAfter {
                rest[end - 1].traits.breaksAfter = false
                item.traits.breaksAfter = end < rest.count
            }
            return rest[..<end] + [item] + rest[end...]
        }

        private func fits(_ hidden: [Int]) -> Bool {
            NaiveArrangement(of: rest(hidden), in: setting).lines.count <= lines
        }

        /// What is hidden.
        var hidden: [Int] {
            var (hidden, groups) = ([Int](), groups)
            if fits([]) { return [] }
            func removeLeast<Unit>(of units: inout [Unit], by priority: (Unit) -> Double) -> Unit {
                let least = units.map(priority).min()
                return units.remove(at: units.lastIndex { priority($0) == least } ?? 0)
            }
            while groups.count > 1 {
                hidden += removeLeast(of: &groups) { $0.map(priority).max() ?? 0 }
                if fits(hidden) { return hidden.sorted() }
            }
            var last = groups[0]
            while last.count > 1 {
                hidden.append(removeLeast(of: &last, by: priority))
                if fits(hidden) { return hidden.sorted() }
            }
            return Array(items.indices)
        }

        func check(_ limited: LimitedItems, _ message: @autoclosure () -> String) throws {
            let hidden = hidden
            try #require(limited.hidden == hidden, "\(lines) lines, \(message())")
            try #require(
                limited.shown == items.indices.filter { !hidden.contains($0) }, "\(lines) lines, \(message())"
            )
            let rest = rest(hidden)
            try #require(limited.items.map(\.size) == rest.map(\.size), "\(lines) lines, \(message())")
            try #require(limited.items.map(\.spacing) == rest.map(\.spacing), "\(lines) lines, \(message())")
            try #require(
                limited.items.map(\.traits.breaksAfter) == rest.map(\.traits.breaksAfter),
                "\(lines) lines, \(message())")
        }
    }

    // All flows of up to four of some items, on one line and on two.
    @Test func smallFlowsHideAsLittleAsTheyCan() throws {
        let kinds =
            [FlowItem(width: 2, height: 1)].with(\.traits.priority, [0, 1, -1]) + [
                FlowItem(width: 1, height: 1, traits: FlowItemTraits(priority: 1, avoidsBreakBefore: true)),
                FlowItem(width: 3, height: 1, traits: FlowItemTraits(breaksBefore: true)),
                FlowItem(width: 1, height: 1, traits: FlowItemTraits(priority: 1, breaksAfter: true)),
            ]
        let setting = Setting(options: tight)
        var flows: [[FlowItem]] = [[]]
        for _ in 0..<4 { flows += flows.flatMap { flow in kinds.map { flow + [$0] } } }
        for items in Set(flows) {
            for (lines, available) in [(1, 5), (1, 7), (2, 4)] {
                for overflow in [nil, 1.0, 2] {
                    var setting = setting
                    setting.available = Double(available)
                    let limited = limited(
                        FlowItems(items), to: lines, in: setting.available, overflow: overflow)
                    try Trial(items: items, lines: lines, overflow: overflow, setting: setting)
                        .check(limited, setting.code(of: items))
                }
            }
        }
    }

    @Test func asFewAreHiddenAsCanBe() throws {
        for seed in UInt64(0)..<3000 {
            var flow = RandomFlow(seed: seed)
            var random = SeededGenerator(seed: seed)
            let lines = Int.random(in: 0...4, using: &random)
            let overflow = random.chance(4) ? nil : random.length(in: 0...60)
            flow.options.itemSpacing = abs(flow.options.itemSpacing)
            for index in flow.items.indices {
                flow.items[index].spacing = flow.items[index].spacing.map(abs)
                flow.items[index].traits.priority = [-1, 0, 0, 0, 1, .nan].randomElement(using: &random) ?? 0
                flow.items[index].traits.avoidsBreakBefore = random.chance(6)
            }
            let limited = limited(
                flow.flowItems, to: lines, in: flow.available, overflow: overflow, flow.options)
            let setting = Setting(available: flow.available, options: flow.options)
            try Trial(items: flow.items, lines: lines, overflow: overflow, setting: setting)
                .check(limited, "\(flow)")
        }
    }

    // With all that flows can do, too, what is hidden makes the rest fit, and is what is to be hidden first.
    @Test func whatIsShownFitsAndIsMoreImportant() throws {
        for seed in UInt64(0)..<2000 {
            let flow = RandomArrangement(seed: seed)
            let limited = limited(
                flow.items, to: 2, in: flow.flow.available, overflow: 5, flow.flow.options)
            let lines = FlowLines(of: limited.items, in: flow.flow.available, options: limited.options)
            try #require(lines.ranges.count <= 2, "\(flow)")
            let isSimple = flow.items.allSatisfy { !$0.traits.avoidsBreakBefore && !$0.traits.collapses }
            for hidden in limited.hidden where isSimple {
                let least = limited.shown.allSatisfy { shown in
                    let (a, b) = (flow.items[hidden].traits.priority, flow.items[shown].traits.priority)
                    return a < b || a == b && hidden > shown
                }
                try #require(least, "\(flow)")
            }
        }
    }
}
