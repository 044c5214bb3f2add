import FlowEditing

/// All flows of up to a few items, each of one of some kinds, in some settings.
struct FlowFamily: Sendable {
    let name: String
    let kinds: [FlowItem]
    let mostItems: Int
    let settings: [Setting]

    init(_ name: String, of kinds: [FlowItem], upTo mostItems: Int = 5, in settings: [Setting]) {
        self.name = name
        self.kinds = kinds
        self.mostItems = mostItems
        self.settings = settings
    }

    /// The number of lists of items.
    var listCount: Int {
        var (count, sum) = (1, 1)
        for _ in 0..<mostItems {
            count *= kinds.count
            sum += count
        }
        return sum
    }

    /// The number of flows.
    var count: Int { listCount * settings.count }

    /// The items of a list. Shorter lists come first.
    func items(ofList number: Int) -> [FlowItem] {
        var (number, length, count) = (number, 0, 1)
        while number >= count {
            number -= count
            count *= kinds.count
            length += 1
        }
        return (0..<length).map { _ in
            defer { number /= kinds.count }
            return kinds[number % kinds.count]
        }
    }
}

/// What comparing some flows has found.
struct Findings: Sendable {
    /// The arrangements that were compared, and how many of them were those of an `EditableFlow`.
    var count = 0
    var editedCount = 0
    var faultCount = 0
    /// The smallest of these flows that is arranged otherwise, as code, with both arrangements: one of the fewest items, and
    /// of those one of the shortest code.
    var fault: String?
    private var rank = (Int.max, Int.max)

    mutating func add(_ other: Findings) {
        count += other.count
        editedCount += other.editedCount
        faultCount += other.faultCount
        if let fault = other.fault, other.rank < rank { (self.fault, rank) = (fault, other.rank) }
    }

    /// - Parameters:
    ///   - expected: What the flow is, as code and indented.
    ///   - found: What it is instead.
    fileprivate mutating func addFault(
        of items: [FlowItem], in setting: Setting, edited: Bool, expected: String, found: String
    ) {
        faultCount += 1
        if items.count > rank.0 { return }
        let code = setting.code(of: items)
        let rank = (items.count, code.utf8.count)
        guard rank < self.rank else { return }
        self.rank = rank
        fault = """
            \(code)
            // \(edited ? "Edited. " : "")Expected:
            \(expected)
            // Found:
            \(found)
            """
    }
}

extension FlowFamily {
    /// Compares the flows of some lists in all settings. Every so many flows are also edited.
    func compare(lists: Range<Int>, editingEvery step: Int = 17) -> Findings {
        var comparison = Comparison(step: step)
        for list in lists {
            comparison.load(items(ofList: list))
            for setting in settings { comparison.compare(in: setting) }
        }
        return comparison.findings
    }

    /// Compares one of so many flows.
    func compare(everyOf step: Int) -> Findings {
        var comparison = Comparison(step: 3)
        for number in stride(from: 0, to: count, by: step) {
            comparison.load(items(ofList: number / settings.count))
            comparison.compare(in: settings[number % settings.count])
        }
        return comparison.findings
    }
}

/// Compares one flow after the other in the same memory.
private struct Comparison {
    let step: Int
    var findings = Findings()
    private var items = FlowItems()
    private var naive = NaiveArrangement()
    private var naiveLimit = NaiveLimit()
    private var arrangement = FlowArrangement()

    init(step: Int) {
        self.step = step
    }

    mutating func load(_ list: [FlowItem]) {
        items = FlowItems()
        for item in list { items.append(item) }
        naive.load(list)
        naiveLimit.load(list)
    }

    /// Every so many flows are also edited: without one of its items, which is then inserted, a flow is the same.
    mutating func compare(in setting: Setting) {
        if let limit = setting.limit {
            naiveLimit.find(in: setting)
            compareLimited(items, to: limit)
        } else {
            naive.arrange(in: setting)
            arrangement.update(
                of: items, in: setting.available, across: setting.across, options: setting.options)
            compareArranged(arrangement)
        }
        if findings.count % step == 0 { compareEdited(in: setting) }
    }

    private mutating func compareEdited(in setting: Setting) {
        var rest = items
        let index = items.isEmpty ? 0 : findings.editedCount % items.count
        let item = items.isEmpty ? nil : rest.remove(at: index)
        if let limit = setting.limit {
            if let item { rest.insert(item, at: index) }
            compareLimited(rest, to: limit, edited: true)
        } else {
            var flow = EditableFlow(
                of: rest, in: setting.available, across: setting.across, options: setting.options)
            if let item { flow.insert(item, at: index) }
            compareArranged(flow.arrangement, edited: true)
        }
    }

    private mutating func compareArranged(_ found: FlowArrangement, edited: Bool = false) {
        count(edited: edited)
        guard !naive.matches(found) else { return }
        findings.addFault(
            of: naive.source, in: naive.setting, edited: edited, expected: "\(naive)",
            found: NaiveArrangement.describe(found))
    }

    private mutating func compareLimited(_ items: FlowItems, to limit: Limit, edited: Bool = false) {
        count(edited: edited)
        let setting = naiveLimit.setting
        let (found, asked) = limit.applied(to: items, in: setting)
        guard !naiveLimit.matches(found, asked: asked) else { return }
        findings.addFault(
            of: naiveLimit.source, in: setting, edited: edited, expected: "\(naiveLimit)",
            found: NaiveLimit.describe(found))
    }

    private mutating func count(edited: Bool) {
        findings.count += 1
        if edited { findings.editedCount += 1 }
    }
}

extension EditableFlow {
    /// The arrangement of all items.
    var arrangement: FlowArrangement { part(ofLines: 0..<lineCount).arrangement }
}
