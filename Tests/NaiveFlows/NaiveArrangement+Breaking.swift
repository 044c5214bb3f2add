import FlowEngine

extension NaiveArrangement {
    mutating func breakLines() {
        targetLength = nil
        lines.removeAll(keepingCapacity: true)
        for start in items.indices { latestEnds[start] = latestEnd(from: start) }
        if targetThickness != nil { breakScaled(0, items.count) } else { breakGreedily(0, items.count) }
        let greedyCount = lines.count
        let options = setting.options

        if options.minLines > 1, greedyCount <= options.minLines, !items.isEmpty,
            spread(onto: options.minLines)
        {
            finish()
            return
        }
        finish()
        guard options.lineBreaking != .greedy else { return }

        // Each paragraph by itself. Without an end, even lines have the space of the longest of them.
        let targetLength = breakingSpace ?? longest
        if options.lineBreaking == .even || targetThickness != nil, breakingSpace == nil {
            breakingSpace = targetLength
            for start in items.indices { latestEnds[start] = latestEnd(from: start) }
        }
        let greedy = lines
        lines.removeAll(keepingCapacity: true)
        var start = 0
        while start < items.count {
            var end = start + 1
            while end < items.count, !items[end].isForced { end += 1 }
            let count = greedy.reduce(0) { $0 + ($1.start >= start && $1.end <= end ? 1 : 0) }
            if targetThickness != nil, count > 1 || reach(start, end, { $0.slot }) > targetLength {
                self.targetLength = targetLength
                breakWell(start, end, targetLength: targetLength, count: nil)
            } else if targetThickness != nil {
                breakScaled(start, end)
            } else if count == 1 || items[start].beginsSharedLine || overlap(start, end) {
                breakGreedily(start, end)
            } else if options.lineBreaking == .balanced {
                breakWell(start, end, targetLength: nil, count: count)
            } else {
                breakWell(start, end, targetLength: targetLength, count: nil)
                self.targetLength = targetLength
            }
            start = end
        }
        finish()
    }

    /// Lets items that do not share one line keep their lengths where lines end.
    mutating func letItemsWrap() {
        let options = setting.options
        guard options.wrapping == .oneLineIfPossible, options.minLines < 2, column == nil,
            targetThickness == nil
        else { return }
        targetLength = nil
        for start in items.indices { latestEnds[start] = latestEnd(from: start) }
        var start = 0
        while start < items.count {
            var end = start + 1
            while end < items.count, !items[end].isForced { end += 1 }
            lines.removeAll(keepingCapacity: true)
            breakGreedily(start, end)
            // Lines of nothing but distances are none.
            let full = lines.filter { ($0.start..<$0.end).contains { !items[$0].isDiscardable } }
            items[start].beginsSharedLine = full.count < 2
            for index in start..<end where full.count > 1 { items[index].breaking = items[index].slot }
            start = end
        }
    }

    /// Finds how long lines are, and which end paragraphs.
    mutating func finish() {
        for number in lines.indices {
            let line = lines[number]
            lines[number].length = reach(line.start, line.end) { $0.slot }
            lines[number].endsParagraph = line.end == items.count || items[line.end].isForced
        }
    }

    // MARK: Where lines may end

    /// The end of a line that takes items until the next one would not fit.
    private func latestEnd(from start: Int) -> Int {
        var end = start + 1
        var position = items[start].breaking
        while end < items.count, !items[end].isForced, end - start < mostItems {
            position += items[end].gap + items[end].breaking
            if let breakingSpace, position > breakingSpace { break }
            end += 1
        }
        return end
    }

    /// Whether a line may end where it does, full or not: not within items that go together, unless they do not fit on
    /// one. Then they start a line, and fill one after the other.
    private func mayEnd(_ start: Int, _ end: Int) -> Bool {
        guard end < items.count, items[end].isTogether else { return true }
        var first = end
        while items[first].isTogether { first -= 1 }
        if start < first { return false }
        while first < end {
            first = max(latestEnds[first], targetLength == nil ? 0 : latestThinEnd(from: first))
        }
        return first == end
    }

    /// Whether an item overlaps the one before it by more than the length of either.
    private func overlap(_ start: Int, _ end: Int) -> Bool {
        (start..<end).dropFirst().contains { index in
            !items[index].isForced
                && items[index].gap + min(items[index - 1].breaking, items[index].breaking) < 0
        }
    }

