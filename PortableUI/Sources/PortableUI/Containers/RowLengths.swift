/// How long the rows of a lazy stack are: those that have been measured as long as they were, the others
/// as long as those are on average.
struct RowLengths {
    /// The number of rows.
    var count = 0
    /// The distance between rows.
    var spacing: CGFloat = 0
    /// The length of a row that has not been measured. `nil` as long as none has been measured.
    var estimate: CGFloat?
    /// The rows that have been measured, in order.
    private(set) var measured: [Measured] = []

    /// A row that has been measured.
    struct Row: Equatable {
        let index: Int
        let id: AnyHashable?
        let length: CGFloat
    }

    struct Measured {
        let row: Row
        /// The lengths of all measured rows before this one.
        let before: CGFloat

        var index: Int { row.index }
        var id: AnyHashable? { row.id }
        var length: CGFloat { row.length }
    }

    /// Where a row begins. O(log m) for m rows measured.
    func position(of index: Int) -> CGFloat {
        let known = measuredCount(before: index)
        let length = known < measured.count ? measured[known].before : sum
        return CGFloat(index) * spacing + length + CGFloat(index - known) * (estimate ?? 0)
    }

    /// The length of all rows.
    var total: CGFloat {
        count == 0 ? 0 : max(position(of: count) - spacing, 0)
    }

    /// The last row that begins at a position or before. O(log n · log m).
    func row(at position: CGFloat) -> Int {
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if self.position(of: middle) <= position {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }

    /// Takes the lengths of rows that follow each other. O(k + log m) for k rows that are after all that have been
    /// measured, or are as long as they were, as when one scrolls; else O(m).
    mutating func measure(_ rows: [Row]) {
        guard let first = rows.first, let last = rows.last else { return }
        let known = measuredCount(before: first.index)..<measuredCount(before: last.index + 1)
        if known.count == rows.count, zip(measured[known], rows).allSatisfy({ $0.row == $1 }) { return }
        let after = measured[known.upperBound...].map(\.row)
        measured.removeSubrange(known.lowerBound...)
        append(rows)
        append(after)
        updateEstimate()
    }

    /// Keeps what has been measured where other rows have come or gone.
    ///
    /// - Parameters:
    ///   - shift: How far rows have moved that are not where they were.
    ///   - id: The ids of the rows now.
    mutating func follow(shift: Int, id: (Int) -> AnyHashable?) {
        var kept: [Row] = []
        for measured in measured {
            func isAt(_ index: Int) -> Bool {
                index > kept.last?.index ?? -1 && index < count && id(index) == measured.id
            }
            let place = [measured.index, measured.index + shift].first(where: isAt)
            if let place {
                kept.append(Row(index: place, id: measured.id, length: measured.length))
            }
        }
        measured = []
        append(kept)
        if !kept.isEmpty { updateEstimate() }
    }

    /// Forgets what has been measured, but for the estimate and some rows.
    mutating func forget(but kept: Set<Int>) {
        let rows = measured.map(\.row).filter { kept.contains($0.index) }
        measured = []
        append(rows)
    }

    /// Adds rows after all that have been measured.
    private mutating func append(_ rows: [Row]) {
        var before = sum
        for row in rows {
            measured.append(Measured(row: row, before: before))
            before += row.length
        }
    }

    private mutating func updateEstimate() {
        // In such steps that sums of estimates are exact.
        estimate = (sum / CGFloat(measured.count) * 1024).rounded() / 1024
    }

    private var sum: CGFloat {
        measured.last.map { $0.before + $0.length } ?? 0
    }

    /// The number of measured rows before a row.
    private func measuredCount(before index: Int) -> Int {
        var (low, high) = (0, measured.count)
        while low < high {
            let middle = low + (high - low) / 2
            if measured[middle].index < index {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
