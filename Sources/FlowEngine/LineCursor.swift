/// A line in a list of them, or the end of the list.
struct LineCursor {
    /// The index of the line.
    private(set) var line: Int
    /// The index of its first item.
    private(set) var item: Int
    /// The distance across from the beginning of the first line.
    private(set) var top: Length
    private var chunk: Int
    private var offset = 0

    /// The line that holds an item, or the end.
    init(atItem item: Int, in lines: ChunkedList<LineChunk>) {
        self.init(where: { $0.items }, exceeds: item, in: lines)
        while let current = current(in: lines), self.item + current.count <= item {
            step(over: current, in: lines)
        }
    }

    /// The line at an index, or the end.
    init(atLine line: Int, in lines: ChunkedList<LineChunk>) {
        self.init(where: { $0.count }, exceeds: line, in: lines)
        while let current = current(in: lines), self.line < line {
            step(over: current, in: lines)
        }
    }

    /// The first line of a chunk.
    private init(
        where measure: (LineChunk.Summary) -> Int, exceeds number: Int, in lines: ChunkedList<LineChunk>
    ) {
        var (line, item, top) = (0, 0, Length.zero)
        chunk = lines.chunk(where: measure, exceeds: number) { summary in
            line += summary.count
            item += summary.items
            top = top + summary.advance
        }
        (self.line, self.item, self.top) = (line, item, top)
    }

    /// The line; `nil` at the end.
    func current(in lines: ChunkedList<LineChunk>) -> IndexedLine? {
        offset < lines.chunks[chunk].count ? lines.chunks[chunk].lines[offset] : nil
    }

    /// Goes on to the first line that begins with an item or behind it, or to the end.
    mutating func step(toItem item: Int, in lines: ChunkedList<LineChunk>) {
        while self.item < item, let current = current(in: lines) {
            step(over: current, in: lines)
        }
    }

    mutating func step(over current: IndexedLine, in lines: ChunkedList<LineChunk>) {
        line += 1
        item += current.count
        top = top + current.advance
        offset += 1
        if offset == lines.chunks[chunk].count && chunk + 1 < lines.chunks.count {
            chunk += 1
            offset = 0
        }
    }

    /// Goes back to the line before, if there is one.
    mutating func stepBack(in lines: ChunkedList<LineChunk>) {
        if offset == 0 {
            guard chunk > 0 else { return }
            chunk -= 1
            offset = lines.chunks[chunk].count
        }
        offset -= 1
        let current = lines.chunks[chunk].lines[offset]
        line -= 1
        item -= current.count
        top = top - current.advance
    }
}
