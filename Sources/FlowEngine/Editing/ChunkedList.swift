/// A piece of a list, small enough to be edited and summed up element by element.
protocol Chunk: Sendable {
    associatedtype Summary: ChunkSummary
    /// The most elements that a chunk of a list has.
    static var capacity: Int { get }
    init()
    var count: Int { get }
    /// What is to be known of all elements together.
    var summary: Summary { get }
    /// Puts a part of another chunk in the place of some elements.
    mutating func replaceSubrange(_ range: Range<Int>, with part: Range<Int>, of other: Self)
}

extension Chunk {
    mutating func append(_ part: Range<Int>, of other: Self) {
        replaceSubrange(count..<count, with: part, of: other)
    }

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

/// A list in chunks of up to c elements, with a summary of each chunk, of each 16 chunks, of each 16 of these
/// groups, and so on: an edit rewrites one chunk, and a place is found by adding up summaries instead of
/// elements.
///
/// To find a place takes O(log n + c) steps. To replace k elements takes as many, and O(k); only where a chunk
/// becomes too large or too small, once in c/4 edits or more of it, the O(n/c) chunks behind move. Copies
/// share their chunks until one of them is edited.
struct ChunkedList<Element: Chunk>: Sendable {
    typealias Summary = Element.Summary

    /// Never empty: a list without elements is one chunk without elements.
    private(set) var chunks: [Element]
    /// What is known of each chunk, then of each group of them, up to a level that has no more than a group.
    private var levels: [[Summary]]
    /// What is known of the whole list.
    private(set) var summary: Summary

    private static var groupCount: Int { 16 }

    /// A list of some elements.
    init(_ elements: Element = Element()) {
        self.init(ChunkedList.split(elements))
    }

    /// A list of so many elements, given the chunk for some of them.
    init(count: Int, chunk: (Range<Int>) -> Element) {
        self.init(ChunkedList.split(count, chunk))
    }

    private init(_ chunks: [Element]) {
        self.chunks = chunks
        levels = [chunks.map { $0.summary }]
        summary = Summary()
        summarizeGroups(from: 0)
    }

    var count: Int { summary.count }

    /// What is known of the chunk at an index.
    func summary(ofChunk chunk: Int) -> Summary { levels[0][chunk] }
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
        var index = 0
        for level in levels.indices.reversed() {
            index *= ChunkedList.groupCount
            while index < levels[level].count - 1, measure(levels[level][index]) <= rest {
                rest -= measure(levels[level][index])
                skip(levels[level][index])
                index += 1
            }
        }
        return index
    }

    /// Visits chunks in order, but for those that may be skipped.
    ///
    /// - Parameter skips: Called with what is known of elements, each of which it is called with, or visited
    ///   in its chunk, before those behind it.
    func visitChunks(skipping skips: (Summary) -> Bool, _ body: (_ chunk: Int) -> Void) {
        var (level, index) = (levels.count - 1, 0)
        while index < levels[level].count {
            if !skips(levels[level][index]) {
                if level > 0 {
                    (level, index) = (level - 1, index * ChunkedList.groupCount)
                    continue
                }
                body(index)
            }
            index += 1
            while index % ChunkedList.groupCount == 0, level < levels.count - 1 {
                (level, index) = (level + 1, index / ChunkedList.groupCount)
            }
        }
    }

