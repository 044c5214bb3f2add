import FlowEngine

/// What a limit hides, found the slow and obvious way: every number of hidden items is tried, the smallest first. Each step
/// follows the documentation of `FittedFlow`.
struct NaiveLimit {
    private(set) var source: [FlowItem] = []
    private(set) var setting = Setting()
    private var limit = Limit()
    /// The setting, with options that ask for no more lines than there may be.
    private var lowered = Setting()

    /// All items, those first that are hidden first.
    private var order: [Int] = []
    /// The numbers that may be hidden: those that keep groups whole, and those that split one.
    private var (whole, split): ([Int], [Int]) = ([], [])

    private var hidden: [Int] = []
    private var next: Int?
    private var lengthLeft: Double?
    private var arrangement = NaiveArrangement()

    init() {}

    init(of items: [FlowItem], in setting: Setting) {
        load(items)
        find(in: setting)
    }

    /// Takes other items.
    mutating func load(_ source: [FlowItem]) { self.source = source }

    /// Finds what is hidden in a setting, which has a limit.
    mutating func find(in setting: Setting) {
        self.setting = setting
        limit = setting.limit ?? Limit()
        lowered = setting
        lowered.options.minLines = min(setting.options.minLines, max(limit.lines, 0))
        findOrder()
        let number = (whole + split).first { fits(hiding: Array(order[..<$0])) } ?? source.count
        hidden = order[..<number].sorted()
        next = source.count - number < limit.items ? order[..<number].last : nil
        findLengthLeft()
    }

    /// Whether more items than need be may be hidden: with fewer that overlap, there can be more lines.
    private var mayHideMore: Bool {
        let priorities = source.map(\.traits.priority)
        if priorities.allSatisfy({ $0 == priorities[0] }) { return false }
        return mayOverlap
    }

    private var isScaled: Bool { setting.options.scaling.map { $0.thickness > 0 } ?? false }

    private var mayOverlap: Bool {
        setting.options.itemSpacing < 0 || source.contains { $0.spacing ?? 0 < 0 }
    }

    /// Hides another number of items, if the others fit then.
    private mutating func hideMore(_ number: Int) {
        let more = Array(order[..<number])
        guard number == source.count || (whole + split).contains(number) && fits(hiding: more) else {
            return
        }
        (hidden, next) = (more.sorted(), source.count - number < limit.items ? more.last : nil)
    }

    // MARK: The order in which items are hidden

    private mutating func findOrder() {
        var units: [[Int]] = []
        for (index, item) in source.enumerated() {
            let isForced = index > 0 && (item.traits.breaksBefore || source[index - 1].traits.breaksAfter)
            if index > 0, item.traits.avoidsBreakBefore, !isForced {
                units[units.count - 1].append(index)
            } else {
                units.append([index])
            }
        }
        let priorities = source.indices.map(priority)
        func isLess(_ a: (index: Int, priority: Double), than b: (index: Int, priority: Double)) -> Bool {
            a.priority == b.priority ? a.index > b.index : a.priority < b.priority
        }
        func highest(_ unit: [Int]) -> Double { unit.map { priorities[$0] }.max() ?? 0 }
        units.sort { isLess(($0[0], highest($0)), than: ($1[0], highest($1))) }

        order = units.flatMap { unit in
            unit.sorted { isLess(($0, priorities[$0]), than: ($1, priorities[$1])) }
        }
        // A divider is hidden with the next item, and with all that goes together with it.
        let groups = source.indices.map { index in
            units.count { unit in
                unit[0] <= index && (unit[0] == 0 || !source[unit[0] - 1].traits.isDivider)
            }
        }
        whole = order.indices.filter { $0 == 0 || groups[order[$0 - 1]] != groups[order[$0]] }
        split = (0..<order.count).filter { !whole.contains($0) }
    }

