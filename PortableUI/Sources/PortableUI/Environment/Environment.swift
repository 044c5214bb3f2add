/// A value that a view reads from its environment.
@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value around the view. Outside of a host, the default.
    public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: DynamicField {
    mutating func connect(_ index: Int, in context: BuildContext) {
        value = context.environment[keyPath: keyPath]
    }
}
