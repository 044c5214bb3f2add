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
                if paragraph.lineCount == 1 {
                    // It is the best there is, however many items are on it.
                    lines.append(line(paragraph.items))
                } else {
                    optimal.addLines(
                        of: paragraph.items, self, in: available, isBalanced: breaking == .balanced,
                        to: &lines)
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

    func line(_ range: Range<Int>, length: Length) -> BrokenLine {
        BrokenLine(range: range, length: max(length, .zero))
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

    private func breakPlainly(_ lengths: [Length], in available: Length, into lines: inout [BrokenLine]) {
        // Adding many lines at a time costs as much as adding one.
        withUnsafeTemporaryAllocation(of: BrokenLine.self, capacity: 64) { block in
            var number = 0
            PlainBreaking(available: available, itemSpacing: commonSpacing).run(lengths) { range, length in
                block.initializeElement(at: number, to: BrokenLine(range: range, length: length))
                number &+= 1
                if number == block.count {
                    // As many lines as the first ones make likely, so that no memory is copied to grow.
                    if lines.isEmpty {
                        let likely = lengths.count * block.count / range.upperBound
                        lines.reserveCapacity(likely + likely / 8)
                    }
                    lines.append(contentsOf: block)
                    number = 0
                }
            } place: { _, _ in
            }
            lines.append(contentsOf: block[..<number])
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
