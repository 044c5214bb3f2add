/// A line of an ``EditableFlow``, wherever it is.
struct RelativeLine {
    /// The number of items.
    var count: Int
    /// How far it reaches.
    var length: Length
    var thickness: Length
    /// The distance across from its start to that of the next line: its thickness and a gap that all lines share.
    /// A line has it, as chunks summarize lines without knowing the options.
    var advance: Length

    init(count: Int, length: Length, thickness: Length, gap: Length) {
        (self.count, self.length, self.thickness, advance) = (count, length, thickness, thickness + gap)
    }

    init(_ line: Line, gap: Length) {
        self.init(count: line.range.count, length: line.length, thickness: line.thickness, gap: gap)
    }
}

/// A chunk of the lines of an ``EditableFlow``.
struct LineChunk: Chunk {
    static var capacity: Int { 128 }

    private(set) var lines: [RelativeLine] = []

    init() {}

    init(_ lines: [RelativeLine]) {
        self.lines = lines
    }

    var count: Int { lines.count }

    /// Removes all lines and keeps the memory for the next ones, but no more than a chunk has.
    mutating func removeAll() {
        lines.removeAll(keepingCapacity: count <= LineChunk.capacity)
    }

    mutating func append(_ line: RelativeLine) {
        lines.append(line)
    }

    mutating func replaceSubrange(_ range: Range<Int>, with part: Range<Int>, of other: LineChunk) {
        // Space for all edits to come.
        if lines.capacity < LineChunk.capacity { lines.reserveCapacity(LineChunk.capacity) }
        lines.replaceSubrange(range, with: other.lines[part])
    }

    var summary: Summary {
        var summary = Summary()
        for line in lines { summary.append(line) }
        return summary
    }

    struct Summary: ChunkSummary {
        /// The number of lines.
        var count = 0
        /// The number of items on them.
        var items = 0
        /// The most items on one of them.
        var mostItems = 0
        /// The longest of them.
        var length = Length.zero
        /// The thickest of them.
        var thickness = Length.zero
        /// The distance across from the start of the first line to that of the line after the last.
        var advance = Length.zero
        /// Where the first one across starts and the last one ends, from the start of the first line. A negative
        /// spacing can bring a line before those that it follows.
        var top = Length.zero
        var bottom = Length.zero

        init() {}

        init(_ line: RelativeLine) {
            append(line)
        }

        /// Adds the line that follows. No sum overflows: a chunk has few lines, and none is as thick as many are together.
        @inline(__always)
        mutating func append(_ line: RelativeLine) {
            count &+= 1
            items &+= line.count
            mostItems = max(mostItems, line.count)
            length = max(length, line.length)
            thickness = max(thickness, line.thickness)
            top = min(top, advance)
            bottom = max(bottom, advance &+ line.thickness)
            advance = advance &+ line.advance
        }

        mutating func append(_ next: Summary) {
            count += next.count
            items += next.items
            mostItems = max(mostItems, next.mostItems)
            length = max(length, next.length)
            thickness = max(thickness, next.thickness)
            top = min(top, advance + next.top)
            bottom = max(bottom, advance + next.bottom)
            advance = advance + next.advance
        }
    }
}
