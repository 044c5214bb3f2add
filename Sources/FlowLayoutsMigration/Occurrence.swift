/// A value in a list, told apart from its equals by how many of them came before.
///
/// Values that come once keep their identity wherever they move, and equal values are different items.
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
