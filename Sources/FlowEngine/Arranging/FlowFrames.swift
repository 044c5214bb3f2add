/// The frames of an arrangement's items, kept as one array for each coordinate.
public struct FlowFrames: RandomAccessCollection, Equatable, Sendable {
    /// The left edges, in points.
    var xs: [Double] = []
    /// The top edges, in points.
    var ys: [Double] = []
    /// The widths, as the items came with them or as lines have changed them.
    var widths: [Double] = []
    /// The heights, as the items came with them or as lines have changed them.
    var heights: [Double] = []

    public var startIndex: Int { 0 }
    public var endIndex: Int { xs.count }

    /// The frame of an item. O(1).
    ///
    /// - Precondition: There is an item at the index.
    public internal(set) subscript(index: Int) -> FlowRect {
        get { FlowRect(x: xs[index], y: ys[index], width: widths[index], height: heights[index]) }
        set {
            (xs[index], ys[index]) = (newValue.x, newValue.y)
            (widths[index], heights[index]) = (newValue.width, newValue.height)
        }
    }
}

extension FlowFrames {
    /// Takes the sizes of items, which copies nothing as long as they stay what they are, and as many positions
    /// to be written.
    mutating func reset(for items: FlowItems) {
        widths = items.widths
        heights = items.heights
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

    /// Lets all lengths along an axis be written.
    mutating func withLengths(
        along axis: FlowAxis, _ write: (UnsafeMutableBufferPointer<Double>) -> Void
    ) {
        if axis == .horizontal {
            widths.withUnsafeMutableBufferPointer { write($0) }
        } else {
            heights.withUnsafeMutableBufferPointer { write($0) }
        }
    }
}
