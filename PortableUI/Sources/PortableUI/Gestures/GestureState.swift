/// A value that a gesture keeps up to date, and that is what it was before once the gesture ends.
@propertyWrapper
public struct GestureState<Value> {
    private let initialValue: Value
    private let resetTransaction: Transaction
    private var location: StateLocation<Value>?

    /// - Parameters:
    ///   - wrappedValue: The value while there is no gesture.
    ///   - resetTransaction: With which the views are evaluated when the gesture ends.
    public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
        (initialValue, self.resetTransaction) = (wrappedValue, resetTransaction)
    }

    public var wrappedValue: Value { location?.value ?? initialValue }

    /// The state itself, for ``Gesture/updating(_:body:)``.
    public var projectedValue: GestureState { self }

    func update(_ change: (inout Value, inout Transaction) -> Void) {
        var (value, transaction) = (wrappedValue, Transaction())
        change(&value, &transaction)
        withTransaction(transaction) { location?.value = value }
    }

    func reset() {
        withTransaction(resetTransaction) { location?.value = initialValue }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

extension GestureState: DynamicField {
    static var isState: Bool { true }

    mutating func connect(_ index: Int, in context: BuildContext) {
        location = .kept(at: index, in: context, initially: initialValue)
    }
}
