/// A width and a height, in points.
public struct FlowSize: Equatable, Hashable, Sendable {
    public var width: Double
    public var height: Double

    public static let zero = FlowSize(width: 0, height: 0)

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points: x grows to the right, y downwards.
public struct FlowRect: Equatable, Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
