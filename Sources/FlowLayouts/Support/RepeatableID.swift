/// An id that may repeat, made unique by a number: two loops may share an element, and tags may be equal.
package struct RepeatableID<ID: Hashable>: Hashable {
    package let id: ID
    /// How many before it have the same id.
    let repetition: Int

    /// By default, the first with its id.
    package init(id: ID, repetition: Int = 0) {
        (self.id, self.repetition) = (id, repetition)
    }

    /// Numbers ids, in order. O(n).
    package static func all(_ ids: some Sequence<ID>) -> [RepeatableID] {
        var counts: [ID: Int] = [:]
        return ids.map { id in
            defer { counts[id, default: 0] += 1 }
            return RepeatableID(id: id, repetition: counts[id, default: 0])
        }
    }
}
