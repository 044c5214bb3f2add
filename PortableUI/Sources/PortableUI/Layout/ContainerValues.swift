/// A key for a value that a view hands to the container it is in.
public protocol ContainerValueKey {
    associatedtype Value
    /// The value of views that were given none.
    static var defaultValue: Value { get }
}

/// The values that a view hands to the container it is in, which reads them from ``Subview/containerValues``.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Adds values, in the place of those that are there.
    fileprivate mutating func add(_ others: ContainerValues) {
        values.merge(others.values) { $1 }
    }
}

@available(*, unavailable)
extension ContainerValues: Sendable {}

extension View {
    /// Hands a value to the container that the view is in.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        ModifiedView(content: self, modifier: ContainerValue(keyPath: keyPath, value: value))
    }
}

private struct ContainerValuesKey: LayoutValueKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}

nonisolated private struct ContainerValue<V>: ElementModifier {
    let keyPath: WritableKeyPath<ContainerValues, V>
    let value: V

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        var values = ContainerValues()
        values[keyPath: keyPath] = value
        // The innermost value counts.
        values.add(child.containerValues)
        child.layoutValues.replace(with: values, for: ContainerValuesKey.self)
        child.modifierCount += 1
        return child
    }
}

extension LayoutElement {
    fileprivate var containerValues: ContainerValues {
        layoutValues[ContainerValuesKey.self] ?? ContainerValues()
    }
}

extension Subview {
    /// The values that the view hands to the container it is in.
    public var containerValues: ContainerValues {
        // As all views here, it is used on the main thread.
        nonisolated(unsafe) let subview = self
        nonisolated(unsafe) var values = ContainerValues()
        MainActor.assumeIsolated { values = subview.element.containerValues }
        return values
    }
}
