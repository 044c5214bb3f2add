/// A namespace for ids of views. Each view that declares one has its own.
@propertyWrapper
public struct Namespace {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        private let number = UUID()
    }

    private var location: StateLocation<ID>?

    public init() {}

    /// The identity. Outside of a host, it is a new one each time.
    public var wrappedValue: ID { location?.value ?? ID() }
}

extension Namespace: DynamicField {
    static var isState: Bool { true }

    mutating func connect(_ index: Int, of owner: Any.Type, in context: BuildContext) {
        location = .kept(at: index, of: owner, in: context, initially: ID())
    }
}

extension View {
    /// Lets views with the same id become each other in an animation. Here each keeps its own place.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, isSource: Bool = true
    ) -> some View { self }
}
