/// One of the published flow layouts, over sizes in place of views: written as plainly as it was described.
public protocol PublishedLayout {
    /// Creates a layout of elements that have been measured.
    init(sizes: [Size], spacing: Double)

    /// Lays the elements out at a width, as one pass of SwiftUI makes it do.
    func frames(in width: Double) -> [Frame]
}

public struct Size: Equatable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

public struct Frame: Equatable {
    public var x: Double
    public var y: Double
    public var size: Size

    public init(x: Double, y: Double, size: Size) {
        self.x = x
        self.y = y
        self.size = size
    }

    var maxX: Double { x + size.width }
    var maxY: Double { y + size.height }
}
