/// Greedy line breaking: a line takes items until the next one would not fit.
struct LineBreaker {
    private let available: Length
    /// The main size of the line so far, and whether it has an item at all.
    private(set) var used = Length.zero
    private var isLineEmpty = true

    /// - Parameter available: The room along the main axis, in points; `nil` and infinity have no end.
    init(available: Double?) {
        if let available, available < .infinity {
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
