// Axes, edges, insets and points.

@frozen public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal: Axis.Set = stub(), vertical: Axis.Set = stub()
    }
}
extension Axis: CustomStringConvertible { public var description: String { stub() } }

@frozen public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    @frozen public struct Set: OptionSet, Sendable {
        public typealias Element = Edge.Set
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ e: Edge) { fatalError() }
        public static let top: Edge.Set = stub(), leading: Edge.Set = stub()
        public static let bottom: Edge.Set = stub(), trailing: Edge.Set = stub()
        public static let all: Edge.Set = stub(), horizontal: Edge.Set = stub(), vertical: Edge.Set = stub()
    }
}

@frozen public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
    public init() { fatalError() }
}

@frozen public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init() { fatalError() }
    public init(x: CGFloat, y: CGFloat) { fatalError() }
    public static let zero: UnitPoint = stub(), center: UnitPoint = stub()
    public static let leading: UnitPoint = stub(), trailing: UnitPoint = stub()
    public static let top: UnitPoint = stub(), bottom: UnitPoint = stub()
    public static let topLeading: UnitPoint = stub(), topTrailing: UnitPoint = stub()
    public static let bottomLeading: UnitPoint = stub(), bottomTrailing: UnitPoint = stub()
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
