extension MutableCollection {
    /// Moves the elements at some offsets to before the one at another offset, all counted before the move. O(n log n).
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.map { elements[$0] }
        let others = elements.indices.filter { !source.contains($0) }
        let before = others.filter { $0 < destination }.map { elements[$0] }
        let after = others.filter { $0 >= destination }.map { elements[$0] }
        for (index, element) in zip(indices, before + moved + after) { self[index] = element }
    }
}
