import Expectations
import Testing

@testable import FlowLayouts

/// What is known of hidden views in an update, whether the flow has been laid out in it already or not.
@Suite struct FlowMemoryTests {
    private let contentViews = ContentViews(
        ids: RepeatableID.all(["a", "b", "c"].map { AnyHashable($0) }), names: [], itemCount: 3,
        movable: MovableViews())

    private func report(hiding hidden: Set<Int>, of contentViews: ContentViews? = nil) -> FlowReport {
        let contentViews = contentViews ?? self.contentViews
        return FlowReport(
            contentViews: contentViews, hidden: Set(hidden.map { contentViews.ids[$0] }),
            showsOverflow: !hidden.isEmpty)
    }

    private func hidden(_ memory: FlowMemory, of contentViews: ContentViews? = nil) -> [Int] {
        let ids = (contentViews ?? self.contentViews).ids
        return ids.indices.filter { memory.isAway(ids[$0]) }
    }

    @Test func aViewIsAwayAlsoInTheUpdateInWhichItComesOrGoes() {
        let memory = FlowMemory()
        _ = memory.record(report(hiding: [2]))
        expectEqual(hidden(memory), [2])
        _ = memory.takeReport()
        _ = memory.record(report(hiding: [1]))
        expectEqual(hidden(memory), [1, 2])
        _ = memory.takeReport()
        expectEqual(hidden(memory), [1])
    }

    // It is hidden when it is made, and shown by the layout after that: also if other views have come before it.
    @Test func aViewIsNoLongerAwayThatTheNextReportShows() {
        let others = ContentViews(
            ids: RepeatableID.all(["x", "a", "b", "c"].map { AnyHashable($0) }), names: [], itemCount: 4,
            movable: MovableViews())
        let memory = FlowMemory()
        _ = memory.record(report(hiding: [2]))
        _ = memory.takeReport()
        expectEqual(hidden(memory, of: others), [3])
        _ = memory.record(report(hiding: [1], of: others))
        expectEqual(hidden(memory, of: others), [1, 3])
        _ = memory.takeReport()
        expectEqual(hidden(memory, of: others), [1])
    }

    @Test func soIsTheOverflowView() {
        let memory = FlowMemory()
        var isAway = [memory.isOverflowAway]
        for hidden in [[1], [1], []] as [Set<Int>] {
            _ = memory.record(report(hiding: hidden))
            isAway.append(memory.isOverflowAway)
            _ = memory.takeReport()
            isAway.append(memory.isOverflowAway)
        }
        expectEqual(isAway, [true, true, false, false, false, true, true])
    }
}
