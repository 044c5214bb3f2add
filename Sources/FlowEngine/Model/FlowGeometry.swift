/// A width and a height, in points.
public struct FlowSize: Equatable, Hashable, Sendable {
    public var width: Double
    public var height: Double

    /// No width and no height.
    public static let zero = FlowSize(width: 0, height: 0)

    /// Creates a size of two lengths in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points: x grows to the right, y downwards.
public struct FlowRect: Equatable, Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    public var width: Double
    public var height: Double

    /// Creates a rectangle from its top left corner and its size, in points.
    @inlinable
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
