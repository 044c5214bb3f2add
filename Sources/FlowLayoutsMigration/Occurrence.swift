/// A value in a list, told apart from its equals by how many of them came before. A value without equals keeps its
/// identity wherever it moves.
struct Occurrence<Value: Hashable>: Hashable, Identifiable {
    let value: Value
    let number: Int

    var id: Self { self }
}

/// The values of a list with their numbers. O(n).
func occurrences<Values: Sequence>(of values: Values) -> [Occurrence<Values.Element>]
where Values.Element: Hashable {
    var counts: [Values.Element: Int] = [:]
    return values.map { value in
        defer { counts[value, default: 0] += 1 }
        return Occurrence(value: value, number: counts[value, default: 0])
    }
}
