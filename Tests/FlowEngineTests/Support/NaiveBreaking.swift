import FlowEngine
import TestSupport

/// A question of where lines break, in whole numbers that are 1/1024 point each, with two slow answers.
struct BreakingProblem: CustomStringConvertible {
    var lengths: [Int]
    /// The distance between neighbors. The two slow answers are right if none is negative.
    var gaps: [Int]
    /// How much each item can shrink to its length, if lines break by that.
    var shrinkage: [Int] = []
    /// The items that begin a line whatever the space.
    var forced: Set<Int> = []
    /// The items that avoid a break before them.
    var together: Set<Int> = []
    var limit: Int?
    var minLines = 1
    var available: Int

    /// The answer of the engine.
    func ranges(_ breaking: FlowLineBreaking) -> [Range<Int>] {
        var items = FlowItems()
        for (index, length) in lengths.enumerated() {
            let minimum = Double(length) / 1024
            var traits = FlowItemTraits(
                breaksBefore: forced.contains(index), avoidsBreakBefore: together.contains(index))
            if !shrinkage.isEmpty {
                traits.shrink = 1
                traits.minLength = minimum
            }
            items.append(
                width: minimum + (shrinkage.isEmpty ? 0 : Double(shrinkage[index]) / 1024), height: 1)
            items[index].traits = traits
        }
        items.setSpacings(gaps.map { Double($0) / 1024 })
        var options = FlowOptions()
        options.shrinksBeforeBreaking = !shrinkage.isEmpty
        options.lineBreaking = breaking
        options.maxItemsPerLine = limit
        options.minLines = minLines
        return FlowLines(of: items, in: Double(available) / 1024, options: options).ranges
    }

    var description: String {
        """
        \(lengths) gaps \(gaps) shrinkage \(shrinkage) forced \(forced.sorted()) \
        together \(together.sorted()) limit \(limit as Any) \
        at least \(minLines) lines in \(available)
        """
    }

    // MARK: The rules

    func length(_ line: Range<Int>) -> Int {
        lengths[line].reduce(0, +) + gaps[line].dropFirst().reduce(0, +)
    }

    func fits(_ line: Range<Int>) -> Bool {
        line.count <= limit ?? .max && (line.count == 1 || length(line) <= available)
            && !line.dropFirst().contains { forced.contains($0) }
    }

    /// Whether a line may end where it does, full or not: not within items that go together, unless they do not fit on
    /// one. Then they start a line, and fill one after the other.
    func mayEnd(_ line: Range<Int>) -> Bool {
        func isTogether(_ index: Int) -> Bool {
            index > 0 && together.contains(index) && !forced.contains(index)
        }
        if line.upperBound == lengths.count || !isTogether(line.upperBound) { return true }
        var start = line.upperBound
        while isTogether(start) { start -= 1 }
        if line.lowerBound < start { return false }
        for end in start + 1...line.upperBound where !fits(start..<end + 1) { start = end }
        return start == line.upperBound
    }

    func isFree(_ line: Range<Int>) -> Bool {
        line.upperBound == lengths.count || forced.contains(line.upperBound)
    }

    func cost(_ line: Range<Int>, _ breaking: FlowLineBreaking) -> Int {
        if breaking == .balanced { return length(line) * length(line) }
        if isFree(line) { return 0 }
        let space = max(available - length(line), 0)
        return space * space
    }

    var greedy: [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        while start < lengths.count {
            let full = (start + 1...lengths.count).first { end in
                end == lengths.count || !fits(start..<end + 1)
            }
            let end = (start + 1...(full ?? start + 1)).last { mayEnd(start..<$0) }
            lines.append(start..<(end ?? start + 1))
            start = end ?? start + 1
        }
        return lines
    }

    /// The number of balanced lines.
    var balancedCount: Int { max(greedy.count, min(minLines, mostLines)) }

    /// The number of lines if each ends as soon as it may.
    var mostLines: Int {
        var (start, count) = (0, 0)
        while let end = (start..<lengths.count).first(where: { mayEnd(start..<$0 + 1) }) {
            (start, count) = (end + 1, count + 1)
        }
        return count
    }

