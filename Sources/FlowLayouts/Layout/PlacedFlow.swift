/// Where the views of a flow were placed last, and which were hidden, for what is not part of the layout.
///
/// A layout cannot change state, and SwiftUI may call it on any thread.
final class PlacedFlow: @unchecked Sendable {
    private let lock = NSLock()
    private var latest: Placement?
    private var latestHidden = HiddenViews()
    private var hidingCount = 0

    /// Where views are, from the flow's top left corner. The system mirrors it where text runs from right to left.
    struct Placement {
        /// The frames of the views that are shown, and of the overflow view after them.
        let arrangement: FlowArrangement
        let options: FlowOptions
        /// The numbers of the views that are shown, among those of the content.
        let numbers: [Int]
        let width: CGFloat
    }

    /// `nil` before the first layout.
    var placement: Placement? { lock.withLock { latest } }

    /// Nothing before the first layout.
    var hidden: HiddenViews { lock.withLock { latestHidden } }

    /// Notes what is hidden. Returns how often something else was.
    func hide(_ hidden: HiddenViews) -> Int {
        lock.withLock {
            if hidden != latestHidden {
                latestHidden = hidden
                hidingCount += 1
            }
            return hidingCount
        }
    }

    /// The items on the last line that begins before a distance across, of items that are numbered from the beginning of a
    /// range on.
    func line(at distance: CGFloat, along axis: Axis, of range: Range<Int>) -> Range<Int> {
        guard let lines = placement?.arrangement.lines, let first = lines.first else { return range }
        let line = lines.last { (axis == .horizontal ? $0.frame.y : $0.frame.x) <= distance } ?? first
        return range.lowerBound + line.range.lowerBound..<range.lowerBound + line.range.upperBound
    }

    func set(_ arranged: ArrangedFlow, of flow: FlowConfiguration, in bounds: CGRect) {
        let placement = Placement(
            arrangement: arranged.arrangement, options: flow.options(itemAlignment: .top),
            numbers: arranged.views.dropLast(arranged.overflow == nil ? 0 : 1).map(\.number),
            width: bounds.width)
        lock.withLock { latest = placement }
    }
}
