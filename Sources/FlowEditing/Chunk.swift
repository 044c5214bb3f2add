/// A piece of a list, small enough to be edited and summarized element by element.
protocol Chunk: Sendable {
    associatedtype Summary: ChunkSummary
    /// The most elements that a chunk of a list has.
    static var capacity: Int { get }
    init()
    var count: Int { get }
    var summary: Summary { get }
    mutating func reserveCapacity(_ count: Int)
    /// Replaces some elements by a part of another chunk.
    mutating func replaceSubrange(_ range: Range<Int>, with part: Range<Int>, of other: Self)
}

extension Chunk {
    mutating func insert(_ other: Self, at index: Int) {
        replaceSubrange(index..<index, with: 0..<other.count, of: other)
    }

    /// About how many elements a new chunk has, so that there is space for more.
    static var usualCount: Int { capacity / 4 * 3 }
    /// The fewest that a chunk has, unless it is the only one.
    static var leastCount: Int { capacity / 4 }
}

/// A summary of consecutive elements. The summaries of several chunks add up to that of all.
protocol ChunkSummary: Sendable {
    init()
    var count: Int { get }
    /// Adds the elements that follow.
    mutating func append(_ next: Self)
}

// MARK: The items and the lines of a flow are in chunks

extension FlowItems: Chunk {
    static var capacity: Int { 256 }

    var summary: ItemSummary { ItemSummary(self, findsLargest: true) }
}

extension ItemSummary: ChunkSummary {}

extension [Line]: Chunk {
    static var capacity: Int { 128 }

    var summary: LineSummary { LineSummary(self) }

    mutating func replaceSubrange(_ range: Range<Int>, with part: Range<Int>, of other: [Line]) {
        replaceSubrange(range, with: other[part])
    }
}

extension LineSummary: ChunkSummary {}
