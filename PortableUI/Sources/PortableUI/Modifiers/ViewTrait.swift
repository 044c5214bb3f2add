/// A key for a value that a view hands to the tree it is in: see ``_VariadicView/Tree``.
public protocol _ViewTraitKey {
    associatedtype Value
    /// The value of views that were given none.
    static var defaultValue: Value { get }
}

extension View {
    /// Hands a value to the tree that the view is in, which reads it from the view's element.
    nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        layoutValue(key: Trait<K>.self, value: value)
    }
}

/// Kept with the values for layouts, which do not ask for it.
private struct Trait<K: _ViewTraitKey>: LayoutValueKey {
    static var defaultValue: K.Value { K.defaultValue }
}

extension LayoutElement {
    func trait<K: _ViewTraitKey>(_ key: K.Type) -> K.Value { layoutValues[Trait<K>.self] ?? K.defaultValue }
}
