// What can be done with points, sizes and rectangles. Foundation does not bring it along.
//
// They are hashable from iOS 18 and macOS 15 on. That is left out: availability would not do, as the compiler does not
// look at it where it makes `==` and `hash(into:)` of a structure itself.

@_exported import CoreFoundation

extension CGPoint: @retroactive Equatable {
    public static var zero: CGPoint { fatalError() }
    public init(x: Int, y: Int) { fatalError() }
    public init(x: Double, y: Double) { fatalError() }
    public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool { fatalError() }
}

extension CGSize: @retroactive Equatable {
    public static var zero: CGSize { fatalError() }
    public init(width: Int, height: Int) { fatalError() }
    public init(width: Double, height: Double) { fatalError() }
    public static func == (lhs: CGSize, rhs: CGSize) -> Bool { fatalError() }
}

extension CGRect: @retroactive Equatable {
    public static var zero: CGRect { fatalError() }
    public static var null: CGRect { fatalError() }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
    public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
    public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
    public static func == (lhs: CGRect, rhs: CGRect) -> Bool { fatalError() }
    public var width: CGFloat { fatalError() }
    public var height: CGFloat { fatalError() }
    public var minX: CGFloat { fatalError() }
    public var midX: CGFloat { fatalError() }
    public var maxX: CGFloat { fatalError() }
    public var minY: CGFloat { fatalError() }
    public var midY: CGFloat { fatalError() }
    public var maxY: CGFloat { fatalError() }
    public var isNull: Bool { fatalError() }
    public var isEmpty: Bool { fatalError() }
    public func union(_ r2: CGRect) -> CGRect { fatalError() }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
    public func intersection(_ r2: CGRect) -> CGRect { fatalError() }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
    public func contains(_ rect2: CGRect) -> Bool { fatalError() }
    public func contains(_ point: CGPoint) -> Bool { fatalError() }
}
