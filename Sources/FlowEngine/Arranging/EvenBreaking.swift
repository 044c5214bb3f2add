/// Balanced and even line breaking, which looks at all lines of a paragraph at once, as Knuth and Plass do: the sum of
/// the squares of the lines' lengths, or of the space that they leave, is the least.
struct EvenBreaking: Sendable {
    var places: [BreakPlace] = []
    /// How long everything before each place is that is scaled.
    private var scaledLengths: [Int64] = []

    /// Replaces greedy lines by balanced or even ones. Returns the length that they aim at, if they were chosen by the
    /// space that they leave of it. O(n·log m) for lines of up to m items.
    ///
    /// Lines stay greedy where neighbors overlap by more than the length of one of them, and where all together are longer
    /// than 2⁴² points: any of the items may be tried as a line.
    ///
    /// - Parameter isBalanced: Whether there have to be as few lines as possible and the last one counts like any
    ///   other. Otherwise there may be more, and the last one is free.
    mutating func breakEvenly(_ slots: Slots, isBalanced: Bool, into lines: inout [Line]) -> Length? {
        guard lines.total.units < 1 << 62 else { return nil }
        var limit = slots.plan.breaking
        // Without an end, lines that aim at a length aim at the longest of them.
        var scale = slots.plan.scale
        if !isBalanced || scale != nil, limit.available == .unbounded {
            limit = GreedyBreaking(available: lines.longest, maxItemsPerLine: limit.maxItemsPerLine)
            scale?.available = lines.longest
        }
        var even: [Line] = []
        even.reserveCapacity(lines.count)
        var haveChoice = false
        var first = 0
        for (last, line) in lines.enumerated() where line.endsParagraph {
            let greedy = lines[first...last]
            first = last + 1
            // No line is better than a single one that fits, however many items are on it.
            let mayImprove = greedy.count > 1 || (scale != nil && line.length > limit.available)
            if mayImprove,
                places.find(
                    in: greedy.items, of: slots, available: limit.available, scale: scale)
            {
                haveChoice = true
                if let scale {
                    let countsLast = isBalanced || slots.plan.options.lastLine == .grows
                    scaledLengths = slots.scaledLengths(before: places, in: greedy.items)
                    places.findRests(
                        by: .distance(scale, scaledLengths, countsLast: countsLast), in: limit)
                } else if isBalanced {
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
        return haveChoice && (!isBalanced || scale != nil) ? limit.available : nil
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
        let range = items.lowerBound + places[first].itemsBefore..<items.lowerBound + places[next].itemsBefore
        // Items that shrink before a line ends are longer than they were for the search.
        if slots.plan.shrinksBeforeBreaking { return slots.line(range) }
        let length = Length(units: places[next].end &- places[first].start)
        return Line(
            range: range, length: length, endsParagraph: slots.endsParagraph(before: range.upperBound))
    }
}

extension Slots {
    /// How long the scaled ones of some items are together before each place, at the thickness that lines aim at.
    fileprivate func scaledLengths(before places: [BreakPlace], in items: Range<Int>) -> [Int64] {
        var (sum, item) = (Int64(0), 0)
        return places.map { place in
            sum &+= scaledLength(of: items.lowerBound + item..<items.lowerBound + place.itemsBefore).units
            item = place.itemsBefore
            return sum
        }
    }
}

extension ArraySlice<Line> {
    /// The items of all lines, of which there are some.
    fileprivate var items: Range<Int> {
        self[startIndex].range.lowerBound..<self[endIndex - 1].range.upperBound
    }
}
