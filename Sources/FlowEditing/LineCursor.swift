/// A position in a list of lines. Its steps take only the chunks: passing the list would copy its summary.
struct LineCursor {
    private(set) var position = LinePosition()
    private var chunk = 0
    private var offset = 0

    /// The index of the line.
    var line: Int { position.line }
    /// The index of its first item.
    var item: Int { position.item }

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
        self.init(where: { $0.itemCount }, exceeds: item, in: lines) { $1.item + $0.count > item }
    }

    /// At the line of an index, or at the end.
    init(atLine line: Int, in lines: ChunkedList<[Line]>) {
        self.init(where: { $0.count }, exceeds: line, in: lines) { $1.line >= line }
    }

    /// At the line at which the running sum of a measure exceeds a number, or at the end.
    @inline(__always)
    private init(
        where measure: (LineSummary) -> Int, exceeds number: Int, in lines: ChunkedList<[Line]>,
        isReached: (Line, LinePosition) -> Bool
    ) {
        enter(lines.chunk(where: measure, exceeds: number) { skip($0) })
        for current in lines.chunks[chunk] {
            if isReached(current, position) { return }
            step(over: current)
        }
    }

    /// Skips all lines of some chunks. The chunk after them has to be entered next.
    mutating func skip(_ summary: LineSummary) {
        position.skip(summary)
    }

    /// Goes on to the first line of a chunk, once all chunks before it have been visited or skipped.
    mutating func enter(_ chunk: Int) {
        self.chunk = chunk
        offset = 0
    }

    /// The line; `nil` at the end.
    func current(in chunks: [[Line]]) -> Line? {
        offset < chunks[chunk].count ? chunks[chunk][offset] : nil
    }

    /// Goes on to the next line, or to the end.
    mutating func step(in chunks: [[Line]]) {
        guard let current = current(in: chunks) else { return }
        step(over: current)
        if offset == chunks[chunk].count && chunk + 1 < chunks.count { enter(chunk + 1) }
    }

    /// Goes on to the next line, or to the end of the chunk.
    mutating func step(over current: Line) {
        position.step(over: current)
        offset += 1
    }

    /// Goes on to the first line that starts with an item or after it, or to the end.
    mutating func step(toItem item: Int, in chunks: [[Line]]) {
        while self.item < item, current(in: chunks) != nil { step(in: chunks) }
    }
}
