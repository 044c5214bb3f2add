// The lines of an ``EditableFlow`` are in chunks.

extension LineSummary: ChunkSummary {}

extension [Line]: Chunk {
    static var capacity: Int { 128 }

    var summary: LineSummary { LineSummary(self) }

    mutating func replaceSubrange(_ range: Range<Int>, with part: Range<Int>, of other: [Line]) {
        // Space for all edits to come.
        if capacity < [Line].capacity { reserveCapacity([Line].capacity) }
        replaceSubrange(range, with: other[part])
    }
}
