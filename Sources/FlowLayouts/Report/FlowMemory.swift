/// What a flow remembers of its views from one evaluation to the next. It outlives the views.
///
/// The layout reports here which views it hides, as it cannot change state. After the update, a ``FlowProbe`` passes the
/// report on to the views. SwiftUI may call the layout and the probe on any thread.
package final class FlowMemory: Equatable, Sendable {
    /// Where the layout placed the views last; `nil` before the first layout.
    package let placement = Locked<FlowPlacement?>(nil)
    private let state = Locked(State())

    private struct State {
        var report = FlowReport()
        /// How often the report has changed.
        var reportCount = 0
        /// The report that was passed on last.
        var passedOn = FlowReport()
        var ids: [RepeatableID<AnyHashable>] = []
        var contentViews: ContentViews?
        var summary: FlowSummary?
    }

    package init() {}

    package static func == (a: FlowMemory, b: FlowMemory) -> Bool { a === b }
}

// MARK: - Reports

extension FlowMemory {
    /// The latest report; an empty one before the first layout.
    var report: FlowReport { state.withLock { $0.report } }

    /// Records what the layout reports now. Returns how often that has changed.
    func record(_ report: FlowReport) -> Int {
        state.withLock { state in
            if report != state.report {
                state.report = report
                state.reportCount += 1
            }
            return state.reportCount
        }
    }

    /// The latest report, to be passed on now.
    func takeReport() -> FlowReport {
        state.withLock { state in
            state.passedOn = state.report
            return state.report
        }
    }

    /// Whether a view may be far away: the layout hides it, or hid it before this update. The answer is the same before and
    /// after the layout.
    func isAway(_ id: RepeatableID<AnyHashable>) -> Bool {
        state.withLock { $0.report.hidden.contains(id) || $0.passedOn.hidden.contains(id) }
    }

    /// The same for the overflow view.
    var isOverflowAway: Bool {
        state.withLock { !$0.report.showsOverflow || !$0.passedOn.showsOverflow }
    }

    /// Records a summary. Returns whether it differs from the last one.
    func recordIfNew(_ summary: FlowSummary) -> Bool {
        state.withLock { state in
            defer { state.summary = summary }
            return state.summary != summary
        }
    }
}

// MARK: - Views

extension FlowMemory {
    /// All ids in the order of the data, and which views people can move, both of one evaluation. While one is dragged, views
    /// may be shown in another order.
    var order: (ids: [RepeatableID<AnyHashable>], movable: MovableViews) {
        state.withLock { ($0.ids, $0.contentViews?.movable ?? MovableViews()) }
    }

    /// Records the views of an evaluation: their ids in the order of the data, and as they are shown. Returns the object of
    /// the last evaluation if they are the same.
    func update(ids: [RepeatableID<AnyHashable>], contentViews: ContentViews) -> ContentViews {
        state.withLock { state in
            state.ids = ids
            if let known = state.contentViews, known.isSame(as: contentViews) { return known }
            state.contentViews = contentViews
            return contentViews
        }
    }
}
