/// Greedy line breaking: a line takes items until the next one would not fit.
struct LineBreaker {
    private let available: Length
    private let maxItems: Int
    /// The main size of the line so far. A negative spacing can make it negative, too.
    private(set) var used = Length.zero
    /// The number of items on the line so far.
    private var count = 0

    /// - Parameters:
    ///   - available: The room along the main axis; `nil` has no end.
    ///   - maxItems: The most items on a line.
    init(available: Length?, maxItems: Int = .max) {
        self.available = available ?? .unbounded
        self.maxItems = maxItems
    }

    /// Adds an item and tells whether it starts a new line. `spacing` is its distance from the item
    /// before it, if both stand in one line.
    mutating func add(_ length: Length, spacing: Length, isBreakForced: Bool = false) -> Bool {
        let extended = used + spacing + length
        if count == 0 || extended > available || count == maxItems || isBreakForced {
            let breaks = count > 0
            used = length
            count = 1
            return breaks
        }
        used = extended
        count += 1
        return false
    }
}

/// The items of a line and its main size, before anything has a place.
struct BrokenLine {
    var range: Range<Int>
    var length: Length
    /// Whether no line follows, or one that had to begin.
    var endsParagraph: Bool
}

extension Slots {
    /// Breaks the slots into lines.
    func broken(by breaking: FlowBreaking) -> [BrokenLine] {
        var lines = greedyRanges()
        if let available, breaking != .greedy {
            lines = paragraphs(lines).flatMap { paragraph in
                // One line is the best there is, however many items are on it.
                paragraph.lineCount == 1
                    ? [paragraph.items]
                    : optimalRanges(paragraph.items, in: available, isBalanced: breaking == .balanced)
            }
        }
        return lines.map { range in
            BrokenLine(
                range: range, length: max(length(of: range), .zero),
                endsParagraph: range.upperBound == count || isBreakForced(before: range.upperBound))
        }
    }

    private func greedyRanges() -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var breaker = LineBreaker(available: available, maxItems: maxItemsPerLine)
        var start = 0
        for index in 0..<count {
            let breaks = breaker.add(
                wrappingLength(at: index), spacing: spacing(before: index),
                isBreakForced: isBreakForced(before: index))
            if breaks {
                ranges.append(start..<index)
                start = index
            }
        }
        if start < count {
            ranges.append(start..<count)
        }
        return ranges
    }

    /// The items between forced breaks, from the lines that greedy breaking makes of them.
    private func paragraphs(_ lines: [Range<Int>]) -> [(items: Range<Int>, lineCount: Int)] {
        var paragraphs: [(items: Range<Int>, lineCount: Int)] = []
        for line in lines {
            if let last = paragraphs.last, !isBreakForced(before: line.lowerBound) {
                let items = last.items.lowerBound..<line.upperBound
                paragraphs[paragraphs.count - 1] = (items, last.lineCount + 1)
            } else {
                paragraphs.append((line, 1))
            }
        }
        return paragraphs
    }
}
