/// A piece of a list, small enough to be edited and summed up element by element.
protocol Chunk: Sendable {
    associatedtype Summary: ChunkSummary
    /// The most elements that a chunk of a list has.
    static var capacity: Int { get }
    init()
    var count: Int { get }
    /// What is to be known of all elements together.
    var summary: Summary { get }
    mutating func append(_ range: Range<Int>, of other: Self)
    mutating func replaceSubrange(_ range: Range<Int>, with other: Self)
}

extension Chunk {
    /// How many elements a new chunk has, so that there is room for more.
    static var usualCount: Int { capacity / 4 * 3 }
    /// The fewest that a chunk has that is not the only one.
    static var leastCount: Int { capacity / 4 }
}

/// What is known of a stretch of elements, and can be worked out from that of its parts.
protocol ChunkSummary: Sendable {
    init()
    var count: Int { get }
    /// Takes in what is known of the elements behind.
    mutating func append(_ next: Self)
}

/// A list in chunks of up to c elements, with a summary of each chunk and of each group of g chunks: an
/// edit rewrites one chunk, and a place is found by adding up summaries instead of elements.
///
/// To find a place takes O(n/(c·g) + g + c) steps. To replace k elements takes as many, and O(k); only
/// where a chunk becomes too large or too small, once in c/4 edits or more of it, the O(n/c) chunks behind
/// move. Copies share their chunks until one of them is edited.
struct ChunkedList<Element: Chunk>: Sendable {
    typealias Summary = Element.Summary

    /// Never empty: a list without elements is one chunk without elements.
    private(set) var chunks: [Element]
    private(set) var summaries: [Summary]
    private(set) var groups: [Summary]
    /// What is known of the whole list.
    private(set) var summary: Summary

    static var chunksPerGroup: Int { 64 }

    /// A list of some elements.
    init(_ elements: Element = Element()) {
        chunks = ChunkedList.split(elements)
        summaries = chunks.map { $0.summary }
        groups = []
        summary = Summary()
        summarizeGroups(from: 0)
    }

    var count: Int { summary.count }
}

// MARK: Finding

extension ChunkedList {
    /// The first chunk with which the sum of a measure of the elements up to its end exceeds a number, or
    /// the last one.
    ///
    /// - Parameter skip: Called with what is known of all elements before the chunk, part by part.
    func chunk(
        where measure: (Summary) -> Int, exceeds number: Int, skipping skip: (Summary) -> Void
    ) -> Int {
        var rest = number
        var group = 0
        while group < groups.count - 1, measure(groups[group]) <= rest {
            rest -= measure(groups[group])
            skip(groups[group])
            group += 1
        }
        var chunk = group * ChunkedList.chunksPerGroup
        while chunk < chunks.count - 1, measure(summaries[chunk]) <= rest {
            rest -= measure(summaries[chunk])
            skip(summaries[chunk])
            chunk += 1
        }
        return chunk
    }

    /// The chunk that holds the element at an index, or the last one, and the index there.
    func place(of index: Int) -> (chunk: Int, offset: Int) {
        var start = 0
        let chunk = chunk(where: { $0.count }, exceeds: index) { start += $0.count }
        return (chunk, index - start)
    }

    /// The indices of the chunks of a group.
    func chunks(inGroup group: Int) -> Range<Int> {
        let start = group * ChunkedList.chunksPerGroup
        return start..<min(start + ChunkedList.chunksPerGroup, chunks.count)
    }

