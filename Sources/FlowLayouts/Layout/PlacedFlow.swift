/// Where the views of a flow were placed last, and what its layout reports, for what is not part of the layout.
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
        /// How many there were when it was.
        var toldCount = 0
    }

    package init() {}

    /// Where views are, from the flow's top left corner. The system mirrors it where text runs from right to left.
    package struct Placement {
        fileprivate let arranged: ArrangedFlow
        let width: CGFloat

        /// The frames of the views that are shown, and of the overflow view among them.
        var arrangement: FlowArrangement { arranged.arrangement }
        var contentIndices: [Int?] { arranged.contentIndices }
    }

    /// `nil` before the first layout.
    package var placement: Placement? { state.withLock { $0.placement } }

    /// Nothing before the first layout.
    var report: FlowReport { state.withLock { $0.report } }

    /// Takes a report. Returns how many were different.
    func take(_ report: FlowReport) -> Int {
        state.withLock { state in
            if report != state.report {
                state.report = report
                state.reportCount += 1
            }
            return state.reportCount
        }
    }

    /// Notes that the report is passed on, which is after the update that the layout was part of. Returns it.
    func tell() -> FlowReport {
        state.withLock { state in
            (state.told, state.toldCount) = (state.report, state.reportCount)
            return state.report
        }
    }

    /// What the layout hides of views that are made now, and how many reports there were.
    func away(among elements: ContentViews) -> (contentIndices: Set<Int>, reportCount: Int) {
        state.withLock { ($0.report.hidden(among: elements), $0.reportCount) }
    }

    /// Whether a view that the last of so many reports hides may still be away: until a later one is passed on. `nil` for a
    /// view that it does not hide.
    func isAway(since reportCount: Int?) -> Bool {
        guard let reportCount else { return false }
        return state.withLock { $0.toldCount <= reportCount }
    }

    /// Whether the layout hides a view, or has hidden it before the update in which it is asked: it does not matter whether
    /// that is before the layout or after it.
    func hides(_ contentIndex: Int, of elements: ContentViews, by limit: FlowLimit) -> Bool {
        state.withLock { state in
            state.report.isHidden(contentIndex, of: elements, by: limit)
                || state.told.isHidden(contentIndex, of: elements, by: limit)
        }
    }

    /// The same of the overflow view.
    var hidesOverflow: Bool { state.withLock { !$0.report.showsOverflow || !$0.told.showsOverflow } }

    func set(_ arranged: ArrangedFlow, in bounds: CGRect) {
        let placement = Placement(arranged: arranged, width: bounds.width)
        state.withLock { $0.placement = placement }
    }

    package static func == (a: PlacedFlow, b: PlacedFlow) -> Bool { a === b }
}
