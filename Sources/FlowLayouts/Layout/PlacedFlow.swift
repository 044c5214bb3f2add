/// Where the views of a flow were placed last, and what its layout reports, for what is not part of the layout.
///
/// A layout cannot change state, and SwiftUI may call it on any thread.
package final class PlacedFlow: Equatable, @unchecked Sendable {
    private let lock = NSLock()
    private var latest: Placement?
    private var latestReport = FlowReport()
    private var reportCount = 0

    package init() {}

    /// Where views are, from the flow's top left corner. The system mirrors it where text runs from right to left.
    package struct Placement {
        fileprivate let arranged: ArrangedFlow
        let width: CGFloat

        /// The frames of the views that are shown, and of the overflow view among them.
        var arrangement: FlowArrangement { arranged.arrangement }
        /// The numbers of these views among those of the content, as ``ArrangedFlow/numbers``.
        var numbers: [Int?] { arranged.numbers }
    }

    /// `nil` before the first layout.
    package var placement: Placement? { lock.withLock { latest } }

    /// Nothing before the first layout.
    var report: FlowReport { lock.withLock { latestReport } }

    /// Takes a report. Returns how many were different.
    func take(_ report: FlowReport) -> Int {
        lock.withLock {
            if report != latestReport {
                latestReport = report
                reportCount += 1
            }
            return reportCount
        }
    }

    func set(_ arranged: ArrangedFlow, in bounds: CGRect) {
        let placement = Placement(arranged: arranged, width: bounds.width)
        lock.withLock { latest = placement }
    }

    package static func == (a: PlacedFlow, b: PlacedFlow) -> Bool { a === b }
}