    /// The chunk that holds the element at an index, or the last one, and the index there.
    func place(of index: Int) -> (chunk: Int, offset: Int) {
        var start = 0
        let chunk = chunk(where: { $0.count }, exceeds: index) { start += $0.count }
        return (chunk, index - start)
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
    /// Puts other elements in the place of some.
    mutating func replaceSubrange(_ range: Range<Int>, with new: Element) {
        // 1. Most edits are about one chunk, and leave it neither too large nor too small.
        var (lower, start) = place(of: range.lowerBound)
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

        // 2. Otherwise what is left of the chunks goes together, and with a neighbor if it is little.
        var (upper, end) = range.isEmpty ? (lower, start - 1) : place(of: range.upperBound - 1)
        end += 1
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

        // 3. It is split into new chunks of the usual size, often as many as before.
        let parts = ChunkedList.split(rest)
        chunks.replaceSubrange(lower...upper, with: parts)
        levels[0].replaceSubrange(lower...upper, with: parts.map { $0.summary })
        if parts.count == upper - lower + 1 {
            summarizeGroups(of: lower..<upper + 1)
        } else {
            summarizeGroups(from: lower)
        }
    }

    /// Puts equal elements in the place of some, in chunks that share their memory until they are edited.
    /// O(n/c) for more than a few chunks of them.
    ///
    /// - Parameters:
    ///   - count: How many there are to be.
    ///   - make: Makes a number of them.
    mutating func replaceSubrange(
        _ range: Range<Int>, repeating count: Int, _ make: (_ count: Int) -> Element
    ) {
        // 1. Two chunks of them go together with what is before and behind them: one begins among them.
        let sharedCount = max((count - 2 * Element.capacity) / Element.usualCount, 0)
        replaceSubrange(range, with: make(count - sharedCount * Element.usualCount))
        if sharedCount == 0 { return }
        let first = place(of: range.lowerBound + Element.capacity).chunk

        // 2. The others go before that.
        let shared = make(Element.usualCount)
        chunks.insert(contentsOf: repeatElement(shared, count: sharedCount), at: first)
        levels[0].insert(contentsOf: repeatElement(shared.summary, count: sharedCount), at: first)
        summarizeGroups(from: first)
    }

    /// Chunks of about the usual size; one without elements if there are none.
    private static func split(_ elements: Element) -> [Element] {
        if elements.count <= Element.usualCount { return [elements] }
        return split(elements.count) { part in
            var chunk = Element()
            chunk.append(part, of: elements)
            return chunk
        }
    }

    /// Chunks of about the usual size, one at least, each made of the elements of a range.
    private static func split(_ elementCount: Int, _ make: (Range<Int>) -> Element) -> [Element] {
        let count = max((elementCount + Element.usualCount - 1) / Element.usualCount, 1)
        // The first ones have one more where they cannot all have as many.
        let (share, extra) = elementCount.quotientAndRemainder(dividingBy: count)
        return (0..<count).map { number in
            let start = number * share + min(number, extra)
            return make(start..<start + share + (number < extra ? 1 : 0))
        }
    }

    /// Takes in what is known of some chunks.
    private mutating func summarizeGroups(of chunks: Range<Int>) {
        var (first, last) = (chunks.lowerBound, chunks.upperBound - 1)
        for level in 1..<levels.count {
            (first, last) = (first / ChunkedList.groupCount, last / ChunkedList.groupCount)
            for group in first...last {
                levels[level][group] = summary(ofGroup: group, onLevel: level)
            }
        }
        summary = summary(ofGroup: 0, onLevel: levels.count)
    }

    /// Takes in what is known of all chunks from one on, which may be others, and more or fewer.
    private mutating func summarizeGroups(from chunk: Int) {
        var (level, first) = (0, chunk)
        while levels[level].count > ChunkedList.groupCount {
            let count = (levels[level].count + ChunkedList.groupCount - 1) / ChunkedList.groupCount
            (level, first) = (level + 1, first / ChunkedList.groupCount)
            if level == levels.count { levels.append([]) }
            levels[level].removeLast(max(levels[level].count - first, 0))
            for group in first..<count {
                levels[level].append(summary(ofGroup: group, onLevel: level))
            }
        }
        levels.removeLast(levels.count - 1 - level)
        summary = summary(ofGroup: 0, onLevel: levels.count)
    }

    /// What is known of a group from its parts on the level below.
    private func summary(ofGroup group: Int, onLevel level: Int) -> Summary {
        let start = group * ChunkedList.groupCount
        var summary = Summary()
        for part in levels[level - 1][start...].prefix(ChunkedList.groupCount) { summary.append(part) }
        return summary
    }
}
