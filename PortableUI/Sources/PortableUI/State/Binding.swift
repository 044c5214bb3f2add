/// A way to read and write a value that is kept elsewhere.
@propertyWrapper
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void
    /// Where the value is kept, if that is a state.
    private let source: AnyObject?

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get, set: set, source: nil)
    }

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void, source: AnyObject?) {
        self.get = get
        self.set = set
        self.source = source
    }

    /// A binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }
}

// As in SwiftUI, a binding that is made of functions equals no other one. What is in a location is noted where it is read.
extension Binding: ComparedByParts {
    static func areEqual(_ a: Binding, _ b: Binding) -> Bool { a.source != nil && a.source === b.source }
}

extension Binding {
    /// A binding whose changes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        Binding(get: get) { value in withAnimation(animation) { set(value) } }
    }
}

// As in SwiftUI, so that a closure for the main queue can set what the binding leads to.
extension Binding: @unchecked Sendable where Value: Sendable {}
