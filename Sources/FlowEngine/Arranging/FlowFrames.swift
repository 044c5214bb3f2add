/// The frames of an arrangement's items, kept as one array for each coordinate, and one of sizes.
public struct FlowFrames: RandomAccessCollection, Equatable, Sendable {
    /// The left edges, in points.
    var xs: [Double] = []
    /// The top edges, in points.
    var ys: [Double] = []
    /// The sizes, as the items came with them or as lines have changed them.
    private(set) var sizes: [FlowSize] = []

    public var startIndex: Int { 0 }
    public var endIndex: Int { xs.count }

    /// The frame of an item. O(1).
    ///
    /// - Precondition: There is an item at the index.
    public internal(set) subscript(index: Int) -> FlowRect {
        get { FlowRect(x: xs[index], y: ys[index], width: sizes[index].width, height: sizes[index].height) }
        set {
            (xs[index], ys[index]) = (newValue.x, newValue.y)
            sizes[index] = FlowSize(width: newValue.width, height: newValue.height)
        }
    }
}

extension FlowFrames {
    /// Takes the sizes of items, which copies nothing as long as they stay what they are, and as many positions
    /// to be written.
    mutating func reset(for items: FlowItems) {
        sizes = items.sizes
        if xs.count != items.count {
            xs = [Double](repeating: 0, count: items.count)
            ys = [Double](repeating: 0, count: items.count)
        }
    }

    /// Lets all positions be written, those along lines and those across.
    @inline(__always)
    mutating func withPositions<Result>(
        along axis: FlowAxis,
        _ write: (
            _ main: UnsafeMutableBufferPointer<Double>, _ cross: UnsafeMutableBufferPointer<Double>
        ) -> Result
    ) -> Result {
        xs.withUnsafeMutableBufferPointer { xs in
            ys.withUnsafeMutableBufferPointer { ys in
                // Called in one place, so that it is inlined once.
                let (mains, crosses) = axis == .horizontal ? (xs, ys) : (ys, xs)
                return write(mains, crosses)
            }
        }
    }

    /// Lets left and top edges be written, beside the sizes.
    mutating func withPositionsAndSizes(
        _ write: (
            _ xs: UnsafeMutableBufferPointer<Double>, _ ys: UnsafeMutableBufferPointer<Double>, [FlowSize]
        ) -> Void
    ) {
        let sizes = sizes
        withPositions(along: .horizontal) { write($0, $1, sizes) }
    }

    /// Lets all sizes be written.
    mutating func withSizes(_ write: (UnsafeMutableBufferPointer<FlowSize>) -> Void) {
        sizes.withUnsafeMutableBufferPointer { write($0) }
    }
}
