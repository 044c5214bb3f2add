// Modifiers of demos that have no effect here, as there are no fingers, no screen and no clock.

/// A part of what is on a screen beside the window's content.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// When scroll views show indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let number: Int

    public static let automatic = ScrollIndicatorVisibility(number: 0)
    public static let visible = ScrollIndicatorVisibility(number: 1)
    public static let hidden = ScrollIndicatorVisibility(number: 2)
    public static let never = ScrollIndicatorVisibility(number: 3)
}

/// What views with the same id in a namespace have in common in an animation.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

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
    /// Lets the view reach into the safe area. A host has none.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }

    /// Lets the view reach into the safe area. A host has none.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    /// Sets the shape in which the view can be touched. A host taps views by their texts and ids, not at points.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Sets when scroll views inside show indicators. Here they have none.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }

    /// Lets views with the same id become each other in an animation. Here each keeps its own place.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
}
