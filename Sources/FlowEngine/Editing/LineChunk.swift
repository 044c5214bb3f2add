/// A chunk of the lines of an ``EditableFlow``.
struct LineChunk: Chunk {
    static var capacity: Int { 128 }

    private(set) var lines: [Line] = []

    init() {}

    init(_ lines: [Line]) {
        self.lines = lines
    }

    var count: Int { lines.count }

    var summary: LineSummary {
        var summary = LineSummary()
        for line in lines { summary.append(line) }
        return summary
    }

    /// Removes all lines and keeps the memory for the next ones, but no more than a chunk has.
    mutating func removeAll() {
        lines.removeAll(keepingCapacity: count <= LineChunk.capacity)
    }

    mutating func append(_ line: Line) {
        lines.append(line)
    }

    mutating func replaceSubrange(_ range: Range<Int>, with part: Range<Int>, of other: LineChunk) {
        // Space for all edits to come.
        if lines.capacity < LineChunk.capacity { lines.reserveCapacity(LineChunk.capacity) }
        lines.replaceSubrange(range, with: other.lines[part])
    }
}
