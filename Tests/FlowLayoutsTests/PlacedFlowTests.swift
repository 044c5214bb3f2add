import Expectations
import Testing

@testable import FlowLayouts

/// What is known of hidden views in an update, whether the flow has been laid out in it already or not.
@Suite struct PlacedFlowTests {
    private let elements = ContentViews(
        ids: RepeatableID.all(["a", "b", "c"].map { AnyHashable($0) }), names: [], itemCount: 3,
        movable: MovableViews())

    private func report(hiding hidden: Set<Int>) -> FlowReport {
        FlowReport(elements: elements, hidden: hidden, showsOverflow: !hidden.isEmpty)
    }

    private func hidden(_ placed: PlacedFlow) -> [Int] {
        (0..<3).filter { placed.hides($0, of: elements, by: FlowLimit()) }
    }

    @Test func aViewIsAwayAlsoInTheUpdateInWhichItComesOrGoes() {
        let placed = PlacedFlow()
        _ = placed.take(report(hiding: [2]))
        expectEqual(hidden(placed), [2])
        _ = placed.tell()
        _ = placed.take(report(hiding: [1]))
        expectEqual(hidden(placed), [1, 2])
        _ = placed.tell()
        expectEqual(hidden(placed), [1])
    }

    // It is hidden when it is made, and shown by the layout after that.
    @Test func aViewIsNoLongerAwayThatTheNextReportShows() {
        let placed = PlacedFlow()
        _ = placed.take(report(hiding: [2]))
        _ = placed.tell()
        let (contentIndices, reportCount) = placed.away(among: elements)
        expectEqual(contentIndices, [2])
        _ = placed.take(report(hiding: []))
        #expect(placed.isAway(since: reportCount))
        _ = placed.tell()
        #expect(!placed.isAway(since: reportCount))
        #expect(!placed.isAway(since: nil))
    }

    @Test func soIsTheOverflowView() {
        let placed = PlacedFlow()
        var isAway = [placed.hidesOverflow]
        for hidden in [[1], [1], []] as [Set<Int>] {
            _ = placed.take(report(hiding: hidden))
            isAway.append(placed.hidesOverflow)
            _ = placed.tell()
            isAway.append(placed.hidesOverflow)
        }
        expectEqual(isAway, [true, true, false, false, false, true, true])
    }
}
