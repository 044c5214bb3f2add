/// Balanced and even line breaking, which looks at all lines of a paragraph at once, as Knuth and Plass do: the sum of
/// the squares of the lines' lengths, or of the space that they leave, is the least.
struct EvenBreaking: Sendable {
    var places: [BreakPlace] = []

    /// Replaces greedy lines by balanced or even ones. Returns the length that they aim at, if they were chosen by the
    /// space that they leave of it. O(n·log m) for lines of up to m items.
    ///
    /// Lines stay greedy where neighbors overlap by more than the length of one of them, and where a line is longer than
    /// any length.
    ///
    /// - Parameter isBalanced: Whether there have to be as few lines as possible and the last one counts like any
    ///   other. Otherwise there may be more, and the last one is free.
    mutating func breakEvenly(_ slots: Slots, isBalanced: Bool, into lines: inout [Line]) -> Length? {
        guard lines.longest < .unbounded else { return nil }
        var limit = slots.plan.breaking
        // Without an end, even lines with few items aim at the longest of them.
        if !isBalanced, limit.available == .unbounded {
            limit = GreedyBreaking(available: lines.longest, maxItemsPerLine: limit.maxItemsPerLine)
        }
        var even: [Line] = []
        even.reserveCapacity(lines.count)
        var haveChoice = false
        var first = 0
        for (last, line) in lines.enumerated() where line.endsParagraph {
            let greedy = lines[first...last]
            first = last + 1
            // No line is better than a single one, however many items are on it.
            if greedy.count > 1, places.find(in: greedy.items, of: slots, available: limit.available) {
                haveChoice = true
                if isBalanced {
                    places.findRests(by: .length, in: limit, latestStarts: places.starts(of: greedy))
                } else {
                    places.findRests(by: .space, in: limit)
                }
                addBestLines(of: greedy.items, slots, to: &even)
            } else {
                even += greedy
            }
        }
        lines = even
        return haveChoice && !isBalanced ? limit.available : nil
    }

    /// Adds the best lines, which follow one another from the first place on.
    private func addBestLines(of items: Range<Int>, _ slots: Slots, to lines: inout [Line]) {
        var first = 0
        while first < places.count - 1 {
            let next = places[first].rest.next
            lines.append(line(from: first, to: next, of: items, slots))
            first = next
        }
    }

    func line(from first: Int, to next: Int, of items: Range<Int>, _ slots: Slots) -> Line {
        let range = items.lowerBound + places[first].item..<items.lowerBound + places[next].item
        // Items that shrink before a line ends are longer than they were for the search.
        if slots.plan.shrinksBeforeBreaking { return slots.line(range) }
        let length = Length(units: places[next].end &- places[first].start)
        return Line(
            range: range, length: length, endsParagraph: slots.endsParagraph(before: range.upperBound))
    }
}

extension ArraySlice<Line> {
    /// The items of all lines, of which there are some.
    fileprivate var items: Range<Int> {
        self[startIndex].range.lowerBound..<self[endIndex - 1].range.upperBound
    }
}
