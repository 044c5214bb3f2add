/// A line of a flow, wherever it is: its items are those after the ones of the lines before it.
struct Line {
    /// The number of items on it.
    var count = 0
    /// How far it reaches along.
    var length = Length.zero
    /// How thick its items ask it to be. Lines of a flow can all be thicker than that: ``Stack/thickness(of:at:)``.
    var thickness = Length.zero
    /// Whether no line follows, or one that a forced break begins.
    var endsParagraph = false
}

extension [Line] {
    /// Changes each line, given the indices of its items.
    @inline(__always)
    mutating func update(_ change: (_ line: inout Line, _ items: Range<Int>) -> Void) {
        var first = 0
        for number in indices {
            let items = first..<first + self[number].count
            change(&self[number], items)
            first = items.upperBound
        }
    }
}

/// What lines that follow each other are together.
struct LineSummary: ChunkSummary {
    /// The number of lines.
    private(set) var count = 0
    /// The number of items on them.
    private(set) var items = 0
    /// The most items on one of them.
    private(set) var mostItems = 0
    /// The length of the longest.
    private(set) var longest = Length.zero
    /// The thickness of the thickest.
    private(set) var thickest = Length.zero
    /// How thick all are together, without what is between them.
    private(set) var thickness = Length.zero

    init() {}

    init(_ line: Line) {
        append(line)
    }

    init(_ lines: [Line]) {
        for line in lines { append(line) }
    }

    /// Adds the line that follows.
    @inline(__always)
    mutating func append(_ line: Line) {
        count &+= 1
        items &+= line.count
        mostItems = max(mostItems, line.count)
        longest = max(longest, line.length)
        thickest = max(thickest, line.thickness)
        thickness = thickness + line.thickness
    }

    mutating func append(_ next: LineSummary) {
        count += next.count
        items += next.items
        mostItems = max(mostItems, next.mostItems)
        longest = max(longest, next.longest)
        thickest = max(thickest, next.thickest)
        thickness = thickness + next.thickness
    }
}
