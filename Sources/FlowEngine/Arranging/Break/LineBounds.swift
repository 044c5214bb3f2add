/// How long a line may be, and how many items it may have.
struct LineBounds: Equatable {
    let space: Length
    let maxItemsPerLine: Int
}

// MARK: Greedy breaking: a line takes items until the next one would not fit

extension LineBounds {
    /// Lets a line take items, from the one at the index on, until the next one would not fit or there are no more.
    /// Moves the index past them. Calls `place` with where each item starts on the line, also with those that go to the
    /// next line after all. O(m) for m items.
    @inline(__always)
    func takeItems<Source: BreakSource>(
        onto line: inout Line, from source: Source, at index: inout Int,
        place: (_ index: Int, _ start: Length) -> Void
    ) {
        // The first item to take. The line has items before it if it goes on from another chunk.
        let first = index
        let last = index + min(maxItemsPerLine &- line.count, source.count &- index)
        var (next, end, length) = (index, line.length, line.length)
        // The line as it was at the last break opportunity.
        var opportunity = (next: index, end: end, length: length)
        if line.count == 0, next < last {
            // The first item of a line is on it, however long it is.
            end = source.end(of: next, from: .zero)
            length = end
            place(next, .zero)
            next &+= 1
        }
        while next < last {
            let start = source.start(of: next, after: end)
            let extended = source.end(of: next, from: start)
            if source.lacksSpace(on: (first, end), for: next, reaching: extended, in: self)
                || source.isBreakForced(before: next)
            {
                break
            }
            if !source.avoidsBreak(before: next) { opportunity = (next, end, length) }
            end = extended
            if Source.canOverlap { length = max(length, end) }
            place(next, start)
            next &+= 1
        }
        // Items that avoid a break before them go to the next line with those they follow.
        if next < source.count, source.avoidsBreak(before: next), opportunity.next > first {
            (next, end, length) = opportunity
        }
        index = next
        line.count = line.count &+ next &- first
        line.length = Source.canOverlap ? length : end
    }

    /// Breaks all items into lines. O(n). Calls `add` with each line, after `place` with its items.
    @inline(__always)
    func breakLines<Source: BreakSource>(
        of source: Source, line add: (_ line: Line, _ items: Range<Int>) -> Void,
        place: (_ index: Int, _ start: Length) -> Void
    ) {
        var next = 0
        while next < source.count {
            let first = next
            var line = Line()
            takeItems(onto: &line, from: source, at: &next, place: place)
            line.endsParagraph = next == source.count || source.isBreakForced(before: next)
            add(line, Range(uncheckedBounds: (first, next)))
        }
    }
}
