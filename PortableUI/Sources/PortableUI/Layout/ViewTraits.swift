/// The values that a view hands to what it is in. They are few, so a linear search is quick.
///
/// Layouts ask each of their subviews for several values, and most have none. The check for that is inlined into the
/// layout.
@usableFromInline
struct ViewTraits {
    @usableFromInline var values: [(key: ObjectIdentifier, value: Any)] = []

    /// The value for a key, where there is one.
    @inlinable @inline(__always) subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value? {
        values.isEmpty ? nil : find(key)
    }

    @inlinable @inline(never) func find<K: _ViewTraitKey>(_ key: K.Type) -> K.Value? {
        guard let value = values.first(where: { $0.key == ObjectIdentifier(key) })?.value else { return nil }
        return value as? K.Value
    }

    /// Adds a value. The innermost one counts, as in SwiftUI: one that is there already stays.
    mutating func add<K: _ViewTraitKey>(_ value: K.Value, for key: K.Type) {
        if !values.contains(where: { $0.key == ObjectIdentifier(key) }) {
            values.append((ObjectIdentifier(key), value))
        }
    }
}
