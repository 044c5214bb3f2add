import FlowEngine

extension NaiveArrangement {
    /// An item while its line is resolved, in units.
    struct Flexing {
        var isFrozen = true
        var factor = 0.0
        var target = 0.0
        var violation = 0.0
    }

    /// Lets the items of each line grow or shrink, as CSS Flexbox Level 1, §9.7, says.
    mutating func flex() {
        fillLines()
        guard column == nil, targetThickness == nil,
            fillsEqually || source.contains(where: { $0.traits.grow > 0 || $0.traits.shrink > 0 })
        else {
            return
        }
        let available = space ?? targetLength ?? longest
        for number in lines.indices {
            flex(lines[number], in: available)
            lines[number].length = reach(lines[number].start, lines[number].end) { $0.length }
        }
        for index in items.indices { items[index].slot = items[index].length }
    }

    private var fillsEqually: Bool { setting.options.distribution == .fillEqually }

    /// In columns, nothing else grows.
    private mutating func fillLines() {
        if column == nil { return }
        let available = space ?? allColumns ?? targetLength ?? longest
        for number in lines.indices where fillsLine(lines[number].start) {
            let index = lines[number].start
            items[index].length = max(items[index].limited, min(available, items[index].maximum))
            items[index].slot = items[index].length
            lines[number].length = items[index].length
        }
    }

    private mutating func flex(_ line: Line, in available: Int) {
        let range = line.start..<line.end
        let isGrowing = line.length < available
        let isLast = line.endsParagraph && ![.likeOthers, .grows].contains(setting.options.lastLine)
        if fillsEqually, !isLast, range.count > 1 { return fillEqually(range, in: available) }
        let isNatural = ![.likeOthers, .grows].contains(setting.options.lastLine)
        if isGrowing, line.endsParagraph, isNatural, !isFilled(line) { return }

        // Items that overlap may end before the line does.
        let fixed = range.reduce(line.length) { $0 - items[$1].limited }
        for index in range {
            let traits = source[index].traits
            let factor = isGrowing ? fillsEqually && !isLast ? 1 : traits.grow : traits.shrink
            wanted[index].factor = factor > 0 ? min(factor, Self.largest) : 0
            wanted[index].target = Double(items[index].limited)
        }

        // Items of a higher priority grow first and shrink last; the others are as long as they are until then.
        var done: Double?
        while let turn = nextTurn(range, after: done, isGrowing: isGrowing) {
            for index in range {
                let (own, limited) = (items[index].own, items[index].limited)
                let isInflexible = wanted[index].factor == 0 || (isGrowing ? own > limited : own < limited)
                wanted[index].isFrozen = isInflexible || priority(index) != turn
            }
            share(Double(available - fixed), among: range, isGrowing: isGrowing)
            done = turn
        }
        for index in range { items[index].length = Int(wanted[index].target.rounded()) }
    }

    /// The length is found that all items fill a line with, each within its limits: half of what it may be at most, a
    /// quarter more or less, and so on.
    private mutating func fillEqually(_ range: Range<Int>, in available: Int) {
        let flexible = range.filter { !items[$0].isCollapsed }
        let gaps = range.dropFirst().reduce(0) { $0 + items[$1].gap }
        func length(of index: Int, at common: Double) -> Double {
            max(Double(items[index].minimum), min(common, Double(items[index].maximum)))
        }
        var (least, most) = (0.0, Double(max(available - gaps, 0)))
        for _ in 0..<100 {
            let middle = (least + most) / 2
            let sum = flexible.reduce(0) { $0 + length(of: $1, at: middle) }
            if sum <= Double(available - gaps) { least = middle } else { most = middle }
        }
        for index in flexible { items[index].length = Int(length(of: index, at: least).rounded()) }
    }

    /// Whether a line is that of one item that breaks before and after itself.
    private func isFilled(_ line: Line) -> Bool {
        let traits = source[line.start].traits
        return line.end - line.start == 1 && traits.breaksBefore && traits.breaksAfter
    }

    private func priority(_ index: Int) -> Double {
        let priority = source[index].traits.priority
        return priority.isNaN ? 0 : priority
    }

    private func nextTurn(_ range: Range<Int>, after done: Double?, isGrowing: Bool) -> Double? {
        var next: Double?
        for index in range {
            let own = priority(index)
            if let done, isGrowing ? own >= done : own <= done { continue }
            if let found = next, isGrowing ? own <= found : own >= found { continue }
            next = own
        }
        return next
    }

    private mutating func share(_ available: Double, among range: Range<Int>, isGrowing: Bool) {
        var initial: Double?
        while range.contains(where: { !wanted[$0].isFrozen }) {
            // The slack, with items at their own length until they are frozen.
            var slack = available
            var factors = 0.0
            var scaled = 0.0
            for index in range {
                if wanted[index].isFrozen {
                    slack -= wanted[index].target
                } else {
                    slack -= Double(items[index].own)
                    factors += wanted[index].factor
                    scaled += wanted[index].factor * Double(items[index].own)
                }
            }
            let first = initial ?? slack
            initial = first
            if factors < 1, abs(first * factors) < abs(slack) { slack = first * factors }

            // Each gets its share, within its limits.
            var violations = 0.0
            for index in range where !wanted[index].isFrozen {
                let own = Double(items[index].own)
                var target = own
                if isGrowing, slack > 0 {
                    target += slack * (wanted[index].factor / factors)
                } else if !isGrowing, slack < 0, scaled > 0 {
                    target += slack * (wanted[index].factor * own / scaled)
                }
                let limited = max(
                    Double(items[index].minimum), min(max(target, 0), Double(items[index].maximum)))
                wanted[index].target = limited
                wanted[index].violation = limited - target
                violations += limited - target
            }
            for index in range where !wanted[index].isFrozen {
                let violation = wanted[index].violation
                wanted[index].isFrozen =
                    abs(violations) < 1 || (violations > 0 ? violation > 0 : violation < 0)
            }
        }
    }
}
