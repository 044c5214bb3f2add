/// Where the views of a flow were placed last, and which were hidden, for what is not part of the layout.
///
/// A layout cannot change state, and SwiftUI may call it on any thread.
package final class PlacedFlow: Equatable, @unchecked Sendable {
    private let lock = NSLock()
    private var latest: Placement?
    private var latestHidden = HiddenViews()
    private var hidingCount = 0

    package init() {}

    /// Where views are, from the flow's top left corner. The system mirrors it where text runs from right to left.
    package struct Placement {
        /// The frames of the views that are shown, and of the overflow view after them.
        let arrangement: FlowArrangement
        let options: FlowOptions
        /// The numbers of the views that are shown, among those of the content.
        let numbers: [Int]
        let width: CGFloat
    }

    /// `nil` before the first layout.
    package var placement: Placement? { lock.withLock { latest } }

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

    func set(_ arranged: ArrangedFlow, of flow: FlowConfiguration, in bounds: CGRect) {
        let placement = Placement(
            arrangement: arranged.arrangement, options: flow.options(itemAlignment: .top),
            numbers: arranged.views.dropLast(arranged.overflow == nil ? 0 : 1).map(\.number),
            width: bounds.width)
        lock.withLock { latest = placement }
    }

    package static func == (a: PlacedFlow, b: PlacedFlow) -> Bool { a === b }
}
