// Modifiers for a view's surroundings: the screen, the size of texts, and other views in an animation.

@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container: SafeAreaRegions = stub(), keyboard: SafeAreaRegions = stub(),
        all: SafeAreaRegions = stub()
}
@available(SwiftUI_16, *)
public struct ScrollIndicatorVisibility {
    let id: Int
    public static var automatic: ScrollIndicatorVisibility { stub() }
    public static var visible: ScrollIndicatorVisibility { stub() }
    public static var hidden: ScrollIndicatorVisibility { stub() }
    public static var never: ScrollIndicatorVisibility { stub() }
}
@available(SwiftUI_14, *)
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position: MatchedGeometryProperties = stub(),
        size: MatchedGeometryProperties = stub(), frame: MatchedGeometryProperties = stub()
}
@available(SwiftUI_14, *)
@frozen @propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    let id: Int
    @frozen public struct ID: Hashable, Sendable { let id: Int }
    public init() { fatalError() }
    public var wrappedValue: Namespace.ID { stub() }
}

extension View {
    @available(SwiftUI_15, *)
    nonisolated public func monospacedDigit() -> some View { opaque() }
    @available(watchOS 8.0, *)
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { opaque() }
    @available(SwiftUI_14, *)
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { opaque() }
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { opaque() }
    nonisolated public func contentShape<S>(
        _ shape: S, eoFill: Bool = false
    ) -> some View where S: Shape { opaque() }
    @available(SwiftUI_16, *)
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { opaque() }
    @available(SwiftUI_14, *)
    nonisolated public func matchedGeometryEffect<ID>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View where ID: Hashable { opaque() }
    @available(SwiftUI_15, *)
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { opaque() }
    @available(SwiftUI_15, *)
    nonisolated public func dynamicTypeSize<T>(
        _ range: T
    ) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize { opaque() }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { opaque() }
    @available(SwiftUI_14, *)
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { opaque() }
    @available(macOS 11.0, *)
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { opaque() }
}
@available(SwiftUI_14, *)
extension Text { public enum Case: Hashable, Sendable { case uppercase, lowercase } }
