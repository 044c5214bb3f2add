import FlowEngine

/// A question of where lines break, in whole numbers that are 1/1024 point each, with slow answers.
struct BreakingProblem: CustomStringConvertible {
    var lengths: [Int]
    /// The distance between neighbors.
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
        FlexedLines(of: FlowItems(items), in: space, options: options(breaking)).ranges
    }

    private var space: Double { Double(available) / 1024 }

    private var items: [FlowItem] {
        lengths.indices.map { index in
            let minimum = Double(lengths[index]) / 1024
            var item = FlowItem(width: minimum, height: 1, spacing: Double(gaps[index]) / 1024)
            item.traits.breaksBefore = forced.contains(index)
            item.traits.avoidsBreakBefore = together.contains(index)
            if !shrinkage.isEmpty {
                item.width += Double(shrinkage[index]) / 1024
                item.traits.shrink = 1
                item.traits.minLength = minimum
            }
            return item
        }
    }

    private func options(_ breaking: FlowLineBreaking) -> FlowOptions {
        FlowOptions(
            lineBreaking: breaking, wrapping: shrinkage.isEmpty ? .ideal : .smallest, maxItemsPerLine: limit,
            minLines: minLines)
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

    /// The number of lines if each ends as soon as it may.
    var mostLines: Int {
        var (start, count) = (0, 0)
        while let end = (start..<lengths.count).first(where: { mayEnd(start..<$0 + 1) }) {
            (start, count) = (end + 1, count + 1)
        }
        return count
    }
}
