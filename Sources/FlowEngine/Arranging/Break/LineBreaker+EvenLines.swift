// Balanced and even breaking choose all lines of a paragraph together, as Knuth and Plass do. Balanced lines are about
// equally long: the sum of the squares of their lengths is the least. Even lines fill the space about equally well: the
// sum of the squares of their slack is the least.

extension LineBreaker {
    /// Balanced or even lines, instead of greedy ones. Also returns the target length, if lines were chosen by their
    /// slack. O(n·log m) for lines of up to m items.
    ///
    /// Lines stay greedy where neighbors overlap by more than the length of one of them, and where all together are
    /// longer than 2⁴² points, as any part of the items may be tried as a line.
    func evenLines(insteadOf greedyLines: [Line]) -> (lines: [Line], targetLength: Length?) {
        // Balanced lines have to be as few as possible, and the last one counts like any other. Even lines may be more, and
        // the last one costs nothing.
        let isBalanced = plan.options.lineBreaking == .balanced
        let (total, longest) = greedyLines.reduce((Length.zero, Length.zero)) {
            ($0.0 + $1.length, max($0.1, $1.length))
        }
        guard !total.isAbsurd else { return (greedyLines, nil) }
        var bounds = plan.bounds
        // In endless space, the longest line is the target of the others.
        var scale = plan.scale
        if !isBalanced || scale != nil, bounds.space.isEndless {
            bounds = LineBounds(space: longest, maxItemsPerLine: bounds.maxItemsPerLine)
            if scale != nil { scale = LineScale(plan.options, in: longest) }
        }
        var lines: [Line] = []
        lines.reserveCapacity(greedyLines.count)
        var places: [BreakPlace] = []
        var haveChoice = false
        var (first, firstItem, nextItem) = (0, 0, 0)
        for (last, line) in greedyLines.enumerated() {
            nextItem += line.count
            guard line.endsParagraph else { continue }
            let (greedy, items) = (greedyLines[first...last], firstItem..<nextItem)
            (first, firstItem) = (last + 1, nextItem)
            // Nothing is better than a single line that fits, however many items are on it.
            let mayImprove = greedy.count > 1 || (scale != nil && line.length > bounds.space)
            guard mayImprove,
                places.find(among: items, of: self, in: bounds.space, scale: scale)
            else {
                lines += greedy
                continue
            }
            haveChoice = true
            var cost = LineCost(space: bounds.space, isBalanced: isBalanced, scale: scale)
            if let scale {
                cost.scaledLengths = scaledLengths(before: places, in: items) { $0 }
                cost.longestLengths = scaledLengths(before: places, in: items, scale.longestLength)
            }
            places.findRests(
                by: cost, upTo: bounds.maxItemsPerLine,
                latestStarts: cost.prefersFewest ? places.starts(of: greedy) : nil)
            // The best lines follow one another from the first place on.
            var place = 0
            while place < places.count - 1 {
                let next = Int(places[place].rest.next)
                lines.append(self.line(from: places[place], to: places[next], of: items))
                place = next
            }
        }
        return (lines, haveChoice && (!isBalanced || scale != nil) ? bounds.space : nil)
    }

    /// The line from one place to another.
    func line(from start: BreakPlace, to end: BreakPlace, of items: Range<Int>) -> Line {
        // Unless items shrink, their breaking lengths are those of their slots.
        line(
            items.lowerBound + start.itemsBefore..<items.lowerBound + end.itemsBefore,
            length: shrinksFirst ? nil : Length(units: end.end &- start.start))
    }

    /// The length of the scaled items before each place.
    ///
    /// - Parameter lengthOf: The length of one of them, given that at the target thickness.
    private func scaledLengths(
        before places: [BreakPlace], in items: Range<Int>, _ lengthOf: (Length) -> Length
    ) -> [Int64] {
        var (sum, item) = (Int64(0), items.lowerBound)
        return places.map { place in
            while item < items.lowerBound + place.itemsBefore {
                sum &+= lengthOf(slots.scaledLength(at: item)).units
                item += 1
            }
            return sum
        }
    }
}
