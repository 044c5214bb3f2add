/// The views that were offered a length, with their sizes for the latest lengths of each.
///
/// A pass asks for a few lengths and comes back to them. A window that is resized goes through hundreds, and
/// returns to few.
final class Offers {
    /// The most lengths that are remembered of each view.
    static let limit = 8

    private var views: [Int: [MeasuredView]] = [:]

    /// The number of sizes that are remembered.
    var count: Int { views.values.reduce(0) { $0 + $1.count } }

    /// A subview that is offered a length, from memory or measured.
    func view(
        _ index: Int, of subviews: LayoutSubviews, offered length: CGFloat, along axis: Axis
    ) -> MeasuredView {
        if let known = views[index]?.last(where: { $0.offered == length }) { return known }
        let dimensions = subviews[index].dimensions(in: ProposedViewSize(length: length, axis: axis))
        let view = MeasuredView(dimensions: dimensions, offered: length, index: index)
        views[index, default: []].append(view, limit: Offers.limit)
        return view
    }
}
