/// Even breaking without trying all lines.
///
/// The cost of a line is a convex function of its length. So of two lines that start with the same item, the shorter
/// one gains on the longer one as they start earlier, and once it is better it stays better. The ends of lines that
/// will be best are kept in a queue: Hirschberg and Larmore, "The least weight subsequence problem", 1987.
extension CandidateLines {
    /// Expects lines that are never shorter than a part of them. O(n·log m) for lines of up to m items.
    ///
    /// - Parameter latestFirsts: The last item that each line may start with: with as few lines as possible, the one
    ///   with which it does if those before it are filled.
    func findRests(latestFirsts: [Int]) {
        // a. All lines that end with the last item.
        var queue = EndQueue()
        queue.append(count, from: count - 1)
        var earliest = findEarliest(to: count, from: count - 1)

        // b. Lines that start with one item after the other. With as few as possible, each starts no earlier than
        //    if all from it on were filled.
        for latest in latestFirsts.reversed() {
            for first in ((isBalanced ? earliest : 0)...latest).reversed() {
                places[first].rest = rest(from: first, to: queue.best(from: first))
                earliest = findEarliest(to: first, from: earliest)
                addEnd(first, to: &queue)
            }
        }
    }

    /// Finds the first item of the longest line that may end at a place.
    ///
    /// - Parameter first: One that is no earlier, unless no line can start there.
    @inline(__always)
    private func findEarliest(to next: Int, from first: Int) -> Int {
        var first = max(min(first, next - 1), 0)
        while first > 0, next - first < maxItems, length(from: first - 1, to: next) <= available {
            first -= 1
        }
        places[next].earliest = UInt32(truncatingIfNeeded: first)
        return first
    }

    /// Adds an end to the queue, for lines that start earlier.
    @inline(__always)
    private func addEnd(_ next: Int, to queue: inout EndQueue) {
        // Ends leave the queue that this one is better than wherever they would be best.
        var from = next - 1
        while let last = queue.last, from >= 0, isBetter(next, than: last.next, from: min(from, last.from)) {
            queue.removeLast()
        }

        // From here on this end is better than the one before it.
        if let last = queue.last {
            var worse = min(from, last.from)
            from = Int(places[last.next].earliest) - 1
            while worse - from > 1 {
                let middle = from + (worse - from) / 2
                if isBetter(next, than: last.next, from: middle) { from = middle } else { worse = middle }
            }
        }
        if from >= 0 {
            queue.append(next, from: from)
        }
    }

    /// Whether the nearer of two ends is better for lines that start with an item.
    private func isBetter(_ near: Int, than far: Int, from first: Int) -> Bool {
        first < Int(places[far].earliest)
            || rest(from: first, to: near).isBetter(than: rest(from: first, to: far), isBalanced: isBalanced)
    }
}

/// Ends of lines, each the best for lines that start at `from` or earlier, until the next one is.
private struct EndQueue {
    typealias End = (next: Int, from: Int)

    private var ends: [End] = []
    /// How many ends have left the queue at its front.
    private var head = 0

    /// The best end for lines that start with an item. Items are asked for from the last one on.
    @inline(__always)
    mutating func best(from first: Int) -> Int {
        while head + 1 < ends.count, ends[head + 1].from >= first { head += 1 }
        return ends[head].next
    }

    var last: End? {
        head < ends.count ? ends[ends.count - 1] : nil
    }

    mutating func append(_ next: Int, from first: Int) {
        ends.append((next, first))
    }

    mutating func removeLast() {
        ends.removeLast()
    }
}
