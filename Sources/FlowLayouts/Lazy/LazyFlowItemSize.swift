/// The size of the views in a lazy flow, by which it breaks lines of views that do not exist as yet.
public struct LazyFlowItemSize<Element> {
    enum Kind {
        case equal(CGSize)
        case fixed((Element) -> CGSize)
        case estimated(CGSize)
    }

    let kind: Kind

    /// Each view has this size, in points, as if it had a `frame`. Elements are not looked at before they
    /// are seen: a million of them take about a millisecond to break.
    public static func fixed(_ size: CGSize) -> LazyFlowItemSize {
        LazyFlowItemSize(kind: .equal(size))
    }

    /// The view of an element has a size that is known without it, in points, as if it had a `frame`. All
    /// elements are asked for theirs whenever the flow is made anew: O(n).
    public static func fixed(_ size: @escaping (Element) -> CGSize) -> LazyFlowItemSize {
        LazyFlowItemSize(kind: .fixed(size))
    }

    /// Views have their ideal size, as in a flow that is not lazy. As long as a view has not been seen, it is
    /// taken to have this size, in points, or the average of those seen before it where this is far off.
    public static func estimated(_ size: CGSize) -> LazyFlowItemSize {
        LazyFlowItemSize(kind: .estimated(size))
    }
}
