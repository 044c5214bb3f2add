/// What a lazy stack remembers of its rows.
final class LazyStackMemory {
    struct Seen {
        var index: Int
        var id: AnyHashable?
        /// Where the row began.
        var position: CGFloat
        /// The scroll count when the row first became visible.
        var scrollCount = 0
    }

    var lengths = RowLengths()
    /// What the rows were offered across.
    var cross: CGFloat?
    /// The rows that were seen. The first of those that are still there stays where it is: those that were
    /// seen before the last scrolling come before others, else they are in order.
    private(set) var seen: [Seen] = []
    private var scrollCount = 0
    /// Whether the stack began above the window.
    var isAboveWindow = false

    /// Remembers the rows that are seen now.
    func see(_ indices: Range<Int>, of rows: [LazyRows], scrollCount: Int) {
        self.scrollCount = scrollCount
        let counts = Dictionary(seen.map { ($0.index, $0.scrollCount) }) { first, _ in first }
        let new = indices.map { index in
            Seen(
                index: index, id: rows.id(at: index), position: lengths.position(of: index),
                scrollCount: counts[index] ?? scrollCount)
        }
        seen = new.filter { $0.scrollCount < scrollCount } + new.filter { $0.scrollCount == scrollCount }
    }

    /// Finds out where rows are now that were there before.
    ///
    /// O(m) for m rows measured; where none of those seen is at its place, also the distance to the nearest of them.
    func follow(_ rows: [LazyRows], spacing: CGFloat) {
        lengths.spacing = spacing
        lengths.count = rows.rowCount
        let old = seen.filter { $0.scrollCount < scrollCount }
        let shift = shift(of: old, in: rows) ?? shift(of: seen, in: rows) ?? 0
        seen = seen.compactMap { row in
            var row = row
            if !isAt(row.index, row, in: rows) { row.index += shift }
            return isAt(row.index, row, in: rows) ? row : nil
        }
        lengths.follow(shift: shift) { rows.id(at: $0) }
    }

    /// How far rows that were seen have moved, as far as they are still there.
    private func shift(of seen: [Seen], in rows: [LazyRows]) -> Int? {
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