    /// The priority of an item; if it is discardable, the highest of its own and those beside it.
    private func priority(_ index: Int) -> Double {
        func own(_ index: Int) -> Double {
            let priority = source[index].traits.priority
            return priority.isNaN ? 0 : priority
        }
        func isDiscardable(_ index: Int) -> Bool {
            source[index].traits.isDiscardable && setting.options.columns == .natural
        }
        guard isDiscardable(index) else { return own(index) }
        let before = source.indices.last { $0 < index && !isDiscardable($0) }
        let next = source.indices.first { $0 > index && !isDiscardable($0) }
        return [index, before, next].compactMap { $0.map(own) }.max() ?? 0
    }

    // MARK: What is shown

    private mutating func fits(hiding hidden: [Int]) -> Bool {
        if source.count - hidden.count > limit.items { return false }
        breakLines(of: shown(without: hidden).items)
        return arrangement.lines.count <= limit.lines
    }

    private mutating func breakLines(of items: [FlowItem]) {
        arrangement.load(items)
        arrangement.findLines(in: lowered)
    }

    /// The items without hidden ones, and the overflow item where the last of those would be.
    private func shown(
        without hidden: [Int], hasOverflow: Bool = true
    ) -> (items: [FlowItem], overflowPosition: Int?) {
        guard let last = hidden.max() else { return (source, nil) }
        let overflow = hasOverflow ? limit.overflow(hidden.count) : nil
        var items: [FlowItem] = []
        var overflowPosition: Int?
        // The hidden items after the one that is shown last.
        var passed: [Int] = []
        for index in source.indices {
            if !hidden.contains(index) {
                var item = source[index]
                if !passed.isEmpty, !items.isEmpty {
                    let follows = overflowPosition == items.count - 1
                    let previous =
                        follows ? FlowElement.overflow(hiding: hidden.count) : .item(passed[0] - 1)
                    item.spacing = limit.distance(from: previous, to: .item(index)) ?? item.spacing
                }
                // A break stays where what follows it is hidden.
                if passed.contains(where: { source[$0].traits.followsBreak }) {
                    item.traits.breaksBefore = true
                }
                items.append(item)
                passed = []
                continue
            }
            passed.append(index)
            guard index == last, var overflow else { continue }
            overflow.spacing = source[passed[0]].spacing
            // It is on the line of the item before it, and a forced break comes after it.
            if let before = items.last, before.traits.breaksAfter {
                items[items.count - 1].traits.breaksAfter = false
                if last < source.count - 1 { overflow.traits.breaksAfter = true }
            }
            overflowPosition = items.count
            items.append(overflow)
        }
        return (items, overflowPosition)
    }

    // MARK: The space for the next item

    /// What the last line has left for the next item, where that would begin it: beside the overflow item, and those that
    /// follow. Any length is tried, by halving.
    private mutating func findLengthLeft() {
        lengthLeft = nil
        guard let next, setting.available != nil, lowered.options.columns == .natural, !isScaled
        else { return }
        let rest = hidden.filter { $0 != next }
        guard whole.contains(rest.count) || !whole.contains(hidden.count),
            isAloneOnLastLine(next, hiding: rest)
        else { return }
        let (own, isVertical) = (source[next], setting.options.axis == .vertical)
        func isRoom(_ length: Int) -> Bool {
            let points = Double(length) / NaiveArrangement.unit
            if isVertical { source[next].size.height = points } else { source[next].size.width = points }
            return isOnLastLine(next, hiding: rest) && fits(hiding: rest)
        }
        let least = max(NaiveArrangement.length(own.traits.minLength), 1)
        var lengthLeft = least - 1
        var most = NaiveArrangement.length(isVertical ? own.size.height : own.size.width)
        while lengthLeft + 1 < most {
            let middle = (lengthLeft + most) / 2
            if isRoom(middle) { lengthLeft = middle } else { most = middle }
        }
        source[next] = own
        if lengthLeft >= least { self.lengthLeft = Double(lengthLeft) / NaiveArrangement.unit }
    }

