/// A list in chunks of up to c elements, with a summary of each chunk, of every 8 chunks, of every 8 of these groups,
/// and so on. An edit rewrites one chunk, and a place is found by adding up summaries.
///
/// Finding a place takes O(log n + c), and an edit of k elements takes O(log n + c + k). If a chunk becomes too large or
/// too small, once in c/4 edits or more, the O(n/c) chunks after it move, too. Copies share their chunks until one of
/// them is edited.
struct ChunkedList<Element: Chunk>: Sendable {
    typealias Summary = Element.Summary

    /// Never empty: a list without elements is one chunk without elements.
    private(set) var chunks: [Element]
    /// The summaries of chunks, then of groups of 8 chunks, then of 8 such groups, up to a level of at most 8 summaries.
    private var levels: [[Summary]]
    private(set) var summary: Summary

    private static var groupCount: Int { 8 }

    init(_ elements: Element = Element()) {
        chunks = ChunkedList.split(elements)
        levels = [chunks.map { $0.summary }]
        summary = Summary()
        summarizeGroups(of: chunks.indices)
    }

    var count: Int { summary.count }

    func summary(ofChunk chunk: Int) -> Summary { levels[0][chunk] }
}

// MARK: Finding

extension ChunkedList {
    /// The first chunk that is not skipped, or the last one.
    ///
    /// - Parameter skip: Whether to skip the elements with a summary, of a chunk or of a group of chunks. Called in order, with
    ///   what follows all that has been skipped.
    @inline(__always)
    func chunk(skipping skip: (Summary) -> Bool) -> Int {
        var index = 0
        for level in levels.indices.reversed() {
            index *= ChunkedList.groupCount
            while index < levels[level].count - 1, skip(levels[level][index]) { index += 1 }
        }
        return index
    }

    /// The chunk with the element at an index, or the last one, and the index in it.
    func locate(_ index: Int) -> (chunk: Int, offset: Int) {
        var start = 0
        let chunk = chunk(skipping: { summary in
            guard start + summary.count <= index else { return false }
            start += summary.count
            return true
        })
        return (chunk, index - start)
    }

    /// Visits the chunks with elements of a range, in order, with their indices in the chunk.
    func visit(_ range: Range<Int>, _ body: (Element, Range<Int>) -> Void) {
        guard !range.isEmpty else { return }
        var (chunk, start) = locate(range.lowerBound)
        var rest = range.count
        while rest > 0 {
            let end = min(start + rest, chunks[chunk].count)
            body(chunks[chunk], start..<end)
            rest -= end - start
            (chunk, start) = (chunk + 1, 0)
        }
    }
}

// MARK: Editing

extension ChunkedList {
    /// Replaces some elements by others.
    mutating func replaceSubrange(_ range: Range<Int>, with new: Element) {
        // 1. Most edits change one chunk, and leave it neither too large nor too small.
        var (lower, start) = locate(range.lowerBound)
        let oldCount = chunks[lower].count
        let count = oldCount - range.count + new.count
        if start + range.count <= oldCount, count <= Element.capacity,
            count >= Element.leastCount || chunks.count == 1
        {
            chunks[lower].replaceSubrange(start..<start + range.count, with: 0..<new.count, of: new)
            levels[0][lower] = chunks[lower].summary
            summarizeGroups(of: lower..<lower + 1)
            return
        }

        // 2. Otherwise all chunks of the range become one, together with a neighbor if that is too small.
        var upper = lower
        var joined = chunks[lower]
        while joined.count < start + range.count {
            upper += 1
            joined.insert(chunks[upper], at: joined.count)
        }
        joined.replaceSubrange(start..<start + range.count, with: 0..<new.count, of: new)
        if joined.count < Element.leastCount {
            if upper + 1 < chunks.count {
                upper += 1
                joined.insert(chunks[upper], at: joined.count)
            } else if lower > 0 {
                lower -= 1
                joined.insert(chunks[lower], at: 0)
            }
        }

        // 3. That one is split again, if possible into as many chunks as before, so that those after them need not move.
        let replacedCount = upper - lower + 1
        let parts = ChunkedList.split(joined, into: replacedCount)
        chunks.replaceSubrange(lower...upper, with: parts)
        levels[0].replaceSubrange(lower...upper, with: parts.map { $0.summary })
        summarizeGroups(of: lower..<(parts.count == replacedCount ? upper + 1 : chunks.count))
    }

    /// Adds elements at the end, as a chunk of their own if they are enough for one. O(log n) then.
    mutating func append(_ new: Element) {
        guard let last = chunks.last, last.count >= Element.leastCount, new.count >= Element.leastCount,
            new.count <= Element.capacity
        else { return replaceSubrange(count..<count, with: new) }
        chunks.append(new)
        levels[0].append(new.summary)
        // The new chunk may begin a group, and that a new level, which also has the group of the chunk before.
        summarizeGroups(of: chunks.count - 2..<chunks.count)
    }

    /// As many chunks as wanted if they can hold the elements, and otherwise chunks of about the usual size. Without
    /// elements there is one.
    private static func split(_ elements: Element, into wantedCount: Int = 1) -> [Element] {
        let canHold = wantedCount * Element.leastCount...wantedCount * Element.capacity
        let usualCount = max((elements.count + Element.usualCount - 1) / Element.usualCount, 1)
        let count = canHold.contains(elements.count) ? wantedCount : usualCount
        // `Int` has 32 bits on watches and in WebAssembly, too few for this product of a million elements.
        func start(_ number: Int) -> Int { Int(Int64(elements.count) * Int64(number) / Int64(count)) }
        return (0..<count).map { number in
            var chunk = Element()
            // Space for all edits to come.
            chunk.reserveCapacity(Element.capacity)
            chunk.replaceSubrange(0..<0, with: start(number)..<start(number + 1), of: elements)
            return chunk
        }
    }

    /// Updates the summaries of groups with some chunks: all from the first new one on, if there are more chunks than
    /// before or fewer.
    private mutating func summarizeGroups(of chunks: Range<Int>) {
        var (level, first, last) = (0, chunks.lowerBound, chunks.upperBound - 1)
        while levels[level].count > ChunkedList.groupCount {
            let count = (levels[level].count - 1) / ChunkedList.groupCount + 1
            (level, first, last) = (level + 1, first / ChunkedList.groupCount, last / ChunkedList.groupCount)
            if level == levels.count { levels.append([]) }
            let newCount = count - levels[level].count
            if newCount < 0 { levels[level].removeLast(-newCount) }
            if newCount > 0 { levels[level] += repeatElement(Summary(), count: newCount) }
            for group in first...last {
                levels[level][group] = summary(ofGroup: group, onLevel: level)
            }
        }
        if level < levels.count - 1 { levels.removeLast(levels.count - 1 - level) }
        summary = summary(ofGroup: 0, onLevel: levels.count)
    }

    private func summary(ofGroup group: Int, onLevel level: Int) -> Summary {
        let start = group * ChunkedList.groupCount
        var summary = Summary()
        for part in levels[level - 1][start...].prefix(ChunkedList.groupCount) { summary.append(part) }
        return summary
    }
}
