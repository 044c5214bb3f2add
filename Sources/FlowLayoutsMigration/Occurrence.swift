/// A value in a list, told apart from its equals by how many of them came before. A value without equals keeps its
/// identity wherever it moves.
struct Occurrence<Value: Hashable>: Identifiable {
    struct ID: Hashable {
        let value: Value
        let number: Int
    }

    let id: ID

    var value: Value { id.value }
}

/// The values of a list with their numbers. O(n).
func occurrences<Values: Sequence>(of values: Values) -> [Occurrence<Values.Element>]
where Values.Element: Hashable {
    var counts: [Values.Element: Int] = [:]
    return values.map { value in
        let number = counts[value, default: 0]
        counts[value] = number + 1
        return Occurrence(id: Occurrence.ID(value: value, number: number))
    }
}
