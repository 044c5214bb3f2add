// Points, sizes and rectangles.

public struct CGPoint: Sendable, Equatable {
    public var x: CGFloat
    public var y: CGFloat
    public init() { fatalError() }
    public init(x: CGFloat, y: CGFloat) { fatalError() }
    public init(x: Double, y: Double) { fatalError() }
    public init(x: Int, y: Int) { fatalError() }
    public static var zero: CGPoint { CGPoint() }
}

public struct CGSize: Sendable, Equatable {
    public var width: CGFloat
    public var height: CGFloat
    public init() { fatalError() }
    public init(width: CGFloat, height: CGFloat) { fatalError() }
    public init(width: Double, height: Double) { fatalError() }
    public init(width: Int, height: Int) { fatalError() }
    public static var zero: CGSize { CGSize() }
}

public struct CGRect: Sendable, Equatable {
    public var origin: CGPoint
    public var size: CGSize
    public init() { fatalError() }
    public init(origin: CGPoint, size: CGSize) { fatalError() }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
    public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
    public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
    public static var zero: CGRect { CGRect() }
    public static var null: CGRect { CGRect() }
    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
    public var minX: CGFloat { origin.x }
    public var midX: CGFloat { origin.x }
    public var maxX: CGFloat { origin.x }
    public var minY: CGFloat { origin.y }
    public var midY: CGFloat { origin.y }
    public var maxY: CGFloat { origin.y }
    public func union(_ o: CGRect) -> CGRect { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func intersection(_ o: CGRect) -> CGRect { self }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func contains(_ o: CGRect) -> Bool { false }
    public func contains(_ p: CGPoint) -> Bool { false }
    public func intersects(_ o: CGRect) -> Bool { false }
    public var isNull: Bool { false }
    public var isEmpty: Bool { false }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension CGSize: Hashable { public func hash(into h: inout Hasher) {} }
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension CGPoint: Hashable { public func hash(into h: inout Hasher) {} }
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension CGRect: Hashable { public func hash(into h: inout Hasher) {} }
