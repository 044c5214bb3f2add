/// A key for a value that a view hands to the layout it is in.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of views that were given none.
    static var defaultValue: Value { get }
}

/// The values that a view hands to the layout it is in: few, so that a search from the first to the last is quick.
///
/// Layouts ask each of their subviews for several, and most have none: what is asked is compiled into the layout,
/// so that the answer takes no more than a look whether there are any.
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
}
