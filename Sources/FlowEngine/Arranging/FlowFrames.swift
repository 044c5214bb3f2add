/// The frames of an arrangement's items, kept as an array of coordinates and one of sizes.
public struct FlowFrames: RandomAccessCollection, Equatable, Sendable {
    /// All left edges, and then all top edges, in points: one array, as each takes an allocation.
    @usableFromInline var edges: [Double] = []
    /// The sizes of the items: their own, or what their lines have made of them.
    @usableFromInline private(set) var sizes: [FlowSize] = []

    public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { sizes.count }

    /// The frame of an item. O(1).
    ///
    /// - Precondition: There is an item at the index.
    public internal(set) subscript(index: Int) -> FlowRect {
        @inlinable get {
            let size = sizes[index]
            return FlowRect(
                x: edges[index], y: edges[count + index], width: size.width, height: size.height)
        }
        set {
            (edges[index], edges[count + index]) = (newValue.x, newValue.y)
            sizes[index] = FlowSize(width: newValue.width, height: newValue.height)
        }
    }
}

extension FlowFrames {
    /// Takes the sizes of items, without a copy until one changes, and makes room for their positions.
    mutating func reset(for items: FlowItems) {
        sizes = items.sizes
        if edges.count != 2 * count {
            edges = [Double](unsafeUninitializedCapacity: 2 * count) { $1 = 2 * count }
        }
    }

    /// Gives a closure the positions along lines and those across, to write them.
    @inline(__always)
    mutating func withPositions<Result>(
        along axis: FlowAxis,
        _ write: (
            _ main: UnsafeMutableBufferPointer<Double>, _ cross: UnsafeMutableBufferPointer<Double>
        ) -> Result
    ) -> Result {
        let count = count
        return edges.withUnsafeMutableBufferPointer { edges in
            let xs = UnsafeMutableBufferPointer(rebasing: edges[..<count])
            let ys = UnsafeMutableBufferPointer(rebasing: edges[count...])
            // Called in one place, so that it is inlined once.
            let (mains, crosses) = axis == .horizontal ? (xs, ys) : (ys, xs)
            return write(mains, crosses)
        }
    }

    /// Gives a closure the sizes, to write them.
    mutating func withSizes(_ write: (UnsafeMutableBufferPointer<FlowSize>) -> Void) {
        sizes.withUnsafeMutableBufferPointer { write($0) }
    }
}