    /// Whether an item is alone on the last line of those up to it that are shown, without the overflow item.
    private mutating func isAloneOnLastLine(_ next: Int, hiding hidden: [Int]) -> Bool {
        let items = shown(without: hidden, hasOverflow: false).items
        breakLines(of: Array(items[...position(of: next, hiding: hidden)]))
        guard let last = arrangement.lines.last else { return false }
        return arrangement.lines.count <= limit.lines && last.start + 1 == last.end
    }

    /// Whether everything from an item on is on the last line, which that begins unless the overflow item is before it.
    private mutating func isOnLastLine(_ next: Int, hiding hidden: [Int]) -> Bool {
        var (items, overflowPosition) = shown(without: hidden)
        var position = position(of: next, hiding: hidden)
        if let overflowPosition, overflowPosition <= position {
            position += 1
            breakLines(of: items)
            if arrangement.lines.count <= limit.lines, (arrangement.lines.last?.start ?? 0) <= position {
                return true
            }
        }
        items[position].traits.breaksBefore = true
        breakLines(of: items)
        return arrangement.lines.count <= limit.lines && arrangement.lines.last?.start == position
    }

    /// The position of an item, without the overflow item.
    private func position(of index: Int, hiding hidden: [Int]) -> Int {
        index - hidden.filter { $0 < index }.count
    }
}

// MARK: - Comparing

extension NaiveLimit {
    /// Whether the engine shows the same.
    ///
    /// - Parameter asked: For which numbers of hidden items it asked for the overflow item.
    mutating func matches(_ limited: LimitSearch.Result, asked: [Int]) -> Bool {
        let selection = limited.selection
        if mayHideMore, selection.hidden.count > hidden.count { hideMore(selection.hidden.count) }
        let (items, overflowPosition) = shown(without: selection.hidden)
        return selection.hidden == hidden
            && selection.shown == source.indices.filter { !selection.hidden.contains($0) }
            && Array(selection.items) == items && selection.overflowPosition == overflowPosition
            && selection.plan.options == lowered.options
            && limited.next?.item == next && isRight(lengthLeft: limited.next?.lengthLeft)
            && (selection.hidden.isEmpty ? asked.isEmpty : Set(asked).count == asked.count)
    }

    /// There may be more space where items overlap, if spacers are given up, if all items of a paragraph share a line, or for
    /// some of those that go together.
    private func isRight(lengthLeft: Double?) -> Bool {
        if mayHideMore { return true }
        let mayBeMore =
            mayOverlap || setting.options.wrapping == .oneLineIfPossible
            || source.contains { $0.traits.isDiscardable }
            || !(whole + [source.count]).contains(hidden.count)
        return mayBeMore ? lengthLeft ?? 0 <= self.lengthLeft ?? 0 : lengthLeft == self.lengthLeft
    }
}

extension NaiveLimit: CustomStringConvertible {
    var description: String {
        let (items, overflowPosition) = shown(without: hidden)
        return Self.describe(hidden, next: next, lengthLeft: lengthLeft, overflowPosition, of: items)
    }

    static func describe(_ limited: LimitSearch.Result) -> String {
        describe(
            limited.selection.hidden, next: limited.next?.item, lengthLeft: limited.next?.lengthLeft,
            limited.selection.overflowPosition, of: Array(limited.selection.items))
    }

    private static func describe(
        _ hidden: [Int], next: Int?, lengthLeft: Double?, _ overflowPosition: Int?, of items: [FlowItem]
    ) -> String {
        func text(_ name: String, _ value: (some Any)?) -> String { value.map { ", \(name) \($0)" } ?? "" }
        return "    hidden \(hidden)" + text("next", next) + text("lengthLeft", lengthLeft)
            + text("overflow item", overflowPosition) + " of" + items.map { "\n        \($0.code)" }.joined()
    }
}