    // MARK: All ways to break

    func bestOfAll(_ breaking: FlowLineBreaking) -> [Range<Int>] {
        var best: (cost: Int, lines: [Range<Int>])?
        let count = balancedCount
        visitAll { lines in
            if breaking == .balanced && lines.count != count { return }
            let cost = lines.reduce(0) { $0 + self.cost($1, breaking) }
            if let best {
                if (best.cost, best.lines.count) < (cost, lines.count) { return }
                let isFuller = best.lines.map(\.count).lexicographicallyPrecedes(lines.map(\.count))
                if (best.cost, best.lines.count) == (cost, lines.count) && !isFuller { return }
            }
            best = (cost, lines)
        }
        return best?.lines ?? []
    }

    private func visitAll(after lines: [Range<Int>] = [], visit: ([Range<Int>]) -> Void) {
        let start = lines.last?.upperBound ?? 0
        if start == lengths.count {
            visit(lines)
            return
        }
        for end in start + 1...lengths.count where fits(start..<end) && mayEnd(start..<end) {
            visitAll(after: lines + [start..<end], visit: visit)
        }
    }

    // MARK: A table of the best costs

    /// The least cost of breaking the items from each on into each number of lines, and then the fullest
    /// lines that reach it.
    func bestOfTable(_ breaking: FlowLineBreaking) -> [Range<Int>] {
        let count = lengths.count
        guard count > 0 else { return [] }
        var table = [[Int?]](repeating: [Int?](repeating: nil, count: count + 1), count: count + 1)
        table[0][count] = 0
        let costs = (0..<count).map { start in
            (0...count).map { end -> Int? in
                guard end > start, fits(start..<end), mayEnd(start..<end) else { return nil }
                return cost(start..<end, breaking)
            }
        }
        func through(_ line: Range<Int>, _ lines: Int) -> Int? {
            guard let cost = costs[line.lowerBound][line.upperBound] else { return nil }
            return table[lines - 1][line.upperBound].map { $0 + cost }
        }
        for lines in 1...count {
            for start in 0..<count {
                table[lines][start] = (start + 1...count).compactMap { through(start..<$0, lines) }.min()
            }
        }

        var lines = balancedCount
        if breaking == .even {
            let least = table.compactMap(\.[0]).min()
            lines = table.firstIndex { $0[0] != nil && $0[0] == least } ?? 0
        }
        var result: [Range<Int>] = []
        var start = 0
        while start < count, lines > 0 {
            let end = (start + 1...count).last { through(start..<$0, lines) == table[lines][start] }
            guard let end, table[lines][start] != nil else { return [] }
            result.append(start..<end)
            (start, lines) = (end, lines - 1)
        }
        return result
    }
}

extension BreakingProblem {
    /// Up to `count` items of up to `largest`, and everything else at random.
    init(upTo count: Int, largest: Int, using random: inout SeededGenerator) {
        let count = Int.random(in: 0...count, using: &random)
        let unit = Bool.random(using: &random) ? 1 : Int.random(in: 1...largest / 2, using: &random)
        lengths = (0..<count).map { _ in
            random.chance(6) ? 0 : Int.random(in: 0...largest, using: &random) / unit * unit
        }
        let gap = Int.random(in: 0...largest / 3, using: &random)
        let hasOwnGaps = random.chance(3)
        gaps = (0..<count).map { _ in hasOwnGaps ? Int.random(in: 0...largest / 3, using: &random) : gap }
        if random.chance(3) {
            forced = Set((0..<count).filter { _ in random.chance(5) })
        }
        if random.chance(3) {
            let some = Int.random(in: 1...4, using: &random)
            together = Set((0..<count).filter { _ in !random.chance(some) })
        }
        limit = random.chance(3) ? Int.random(in: 1...6, using: &random) : nil
        available = Int.random(in: 0...largest * 4, using: &random)
    }
}
