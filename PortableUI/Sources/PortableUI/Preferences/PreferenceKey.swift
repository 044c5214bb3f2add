/// A key for a value that views give to the views around them.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no view gives one.
    static var defaultValue: Value { get }

    /// Combines the values of two neighbors.
    ///
    /// - Parameters:
    ///   - value: That of the views up to here, which takes in the next one.
    ///   - nextValue: Gives that of the view after them.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension LayoutElement {
    /// What some elements say together, in their order; `nil` if none of them says anything.
    static func combined<K: PreferenceKey>(
        _ key: K.Type, forEach: (_ body: (LayoutElement) -> Void) -> Void
    ) -> K.Value? {
        var combined: K.Value?
        forEach { element in
            guard let next = element.preference(key) else { return }
            guard var value = combined else {
                combined = .some(next)
                return
            }
            K.reduce(value: &value) { next }
            combined = .some(value)
        }
        return combined
    }
}
