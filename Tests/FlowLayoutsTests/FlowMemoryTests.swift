import Expectations
import Testing

@testable import FlowLayouts

/// What is known of hidden views in an update, whether the flow has been laid out in it already or not.
@Suite struct FlowMemoryTests {
    private let elements = ContentViews(
        ids: RepeatableID.all(["a", "b", "c"].map { AnyHashable($0) }), names: [], itemCount: 3,
        movable: MovableViews())

    private func report(hiding hidden: Set<Int>) -> FlowReport {
        FlowReport(elements: elements, hidden: hidden, showsOverflow: !hidden.isEmpty)
    }

    private func hidden(_ memory: FlowMemory) -> [Int] {
        (0..<3).filter { memory.isAway($0, of: elements) }
    }

    @Test func aViewIsAwayAlsoInTheUpdateInWhichItComesOrGoes() {
        let memory = FlowMemory()
        _ = memory.take(report(hiding: [2]))
        expectEqual(hidden(memory), [2])
        _ = memory.passOn()
        _ = memory.take(report(hiding: [1]))
        expectEqual(hidden(memory), [1, 2])
        _ = memory.passOn()
        expectEqual(hidden(memory), [1])
    }

    // It is hidden when it is made, and shown by the layout after that: also if other views have come before it.
    @Test func aViewIsNoLongerAwayThatTheNextReportShows() {
        let others = ContentViews(
            ids: RepeatableID.all(["x", "a", "b", "c"].map { AnyHashable($0) }), names: [], itemCount: 4,
            movable: MovableViews())
        let memory = FlowMemory()
        _ = memory.take(report(hiding: [2]))
        _ = memory.passOn()
        #expect(memory.isAway(3, of: others))
        #expect(!memory.isAway(2, of: others))
        _ = memory.take(FlowReport(elements: others, hidden: [1]))
        #expect(memory.isAway(3, of: others))
        _ = memory.passOn()
        expectEqual((0..<4).filter { memory.isAway($0, of: others) }, [1])
    }

    @Test func soIsTheOverflowView() {
        let memory = FlowMemory()
        var isAway = [memory.isOverflowAway]
        for hidden in [[1], [1], []] as [Set<Int>] {
            _ = memory.take(report(hiding: hidden))
            isAway.append(memory.isOverflowAway)
            _ = memory.passOn()
            isAway.append(memory.isOverflowAway)
        }
        expectEqual(isAway, [true, true, false, false, false, true, true])
    }
}
