/// A key for a value that a view hands to the layout it is in.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of views that were given none.
    static var defaultValue: Value { get }
}

/// The values that a view hands to the layout it is in. They are few, so a linear search is quick.
///
/// Layouts ask each of their subviews for several values, and most have none. The check for that is inlined into the
/// layout.
@usableFromInline
struct LayoutValues {
    @usableFromInline var values: [(key: ObjectIdentifier, value: Any)] = []

    /// The value for a key, where there is one.
    @inlinable subscript<K: LayoutValueKey>(key: K.Type) -> K.Value? {
        guard !values.isEmpty, let value = values.first(where: { $0.key == ObjectIdentifier(key) })?.value
        else { return nil }
        return value as? K.Value
    }

    /// Adds a value. The innermost one counts, as in SwiftUI: one that is there already stays.
    mutating func add<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
        if !values.contains(where: { $0.key == ObjectIdentifier(key) }) {
            values.append((ObjectIdentifier(key), value))
        }
    }

    /// Puts a value in the place of the one that is there.
    mutating func replace<K: LayoutValueKey>(with value: K.Value, for key: K.Type) {
        values.removeAll { $0.key == ObjectIdentifier(key) }
        add(value, for: key)
    }
}