    /// Visits the chunks that hold elements of a range, in order, with the indices of these in the chunk.
    func visit(_ range: Range<Int>, _ body: (Element, Range<Int>) -> Void) {
        guard !range.isEmpty else { return }
        var (chunk, start) = place(of: range.lowerBound)
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
    /// Adds some elements over and over again, in chunks that share their memory until they are edited.
    /// O(k/c).
    ///
    /// - Precondition: They are as many as a chunk may have.
    mutating func append(repeating elements: Element, count: Int) {
        if count == 0 { return }
        if self.count == 0 { (chunks, summaries) = ([], []) }
        let first = chunks.count
        chunks += repeatElement(elements, count: count)
        summaries += repeatElement(elements.summary, count: count)
        summarizeGroups(from: first / ChunkedList.chunksPerGroup)
    }

    /// Puts other elements in the place of some.
    mutating func replaceSubrange(_ range: Range<Int>, with new: Element) {
        var (lower, start) = place(of: range.lowerBound)

        // 1. Most edits concern one chunk, which stays neither too large nor too small.
        let count = chunks[lower].count - range.count + new.count
        if start + range.count <= chunks[lower].count, count <= Element.capacity,
            count >= Element.leastCount || chunks.count == 1
        {
            chunks[lower].replaceSubrange(start..<start + range.count, with: new)
            summarizeChunks(lower...lower)
            return
        }

        // 2. Others concern two, of which the same is true.
        var (upper, end) = range.isEmpty ? (lower, start - 1) : place(of: range.upperBound - 1)
        end += 1
        let sizes = Element.leastCount...Element.capacity
        if upper == lower + 1, sizes ~= start + new.count, sizes ~= chunks[upper].count - end {
            chunks[lower].replaceSubrange(start..<chunks[lower].count, with: new)
            chunks[upper].replaceSubrange(0..<end, with: Element())
            summarizeChunks(lower...upper)
            return
        }

        // 3. Otherwise what is left of the chunks goes together, and with a neighbour if it is little.
        var rest = Element()
        rest.append(0..<start, of: chunks[lower])
        rest.append(0..<new.count, of: new)
        rest.append(end..<chunks[upper].count, of: chunks[upper])
        if rest.count < Element.leastCount {
            if upper + 1 < chunks.count {
                upper += 1
                rest.append(0..<chunks[upper].count, of: chunks[upper])
            } else if lower > 0 {
                lower -= 1
                var joined = chunks[lower]
                joined.append(0..<rest.count, of: rest)
                rest = joined
            }
        }

        // 4. It is split into new chunks of the usual size.
        let parts = ChunkedList.split(rest)
        chunks.replaceSubrange(lower...upper, with: parts)
        summaries.replaceSubrange(lower...upper, with: parts.map { $0.summary })
        summarizeGroups(from: lower / ChunkedList.chunksPerGroup)
    }

    /// Chunks of about the usual size; one without elements if there are none.
    private static func split(_ elements: Element) -> [Element] {
        let usualCount = Element.usualCount
        let count = max((elements.count + usualCount - 1) / usualCount, 1)
        if count == 1 { return [elements] }
        return (0..<count).map { number in
            // The first ones have one more where they cannot all have as many.
            let (share, extra) = elements.count.quotientAndRemainder(dividingBy: count)
            let start = number * share + min(number, extra)
            var chunk = Element()
            chunk.append(start..<start + share + (number < extra ? 1 : 0), of: elements)
            return chunk
        }
    }

    private mutating func summarizeChunks(_ range: ClosedRange<Int>) {
        for chunk in range {
            summaries[chunk] = chunks[chunk].summary
            summarizeGroup(chunk / ChunkedList.chunksPerGroup)
        }
        summarizeAll()
    }

    private mutating func summarizeGroups(from first: Int) {
        let count = (chunks.count + ChunkedList.chunksPerGroup - 1) / ChunkedList.chunksPerGroup
        groups.removeLast(groups.count - min(first, groups.count))
        for group in first..<count {
            groups.append(Summary())
            summarizeGroup(group)
        }
        summarizeAll()
    }

    private mutating func summarizeGroup(_ group: Int) {
        var summary = Summary()
        for chunk in chunks(inGroup: group) {
            summary.append(summaries[chunk])
        }
        groups[group] = summary
    }

    private mutating func summarizeAll() {
        summary = groups.reduce(into: Summary()) { $0.append($1) }
    }
}
