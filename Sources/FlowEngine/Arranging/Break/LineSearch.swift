extension [BreakPlace] {
    /// Finds the best lines from each place on. Among equals, the first line has the most items. O(n·log m) for lines of
    /// up to m items.
    ///
    /// - Parameters:
    ///   - maxItems: The most items on a line.
    ///   - latestStarts: If there have to be as few lines as possible, the last place at which each may start: where the
    ///     greedy one does.
    mutating func findRests(by cost: LineCost, upTo maxItems: Int, latestStarts: [Int]? = nil) {
        withUnsafeMutableBufferPointer { places in
            let search = LineSearch(places: places, lineCost: cost, maxItems: maxItems)
            withUnsafeTemporaryAllocation(of: EndQueue.End.self, capacity: places.count) { ends in
                search.findRests(latestStarts: latestStarts ?? [places.count - 2], EndQueue(ends))
            }
        }
    }

    /// Finds where the longest line starts that may end at each place. O(n).
    mutating func findEarliestStarts(in bounds: LineBounds) {
        let cost = LineCost(space: bounds.space, isBalanced: true)
        withUnsafeMutableBufferPointer {
            LineSearch(places: $0, lineCost: cost, maxItems: bounds.maxItemsPerLine).findEarliest()
        }
    }
}

/// The search for the best lines of a paragraph, without trying all of them. A line is given by its places: where it
/// starts (`first`), and where it ends and the next one starts (`next`).
///
/// The cost of a line is a convex function of its length, so it satisfies the quadrangle inequality; that of a scaled
/// line does, too (``LineCost``). So of two ends for a line, the nearer one gains on the farther one as the line starts
/// earlier, and once it is better it stays better. The ends that will be best are kept in a queue: Hirschberg and
/// Larmore, "The least weight subsequence problem", 1987.
private struct LineSearch {
    let places: UnsafeMutableBufferPointer<BreakPlace>
    let lineCost: LineCost
    let maxItems: Int

    func findRests(latestStarts: [Int], _ queue: EndQueue) {
        // a. All lines that end with the last item.
        let count = places.count - 1
        var queue = queue
        queue.append(count, from: count - 1)
        var earliest = findEarliest(to: count, from: count - 1)

        // b. Lines that start at each place, from the last one back. With as few lines as possible, none starts earlier
        //    than if all after it were full.
        for latest in latestStarts.reversed() {
            for first in ((lineCost.prefersFewest ? earliest : 0)...latest).reversed() {
                places[first].rest = rest(from: first, to: queue.best(from: first))
                earliest = findEarliest(to: first, from: earliest)
                addEnd(first, to: &queue)
            }
        }
    }

    func findEarliest() {
        var earliest = places.count - 2
        for next in (1..<places.count).reversed() { earliest = findEarliest(to: next, from: earliest) }
    }

    /// Finds where the longest line starts that may end at a place.
    ///
    /// - Parameter first: A place that is no earlier, unless no line can start there.
    @inline(__always)
    private func findEarliest(to next: Int, from first: Int) -> Int {
        let barrier = places[next].earliest
        var first = max(min(first, next - 1), barrier)
        let item = places[next].itemsBefore
        while first > barrier, lineCost.allows(length(from: first - 1, to: next), from: first - 1, to: next),
            item - places[first - 1].itemsBefore <= maxItems
        {
            first -= 1
        }
        places[next].earliest = first
        return first
    }

    /// A line and the best lines after it.
    @inline(__always)
    private func rest(from first: Int, to next: Int) -> Rest {
        let cost = lineCost.cost(
            of: length(from: first, to: next), from: first, to: next, isLast: next == places.count - 1)
        let after = places[next].rest
        return (UInt32(truncatingIfNeeded: next), after.lines &+ 1, after.cost + cost)
    }

    @inline(__always)
    private func length(from first: Int, to next: Int) -> Int64 { places[next].end &- places[first].start }

    /// Adds an end to the queue, for lines that start earlier.
    @inline(__always)
    private func addEnd(_ next: Int, to queue: inout EndQueue) {
        // Ends leave the queue if this one is better for all lines for which they would be best.
        var from = next - 1
        while let last = queue.last, from >= 0, isBetter(next, than: last.next, from: min(from, last.from)) {
            queue.removeLast()
        }

        // The last place from which this end is better than the one before it.
        if let last = queue.last {
            var (low, high, step) = (places[last.next].earliest, min(from, last.from), 1)
            while low < high {
                // The first place where it is no longer better is mostly near `high`, so steps from there grow.
                let place = max(high - step, low + (high - low) / 2)
                if isBetter(next, than: last.next, from: place) {
                    low = place + 1
                } else {
                    (high, step) = (place, 2 * step)
                }
            }
            from = low - 1
        }
        if from >= 0 {
            queue.append(next, from: from)
        }
    }

    /// Whether the nearer of two ends is better for lines that start at a place.
    private func isBetter(_ near: Int, than far: Int, from first: Int) -> Bool {
        if first < places[far].earliest { return true }
        let (near, far) = (rest(from: first, to: near), rest(from: first, to: far))
        if lineCost.prefersFewest, near.lines != far.lines { return near.lines < far.lines }
        return near.cost == far.cost ? near.lines < far.lines : near.cost < far.cost
    }
}

/// Ends of lines, each the best for lines that start at its `from` or earlier, but after the `from` of the next one.
private struct EndQueue {
    typealias End = (next: Int, from: Int)

    // Each end is added once.
    private let ends: UnsafeMutableBufferPointer<End>
    private var count = 0
    /// How many ends have left the queue at its front.
    private var head = 0

    /// - Parameter memory: For as many ends as there are places.
    init(_ memory: UnsafeMutableBufferPointer<End>) {
        ends = memory
    }

    /// The best end for lines that start at a place. Has to be called for places from the last one back.
    @inline(__always)
    mutating func best(from first: Int) -> Int {
        while head + 1 < count, ends[head + 1].from >= first { head += 1 }
        if head > 0, head + 1 == count {
            // The only end goes to the front, so that the queue stays in the cache (bench: full arrangement, even breaking).
            ends[0] = ends[head]
            (head, count) = (0, 1)
        }
        return ends[head].next
    }

    var last: End? {
        head < count ? ends[count - 1] : nil
    }

    mutating func append(_ next: Int, from first: Int) {
        ends.initializeElement(at: count, to: (next, first))
        count += 1
    }

    mutating func removeLast() {
        count -= 1
    }
}
