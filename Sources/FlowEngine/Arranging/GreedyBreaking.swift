/// Greedy line breaking: a line takes items until the next one would not fit.
struct LineBreaker {
    private let available: Length
    private let maxItems: Int
    /// Where the last item of the line ends. A negative spacing can bring it back, even before the start.
    private(set) var used = Length.zero
    /// How far the line reaches.
    private(set) var length = Length.zero
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
    mutating func add(_ itemLength: Length, spacing: Length, isBreakForced: Bool = false) -> Bool {
        let extended = used + spacing + itemLength
        if count == 0 || extended > available || count == maxItems || isBreakForced {
            let breaks = count > 0
            used = itemLength
            length = itemLength
            count = 1
            return breaks
        }
        used = extended
        length = max(length, extended)
        count += 1
        return false
    }
}

/// The items of a line and how far it reaches, before anything has a place.
struct BrokenLine {
    var range: Range<Int>
    var length: Length
}

extension Slots {
    /// Breaks the slots into lines, in the memory of others.
    ///
    /// - Returns: The length that lines aim at, if they were chosen by the space that they leave of it.
    func `break`(
        by breaking: FlowLineBreaking, into lines: inout [BrokenLine], using optimal: inout OptimalBreaker
    ) -> Length? {
        breakGreedily(into: &lines)
        if breaking == .greedy { return nil }
        // Without a limit, lines with few items aim at the longest of them.
        let available = available ?? lines.longest
        let paragraphs = paragraphs(lines)
        lines.removeAll(keepingCapacity: true)
        for paragraph in paragraphs {
            if paragraph.lineCount == 1 {
                // It is the best there is, however many items are on it.
                lines.append(line(paragraph.items))
            } else {
                optimal.addLines(
                    of: paragraph.items, self, in: available, isBalanced: breaking == .balanced, to: &lines)
            }
        }
        return breaking == .even && paragraphs.contains { $0.lineCount > 1 } ? available : nil
    }

    /// Breaks the slots into lines of as many as fit, in the memory of others.
    func breakGreedily(into lines: inout [BrokenLine]) {
        lines.removeAll(keepingCapacity: true)
        if onlyLength != nil {
            breakUniformly(uniformCount, into: &lines)
        } else if let available, let lengths = plainLengths {
            breakPlainly(lengths, in: available, into: &lines)
        } else {
            breakOneByOne(into: &lines)
        }
    }

    /// The line of some items.
    func line(_ range: Range<Int>) -> BrokenLine {
        BrokenLine(range: range, length: length(of: range))
    }

    /// How many slots a line takes where all have one length.
    var uniformCount: Int {
        guard let length = uniform, let available else { return maxItemsPerLine }
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
            lines.append(isFull ? BrokenLine(range: start..<end, length: full) : line(start..<end))
            start = end
        }
    }

    private func breakOneByOne(into lines: inout [BrokenLine]) {
        var breaker = LineBreaker(available: available, maxItems: maxItemsPerLine)
        var start = 0
        func add(_ range: Range<Int>, reaching length: Length) {
            lines.append(wrapsByMinimum ? line(range) : BrokenLine(range: range, length: length))
        }
        for index in 0..<count {
            let length = breaker.length
            let breaks = breaker.add(
                wrappingLength(at: index), spacing: spacing(before: index),
                isBreakForced: isBreakForced(before: index))
            if breaks {
                add(start..<index, reaching: length)
                start = index
            }
        }
        if start < count {
            add(start..<count, reaching: breaker.length)
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
