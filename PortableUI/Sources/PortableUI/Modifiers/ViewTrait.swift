/// A key for a value that a view hands to what it is in: a layout, or a tree, see ``_VariadicView/Tree``.
public protocol _ViewTraitKey {
    associatedtype Value
    /// The value of views that were given none.
    static var defaultValue: Value { get }
}

/// A key for a value that a view hands to the layout it is in.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of views that were given none.
    static var defaultValue: Value { get }
}

/// The key of a value for a layout, by which the tree that the view is in can read it, too.
public struct _LayoutTrait<K: LayoutValueKey>: _ViewTraitKey {
    public static var defaultValue: K.Value { K.defaultValue }
}

extension View {
    /// Hands a value to what the view is in: a tree reads it from the view's element.
    nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        ModifiedView(content: self, modifier: ViewTrait<K>(value: value))
    }

    /// Hands a value to the layout that the view is in.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        _trait(_LayoutTrait<K>.self, value)
    }
}

nonisolated struct ViewTrait<K: _ViewTraitKey>: ElementModifier {
    let value: K.Value

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        child.traits.add(value, for: K.self)
        child.modifierCount += 1
        return child
    }
}

extension LayoutElement {
    func trait<K: _ViewTraitKey>(_ key: K.Type) -> K.Value { traits[key] ?? K.defaultValue }
}
