// The items and the lines of an ``EditableFlow`` are in chunks.

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
