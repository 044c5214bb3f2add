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

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
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

extension Binding {
    /// A binding to an optional with the value of another binding. Setting it to `nil` has no effect.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A binding to the value of an optional, if it has one now. If it loses it later, the binding keeps that value.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to the element at an index, which has to be valid as long as the binding is used.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

// As in SwiftUI, so that a closure for the main queue can set what the binding leads to.
extension Binding: @unchecked Sendable where Value: Sendable {}
