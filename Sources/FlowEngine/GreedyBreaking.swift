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
    /// Breaks the slots into lines, in the memory of others.
    func `break`(
        by breaking: FlowBreaking, into lines: inout [BrokenLine], using optimal: inout OptimalBreaker
    ) {
        breakGreedily(into: &lines)
        if let available, breaking != .greedy {
            let paragraphs = paragraphs(lines)
            lines.removeAll(keepingCapacity: true)
            for paragraph in paragraphs {
                // One line is the best there is, however many items are on it.
                let ranges =
                    paragraph.lineCount == 1
                    ? [paragraph.items]
                    : optimal.ranges(
                        of: paragraph.items, self, in: available, isBalanced: breaking == .balanced)
                for range in ranges {
                    lines.append(line(range))
                }
            }
        }
    }

    /// Breaks the slots into lines of as many as fit, in the memory of others.
    func breakGreedily(into lines: inout [BrokenLine]) {
        lines.removeAll(keepingCapacity: true)
        if let length = onlyLength {
            breakUniformly(slotsPerLine(of: length), into: &lines)
        } else if let available, let lengths = plainLengths {
            breakPlainly(lengths, in: available, into: &lines)
        } else {
            breakOneByOne(into: &lines)
        }
    }

    /// The line that some items stand on.
    func line(_ range: Range<Int>) -> BrokenLine {
        line(range, length: length(of: range))
    }

    private func line(_ range: Range<Int>, length: Length) -> BrokenLine {
        BrokenLine(
            range: range, length: max(length, .zero),
            endsParagraph: range.upperBound == count || isBreakForced(before: range.upperBound))
    }

    /// How many slots of one length a line takes.
    private func slotsPerLine(of length: Length) -> Int {
        guard let available else { return maxItemsPerLine }
        let step = commonSpacing + length
        guard length + step <= available else { return 1 }
        // Slots that lie on top of each other need no room.
        guard step > .zero else { return maxItemsPerLine }
        return min(1 + Int((available - length).units / step.units), maxItemsPerLine)
    }

    /// Lines with the same number of slots, all of one length.
    private func breakUniformly(_ slotsPerLine: Int, into lines: inout [BrokenLine]) {
        let full = length(of: 0..<min(slotsPerLine, count))
        var start = 0
        while start < count {
            let end = start + min(slotsPerLine, count - start)
            let isFull = end - start == slotsPerLine
            lines.append(line(start..<end, length: isFull ? full : length(of: start..<end)))
            start = end
        }
    }

    private func breakOneByOne(into lines: inout [BrokenLine]) {
        var breaker = LineBreaker(available: available, maxItems: maxItemsPerLine)
        var start = 0
        for index in 0..<count {
            let used = breaker.used
            let breaks = breaker.add(
                wrappingLength(at: index), spacing: spacing(before: index),
                isBreakForced: isBreakForced(before: index))
            if breaks {
                lines.append(line(start..<index, length: wrapsByMinimum ? length(of: start..<index) : used))
                start = index
            }
        }
        if start < count {
            let length = wrapsByMinimum ? length(of: start..<count) : breaker.used
            lines.append(line(start..<count, length: length))
        }
    }

    /// A processor guesses wrong at nearly every line's end if it is asked there whether the next item fits,
    /// and that costs more than all else. So there is no branch here: after each item, the end of its line is
    /// written as if it were the last.
    ///
    /// No sum overflows: none is longer than the room with a spacing and an item behind it.
    private func breakPlainly(_ lengths: [Length], in available: Length, into lines: inout [BrokenLine]) {
        let (spacing, blockSize) = (commonSpacing, 256)
        withUnsafeTemporaryAllocation(of: (end: Int, free: Length).self, capacity: blockSize + 1) { ends in
            // The first item finds no room, and begins the first line behind one that is none.
            var free = Length(units: -1)
            var start = 0
            for first in stride(from: 0, to: lengths.count, by: blockSize) {
                var number = 0
                ends.initializeElement(at: 0, to: (first, free))
                lengths.withUnsafeBufferPointer { lengths in
                    for index in first..<min(first + blockSize, lengths.count) {
                        // Each item has a spacing before it, the first one of a line before the line.
                        let needed = lengths[index] &+ spacing
                        let left = free &- needed
                        free = left.units < 0 ? available &+ spacing &- needed : left
                        number &+= left.units < 0 ? 1 : 0
                        ends.initializeElement(at: number, to: (index &+ 1, free))
                    }
                }
                for line in ends[..<number] where line.end > 0 {
                    lines.append(
                        BrokenLine(
                            range: start..<line.end, length: available &- line.free, endsParagraph: false))
                    start = line.end
                }
            }
            if start < lengths.count {
                lines.append(
                    BrokenLine(range: start..<lengths.count, length: available &- free, endsParagraph: true))
            }
        }
    }

    /// The items between forced breaks, from the lines that greedy breaking makes of them.
    private func paragraphs(_ lines: [BrokenLine]) -> [(items: Range<Int>, lineCount: Int)] {
        var paragraphs: [(items: Range<Int>, lineCount: Int)] = []
        for line in lines.lazy.map({ $0.range }) {
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