    // MARK: Lines

    private mutating func breakGreedily(_ first: Int, _ last: Int) {
        var start = first
        while start < last {
            var end = latestEnds[start]
            while end > start + 1, !mayEnd(start, end) { end -= 1 }
            lines.append(Line(start: start, end: end))
            start = end
        }
    }

    /// Balances all items onto a number of lines, or as many as there may be. Returns false where they overlap.
    private mutating func spread(onto count: Int) -> Bool {
        var (start, most) = (0, 0)
        while start < items.count {
            var end = start + 1
            while !mayEnd(start, end) { end += 1 }
            (start, most) = (end, most + 1)
        }
        // A line for each item is one, whatever overlaps, unless some go together.
        let count = min(count, most)
        let areAlone = count == items.count && !(0..<items.count).contains { items[$0].isTogether }
        if !areAlone && overlap(0, items.count) { return false }
        lines.removeAll(keepingCapacity: true)
        breakWell(0, items.count, targetLength: nil, count: count)
        return true
    }

    /// Tries all ways to break items, the one with the fullest first lines first.
    ///
    /// - Parameters:
    ///   - targetLength: The length that all lines of a paragraph but the last aim at. Without, the lengths count.
    ///   - count: The number of lines, if it is given.
    private mutating func breakWell(_ first: Int, _ last: Int, targetLength: Int?, count: Int?) {
        var best: (breaks: Int, lines: Int, cost: Squares)?
        let places = last - first - 1
        ways: for breaks in 0..<1 << places {
            if let count, breaks.nonzeroBitCount + 1 != count { continue }
            var cost = Squares()
            var start = first
            while start < last {
                var end = start + 1
                while end < last, breaks >> (last - 1 - end) & 1 == 0 { end += 1 }
                if end > latestEnds[start], targetLength == nil || !isThinEnough(start, end) { continue ways }
                if !mayEnd(start, end) { continue ways }
                let length = reach(start, end) { $0.breaking }
                if let targetLength, targetThickness != nil {
                    let isFree = end == last && !countsLastLine && length < targetLength
                    let mayBeShort = end == last && setting.options.lastLine != .grows
                    cost.add(
                        slack: mayBeShort ? 0 : leastSlack(start, end),
                        distance: isFree ? 0 : targetLength - length, of: scaledLength(start, end),
                        in: targetLength)
                } else if let targetLength {
                    cost.add(end == last ? 0 : max(targetLength - length, 0))
                } else {
                    cost.add(length)
                }
                start = end
            }
            let number = breaks.nonzeroBitCount + 1
            if let best, (best.cost.high, best.cost.low, best.lines) <= (cost.high, cost.low, number) {
                continue
            }
            best = (breaks, number, cost)
        }

        var start = first
        while start < last {
            var end = start + 1
            while end < last, (best?.breaks ?? 0) >> (last - 1 - end) & 1 == 0 { end += 1 }
            lines.append(Line(start: start, end: end))
            start = end
        }
    }
}

/// A sum of squares, in 128 bits.
private struct Squares {
    private(set) var high: UInt = 0
    private(set) var low: UInt = 0

    mutating func add(_ number: Int) {
        let square = number.magnitude.multipliedFullWidth(by: number.magnitude)
        add(square.high, square.low)
    }

    /// Adds the square of how far a scaled line is from its thickness, in proportion to it and times the length of what
    /// is scaled. Its slack weighs more than that: also in spaces of more than 2²⁴ points, where it counts less.
    mutating func add(slack: Int, distance: Int, of scaled: Int, in space: Int) {
        let excess = max(Double(space) / 0x1p44, 1)
        let square =
            Double(distance) * Double(distance) / Double(max(scaled, 1)) * (0x1p20 / (excess * excess))
        let high = (square / 0x1p64).rounded(.down)
        add(UInt(slack) + UInt(high), UInt(square - high * 0x1p64))
    }

    private mutating func add(_ otherHigh: UInt, _ otherLow: UInt) {
        let sum = low.addingReportingOverflow(otherLow)
        high += otherHigh + (sum.overflow ? 1 : 0)
        low = sum.partialValue
    }
}
