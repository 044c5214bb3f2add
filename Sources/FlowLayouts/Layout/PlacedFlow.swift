/// Where the layout placed the views of a flow last, and what it reported, for code outside the layout.
///
/// A layout cannot change state, and SwiftUI may call it on any thread.
package final class PlacedFlow: Equatable, @unchecked Sendable {
    private let state = Locked(State())

    private struct State {
        var placement: Placement?
        var report = FlowReport()
        /// The report that has been passed on.
        var told = FlowReport()
        var reportCount = 0
        /// How many reports there were then.
        var toldCount = 0
    }

    package init() {}

    /// Where views are, from the flow's top left corner. SwiftUI mirrors that where text runs from right to left.
    package struct Placement {
        fileprivate let arranged: ArrangedFlow
        let width: CGFloat

        /// The frames of the views that are shown, and of the overflow view among them.
        var arrangement: FlowArrangement { arranged.arrangement }
        var contentIndices: [Int?] { arranged.contentIndices }
    }

    /// `nil` before the first layout.
    package var placement: Placement? { state.withLock { $0.placement } }

    /// Empty before the first layout.
    var report: FlowReport { state.withLock { $0.report } }

    /// Takes a report. Returns how often it has changed.
    func take(_ report: FlowReport) -> Int {
        state.withLock { state in
            if report != state.report {
                state.report = report
                state.reportCount += 1
            }
            return state.reportCount
        }
    }

    /// Notes that the report is passed on, after the update that the layout was part of. Returns it.
    func tell() -> FlowReport {
        state.withLock { state in
            (state.told, state.toldCount) = (state.report, state.reportCount)
            return state.report
        }
    }

    /// Which of the views that are made now the layout hides, and how many reports there were.
    func away(among elements: ContentViews) -> (contentIndices: Set<Int>, reportCount: Int) {
        state.withLock { ($0.report.hidden(among: elements), $0.reportCount) }
    }

    /// Whether a view that the report of this number hides may still be away: until a later one is passed on. `nil` for a view
    /// that none hides.
    func isAway(since reportCount: Int?) -> Bool {
        guard let reportCount else { return false }
        return state.withLock { $0.toldCount <= reportCount }
    }

    /// Whether the layout hides a view, or hid it before this update. So the answer is the same before the layout and after
    /// it.
    func hides(_ contentIndex: Int, of elements: ContentViews, by limit: FlowLimit) -> Bool {
        state.withLock { state in
            state.report.isHidden(contentIndex, of: elements, by: limit)
                || state.told.isHidden(contentIndex, of: elements, by: limit)
        }
    }

    /// The same for the overflow view.
    var hidesOverflow: Bool { state.withLock { !$0.report.showsOverflow || !$0.told.showsOverflow } }

    func set(_ arranged: ArrangedFlow, in bounds: CGRect) {
        let placement = Placement(arranged: arranged, width: bounds.width)
        state.withLock { $0.placement = placement }
    }

    package static func == (a: PlacedFlow, b: PlacedFlow) -> Bool { a === b }
}
