import Expectations
import FlowLayoutsMigration
import Testing

/// Items that come one at a time.
@Suite struct IncrementalFlowTests {
    @Test func itemsFollowAndWrap() {
        var flow = IncrementalFlow(in: 10, itemSpacing: 1, lineSpacing: 1)
        // AAA.BBBB
        // AAA.....
        // ........
        // CC.DDDDD
        // CC......
        // CC......
        expectEqual(flow.size, .zero)
        expectEqual(flow.add(size(3, 2)), rect(0, 0, 3, 2))
        expectEqual(flow.size, size(3, 2))
        expectEqual(flow.add(size(4, 1)), rect(4, 0, 4, 1))
        expectEqual(flow.size, size(8, 2))
        expectEqual(flow.add(size(2, 3)), rect(0, 3, 2, 3))
        expectEqual(flow.size, size(8, 6))
        expectEqual(flow.add(size(5, 1)), rect(3, 3, 5, 1))
        expectEqual(flow.size, size(8, 6))
    }

    @Test func columnsFillDownwards() {
        var flow = IncrementalFlow(in: 6, axis: .vertical, itemSpacing: 1, lineSpacing: 2)
        expectEqual(flow.add(size(2, 3)), rect(0, 0, 2, 3))
        expectEqual(flow.add(size(1, 2)), rect(0, 4, 1, 2))
        expectEqual(flow.add(size(3, 2)), rect(4, 0, 3, 2))
        expectEqual(flow.size, size(7, 6))
    }

    @Test func itemsAndLinesAre8ApartUnlessSaidOtherwise() {
        var flow = IncrementalFlow(in: 30)
        let frames = (0..<3).map { _ in flow.add(size(10, 10)) }
        expectEqual(frames, [rect(0, 0, 10, 10), rect(18, 0, 10, 10), rect(0, 18, 10, 10)])
    }

    @Test(arguments: [(nil, 1), (.infinity, 1), (0, 3), (-1, 3), (.nan, 3)] as [(Double?, Double)])
    func allIsOnOneLineOnlyWithoutALimit(available: Double?, lineCount: Double) {
        var flow = IncrementalFlow(in: available, itemSpacing: 0, lineSpacing: 0)
        for _ in 0..<3 { flow.add(size(10, 10)) }
        expectEqual(flow.size, size(30 / lineCount, lineCount * 10))
    }
}
