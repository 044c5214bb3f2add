// State, bindings and focus.

public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }

@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
    let value: Value
    public init(wrappedValue value: Value) { fatalError() }
    public init(initialValue value: Value) { fatalError() }
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { stub() }
}
extension State: Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral { public init() { fatalError() } }

@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    let value: Value
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) { fatalError() }
    public static func constant(_ value: Value) -> Binding<Value> { stub() }
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { stub() }
    public init(projectedValue: Binding<Value>) { fatalError() }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        stub()
    }
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { stub() }
}
extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { stub() } }

@available(SwiftUI_15, *)
@frozen @propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    let value: Value
    @frozen @propertyWrapper public struct Binding {
        let value: Value
        public var wrappedValue: Value {
            get { stub() }
            nonmutating set {}
        }
        public var projectedValue: FocusState<Value>.Binding { stub() }
    }
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: FocusState<Value>.Binding { stub() }
    public init() where Value == Bool { fatalError() }
}
