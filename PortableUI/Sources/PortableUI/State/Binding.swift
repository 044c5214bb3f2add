/// A way to read and write a value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void
    /// Where the value is kept, if that is a state.
    private let source: BindingSource?

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get, set: set, source: nil)
    }

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void, source: BindingSource?) {
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

    /// A binding to a part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { wrappedValue[keyPath: keyPath] = $0 }, source: source?.part(keyPath))
    }
}

/// Where the value of a binding is kept.
struct BindingSource: Equatable {
    let location: AnyObject
    /// The way from the value there.
    private(set) var path: [AnyKeyPath] = []

    func part(_ keyPath: AnyKeyPath) -> BindingSource {
        var part = self
        part.path.append(keyPath)
        return part
    }

    static func == (a: BindingSource, b: BindingSource) -> Bool {
        a.location === b.location && a.path == b.path
    }
}

// As in SwiftUI, a binding that is made of functions equals no other one. What is in a location is noted where it is read.
extension Binding: ComparedByParts {
    static func areEqual(_ a: Binding, _ b: Binding) -> Bool { a.source != nil && a.source == b.source }
}

extension Binding {
    /// A binding whose changes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        Binding(get: get) { value in withAnimation(animation) { set(value) } }
    }
}

// As in SwiftUI, so that a closure for the main queue can set what the binding leads to.
extension Binding: @unchecked Sendable where Value: Sendable {}
