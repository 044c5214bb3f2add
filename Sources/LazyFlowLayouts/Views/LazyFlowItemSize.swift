import FlowEngine

/// Tells a lazy flow the sizes of its views before they exist.
///
/// Where sizes are known, lines are those of a flow that is not lazy. Where they are not, views are made in blocks, whose
/// lines break by the real sizes of the views: the last line of each block may be short.
public struct LazyFlowItemSize<Element> {
    /// The size of each view, or an estimate; `nil` if each element has its own.
    let size: FlowSize?
    let isEstimated: Bool
    /// Finds the sizes of elements, if each has its own.
    let measure: ((UnsafeBufferPointer<Element>) -> [FlowSize])?

    @usableFromInline init(
        _ size: FlowSize? = nil, isEstimated: Bool = false,
        measure: ((UnsafeBufferPointer<Element>) -> [FlowSize])? = nil
    ) {
        (self.size, self.isEstimated, self.measure) = (size, isEstimated, measure)
    }

    /// Each view has this size, in points, as if it had a `frame`. Elements are not looked at until they are seen, but lines
    /// are broken for all: O(n), about two milliseconds for 100,000 of them.
    public static func fixed(_ size: CGSize) -> LazyFlowItemSize {
        LazyFlowItemSize(FlowSize(size))
    }

    /// Each view has the size that the closure computes from its element, in points, as if it had a `frame`. The closure runs
    /// for all elements when the collection changes, or when one on screen has another size: O(n), about a millisecond for
    /// 100,000 of them. If the collection is neither an array nor a `Range<Int>`, it runs whenever the view around the flow
    /// is evaluated.
    @inlinable
    public static func fixed(_ size: @escaping (Element) -> CGSize) -> LazyFlowItemSize {
        // Compiled in the app, where the type of elements is known, the loop takes less than a third of the time.
        LazyFlowItemSize { elements in elements.map { FlowSize(size($0)) } }
    }

    /// Views have their ideal size, as with ``estimated(_:)``, and are about as large as a small button: 80 by 32 points.
    /// The last line of each block of 62 views may be short.
    public static var estimated: LazyFlowItemSize { .estimated(CGSize(width: 80, height: 32)) }

    /// Views have their ideal size, as in a flow that is not lazy, and are about this large, in points. The estimate only
    /// decides how many views are made at a time: as many as cover 400 by 400 points, 10 to 100. Lengths below 1 and NaN count
    /// as 1.
    public static func estimated(_ size: CGSize) -> LazyFlowItemSize {
        LazyFlowItemSize(FlowSize(size), isEstimated: true)
    }
}
