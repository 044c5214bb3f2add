/// Greedy line breaking: a line takes items until the next one would not fit.
struct LineBreaker {
    private let available: Length
    /// The main size of the line so far. A negative spacing can make it negative, too.
    private(set) var used = Length.zero
    private var isLineEmpty = true

    /// - Parameter available: The room along the main axis, in points; `nil` and infinity have no end.
    init(available: Double?) {
        if let available, available != .infinity {
            self.available = Length(sanitizedLength(available))
        } else {
            self.available = .unbounded
        }
    }

    /// Adds an item and tells whether it starts a new line. `spacing` is its distance from the item
    /// before it, if both stand in one line.
    mutating func add(_ length: Length, spacing: Length) -> Bool {
        let extended = used + spacing + length
        if isLineEmpty || extended > available {
            let breaks = !isLineEmpty
            used = length
            isLineEmpty = false
            return breaks
        }
        used = extended
        return false
    }
}

/// The items of a line and its main size, before anything has a place.
struct BrokenLine {
    var range: Range<Int>
    var length: Length
}

extension Slots {
    /// Breaks the slots into as few lines as a greedy breaker makes of them.
    func broken(in available: Double?) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        var breaker = LineBreaker(available: available)
        var start = 0
        for index in 0..<count {
            let length = max(breaker.used, .zero)
            if breaker.add(self.length(at: index), spacing: spacing(before: index)) {
                lines.append(BrokenLine(range: start..<index, length: length))
                start = index
            }
        }
        if start < count {
            lines.append(BrokenLine(range: start..<count, length: max(breaker.used, .zero)))
        }
        return lines
    }
}
