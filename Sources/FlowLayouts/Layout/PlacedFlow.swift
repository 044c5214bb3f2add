/// Where the views of a flow were placed last, for what is not part of the layout: gestures, keys, and tools.
///
/// A layout cannot change state, and SwiftUI may call it on any thread.
@_spi(Tools) public final class PlacedFlow: @unchecked Sendable {
    private let lock = NSLock()
    private var latest: Placement?

    /// Where views are, from the flow's top left corner. The system mirrors it where text runs from right to left.
    @_spi(Tools) public struct Placement {
        /// The frames of the views that are shown, and of the overflow view after them.
        public let arrangement: FlowArrangement
        public let hiddenCount: Int
        let options: FlowOptions
        /// The numbers of the views that are shown, among those of the content.
        let numbers: [Int]
        let width: CGFloat
    }

    public init() {}

    /// `nil` before the first layout.
    public var placement: Placement? { lock.withLock { latest } }

    func set(_ arranged: ArrangedFlow, of flow: FlowConfiguration, in bounds: CGRect) {
        let overflow = arranged.others.overflow?.index
        let placement = Placement(
            arrangement: arranged.arrangement, hiddenCount: arranged.hidden.count,
            options: flow.options(itemAlignment: .top),
            numbers: arranged.views.filter { $0.index != overflow }.map(\.number), width: bounds.width)
        lock.withLock { latest = placement }
    }
}
