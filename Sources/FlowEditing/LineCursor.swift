/// A line in a list of lines, or the end of the list. It steps through the chunks: passing the list would copy its summary.
struct LineCursor {
    /// All lines before this one.
    private(set) var above = LineSummary()
    private var chunk = 0
    private var offset = 0

    /// The index of the line.
    var lineIndex: Int { above.count }
    /// The index of its first item.
    var itemIndex: Int { above.itemCount }

    /// At the first line.
    init() {}

    /// At the end. O(1).
    init(atEndOf lines: borrowing ChunkedList<[Line]>) {
        above = lines.summary
        chunk = lines.chunks.count - 1
        offset = lines.chunks[chunk].count
    }

    /// At the line with an item, or at the end.
    init(atItem item: Int, in lines: borrowing ChunkedList<[Line]>) {
        self.init(in: lines) { $0.itemCount > item }
    }

    /// At the line of an index, or at the end.
    init(atLine line: Int, in lines: borrowing ChunkedList<[Line]>) {
        self.init(in: lines) { $0.count > line }
    }

    /// At the first line that meets a condition together with those above it, as all lines after it do; at the end if
    /// none does. O(log n).
    @inline(__always)
    init(in lines: borrowing ChunkedList<[Line]>, where isReached: (_ lines: LineSummary) -> Bool) {
        chunk = lines.chunk(skipping: { summary in
            var all = above
            all.append(summary)
            if isReached(all) { return false }
            above = all
            return true
        })
        for line in lines.chunks[chunk] {
            var all = above
            all.append(line)
            if isReached(all) { return }
            (above, offset) = (all, offset + 1)
        }
    }

    /// The line; `nil` at the end.
    func current(in chunks: [[Line]]) -> Line? {
        offset < chunks[chunk].count ? chunks[chunk][offset] : nil
    }

    /// Goes on to the next line, or to the end.
    mutating func step(in chunks: [[Line]]) {
        guard let current = current(in: chunks) else { return }
        above.append(current)
        offset += 1
        if offset == chunks[chunk].count && chunk + 1 < chunks.count { (chunk, offset) = (chunk + 1, 0) }
    }
}
