/// What is known of the rows of a lazy stack.
final class LazyStackMemory {
    struct Seen {
        var index: Int
        var id: AnyHashable?
        /// Where the row began.
        var position: CGFloat
    }

    var lengths = RowLengths()
    /// What the rows were offered across.
    var cross: CGFloat?
    /// The rows that were seen, in order.
    var seen: [Seen] = []
    /// Whether the stack began above the window.
    var isAboveWindow = false

    /// Finds out where rows are now that were there before.
    ///
    /// O(m) for m rows measured; where none of those seen is at its place, also the distance to the nearest
    /// of them.
    func follow(_ rows: [LazyRows], spacing: CGFloat) {
        lengths.spacing = spacing
        lengths.count = rows.rowCount
        let shift = shift(in: rows) ?? 0
        seen = seen.compactMap { row in
            var row = row
            if !isAt(row.index, row, in: rows) { row.index += shift }
            return isAt(row.index, row, in: rows) ? row : nil
        }
        lengths.follow(shift: shift) { rows.id(at: $0) }
    }

    /// How far the rows that were seen have moved, as far as they are still there.
    private func shift(in rows: [LazyRows]) -> Int? {
        guard let first = seen.first else { return nil }
        if seen.contains(where: { isAt($0.index, $0, in: rows) }) { return 0 }
        let indices = Dictionary(seen.map { ($0.id, $0.index) }) { first, _ in first }
        for distance in 1..<max(first.index + 1, lengths.count - first.index, 1) + 1 {
            for index in [first.index - distance, first.index + distance]
            where index >= 0 && index < lengths.count {
                if let id = rows.id(at: index), let before = indices[id] { return index - before }
            }
        }
        return nil
    }

    private func isAt(_ index: Int, _ row: Seen, in rows: [LazyRows]) -> Bool {
        index >= 0 && index < lengths.count && rows.id(at: index) == row.id
    }
}
