import Expectations
import FlowLayoutsMigration
import TestSupport
import Testing

/// One item at a time gives what all at once give.
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
        var flow = IncrementalFlow(in: 6, axis: .vertical, itemSpacing: 1, lineSpacing: 1)
        expectEqual(flow.add(size(2, 3)), rect(0, 0, 2, 3))
        expectEqual(flow.add(size(1, 2)), rect(0, 4, 1, 2))
        expectEqual(flow.add(size(3, 2)), rect(3, 0, 3, 2))
        expectEqual(flow.size, size(6, 6))
    }

    // The second item ends at 9 − 8 + 2 = 3, where the first one still reaches 9.
    @Test func aLineReachesAsFarAsAnyOfItsItems() {
        var flow = IncrementalFlow(in: nil, itemSpacing: -8)
        flow.add(size(9, 1))
        expectEqual(flow.size, size(9, 1))
        expectEqual(flow.add(size(2, 1)), rect(1, 0, 2, 1))
        expectEqual(flow.size, size(9, 1))
    }

    @Test func everyStepEqualsAnArrangementOfTheItemsSoFar() throws {
        for seed in UInt64(0)..<300 {
            var random = SeededGenerator(seed: seed)
            let options = FlowOptions(
                axis: random.element(of: FlowAxis.self),
                itemSpacing: Double.random(in: -3...10, using: &random),
                lineSpacing: Double.random(in: -3...10, using: &random))
            let sizes = (0..<20).map { _ in
                (Double.random(in: 0...90, using: &random), Double.random(in: 0...90, using: &random))
            }
            try expectEqualSteps(
                sizes, in: Double.random(in: 0...400, using: &random), options: options, "seed \(seed)")
        }
    }

    private func expectEqualSteps(
        _ sizes: [(Double, Double)], in available: Double?, options: FlowOptions, _ comment: Comment
    ) throws {
        var flow = IncrementalFlow(
            in: available, axis: options.axis, itemSpacing: options.itemSpacing,
            lineSpacing: options.lineSpacing)
        var list = FlowItems()
        var frames: [FlowRect] = []
        for (width, height) in sizes {
            frames.append(flow.add(FlowSize(width: width, height: height)))
            list.append(width: width, height: height)
            let arrangement = FlowArrangement(of: list, in: available, options: options)
            try #require(flow.size == arrangement.size, comment)
            try #require(frames == Array(arrangement.frames), comment)
        }
    }
}

private func size(_ width: Double, _ height: Double) -> FlowSize {
    FlowSize(width: width, height: height)
}

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FlowRect {
    FlowRect(x: x, y: y, width: width, height: height)
}
