/// A value that a view owns. Setting it to another one makes the host evaluate its views again. Values that cannot be
/// compared count as others.
///
/// The value lives as long as the view's identity. Outside of a host there is only the initial value,
/// and setting it has no effect.
@propertyWrapper
public struct State<Value> {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    public init(wrappedValue: Value) {
        initialValue = wrappedValue
    }

    public init(initialValue: Value) {
        self.initialValue = initialValue
    }

    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set { location?.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let (location, initialValue) = (location, initialValue)
        return Binding(
            get: { location?.value ?? initialValue }, set: { location?.value = $0 }, source: location)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

// What is in a location is noted where it is read.
extension State: ComparedByParts {
    static func areEqual(_ a: State, _ b: State) -> Bool {
        a.location === b.location
            && (a.location != nil || Comparison.areEqual(value: a.initialValue, b.initialValue))
    }
}

extension State: DynamicField {
    static var isState: Bool { true }

    mutating func connect(_ index: Int, in context: BuildContext) {
        location = .kept(at: index, in: context, initially: initialValue)
    }
}

/// Where the value of a `State` is kept.
final class StateLocation<Value>: ArrivingState {
    private let hostMemory: HostMemory
    private var latest: Value
    /// What views see: in a pessimistic host, the latest value only when it has arrived.
    private var seen: Value
    /// How often what views see has changed.
    private var version = 0

    var value: Value {
        get {
            guard hostMemory.arrivals?.areViewsAsked == true else { return latest }
            hostMemory.reads?.note { [version] in self.version == version }
            return seen
        }
        set {
            let isSame = isSame(newValue, as: latest)
            latest = newValue
            if let arrivals = hostMemory.arrivals {
                if !isSame { arrivals.add(self) }
            } else {
                seen = newValue
                if !isSame { hostMemory.pendingEvaluation.request() }
            }
        }
    }

    func arrive() {
        seen = latest
        version += 1
    }

    private init(_ value: Value, hostMemory: HostMemory) {
        latest = value
        seen = value
        self.hostMemory = hostMemory
    }

    /// The one that the node of a view keeps for a property, from when it is first asked for.
    static func kept(
        at index: Int, in context: BuildContext, initially value: @autoclosure () -> Value
    ) -> StateLocation {
        if let known = context.node.state[index] as? StateLocation { return known }
        let new = StateLocation(value(), hostMemory: context.hostMemory)
        context.node.state[index] = new
        return new
    }

    /// Whether a value is known to be the same as another one.
    private func isSame(_ value: Value, as other: Value) -> Bool {
        func equals<E: Equatable>(_ value: E) -> Bool { value == other as? E }
        if let value = value as? any Equatable { return equals(value) }
        return type(of: value) is AnyClass && value as AnyObject === other as AnyObject
    }
}
