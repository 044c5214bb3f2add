/// A position in a list of lines: at a line, or at the end.
struct LineCursor {
    /// The index of the line.
    private(set) var line = 0
    /// The index of its first item.
    private(set) var item = 0
    /// How thick all lines before it are together, without what is between them.
    private(set) var thickness = Length.zero
    private var chunk = 0
    private var offset = 0

    /// At the first line.
    init() {}

    /// At the end. O(1).
    init(atEndOf lines: ChunkedList<[Line]>) {
        skip(lines.summary)
        chunk = lines.chunks.count - 1
        offset = lines.chunks[chunk].count
    }

    /// At the line with an item, or at the end.
    init(atItem item: Int, in lines: ChunkedList<[Line]>) {
        self.init(where: { $0.items }, exceeds: item, in: lines)
    }

    /// At the line of an index, or at the end.
    init(atLine line: Int, in lines: ChunkedList<[Line]>) {
        self.init(where: { $0.count }, exceeds: line, in: lines)
    }

    /// At the line with which the sum of a measure exceeds a number, or at the end.
    @inline(__always)
    private init(
        where measure: (LineSummary) -> Int, exceeds number: Int, in lines: ChunkedList<[Line]>
    ) {
        var rest = number
        let chunk = lines.chunk(where: measure, exceeds: number) { summary in
            rest -= measure(summary)
            skip(summary)
        }
        enter(chunk)
        for current in lines.chunks[chunk] {
            rest -= measure(LineSummary(current))
            if rest < 0 { return }
            step(over: current)
        }
    }

    /// Skips all lines of some chunks. The chunk after them has to be entered then.
    mutating func skip(_ summary: LineSummary) {
        line += summary.count
        item += summary.items
        thickness = thickness + summary.thickness
    }

    /// Goes on to the first line of a chunk, after all before it were visited or skipped.
    mutating func enter(_ chunk: Int) {
        self.chunk = chunk
        offset = 0
    }

    /// The line; `nil` at the end.
    func current(in lines: ChunkedList<[Line]>) -> Line? {
        offset < lines.chunks[chunk].count ? lines.chunks[chunk][offset] : nil
    }

    /// Goes on to the next line, or to the end.
    mutating func step(in lines: ChunkedList<[Line]>) {
        guard let current = current(in: lines) else { return }
        step(over: current)
        if offset == lines.chunks[chunk].count && chunk + 1 < lines.chunks.count { enter(chunk + 1) }
    }

    /// Goes on to the next line, or to the end of the chunk.
    mutating func step(over current: Line) {
        line += 1
        item += current.count
        thickness = thickness + current.thickness
        offset += 1
    }

    /// Goes on to the first line that starts with an item or after it, or to the end.
    mutating func step(toItem item: Int, in lines: ChunkedList<[Line]>) {
        while self.item < item, current(in: lines) != nil { step(in: lines) }
    }
}
