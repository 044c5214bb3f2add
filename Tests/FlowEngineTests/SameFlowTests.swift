import Expectations
import FlowEngine
import TestSupport
@testable import NaiveFlows
import Testing

/// A flow that is given the size it reported is the same flow, line by line and bit by bit.
@Suite struct SameFlowTests {
    /// All options at random, with spacings and traits of the items' own. Only a line that is longer than
    /// the flow may be makes another flow: it reports more space than it was offered.
    @Test func everyFlowIsTheSameInTheSizeItReports() throws {
        var compared = 0
        for seed in UInt64(0)..<6000 {
            let random = RandomArrangement(seed: seed)
            let first = random.arrangement
            guard !first.hasLineLonger(than: random.flow.available, random.flow.options.axis) else {
                continue
            }
            compared += 1
            for across in [random.across, first.size.across(random.flow.options.axis)] {
                var again = random
                again.flow.available = first.size.along(random.flow.options.axis)
                again.across = across
                let isSame = again.arrangement == first
                try #require(isSame, "\(random)\nagain across \(across as Any)")
            }
        }
        #expect(compared > 3600)
    }

    // Sums of so many lengths lose nothing either.
    @Test(arguments: [100, 1_000_000])
    func anyNumberOfItemsBreaksWhereItDid(count: Int) {
        var random = SeededGenerator(seed: 11)
        let list = FlowItems(
            (0..<count).map { _ in
                FlowSize(width: Double(random.next() >> 32) / 30_000_000, height: 1)
            })
        for available in [nil, 390.3] {
            var first = FlowArrangement(of: FlowItems(), in: nil)
            var second = first
            first.update(of: list, in: available)
            second.update(of: list, in: first.size.width)
            #expect(first.size.width <= available ?? .infinity)
            #expect(available != nil || first.lines.count == 1)
            let isSame = second == first
            #expect(isSame)
        }
    }
}

extension FlowArrangement {
    fileprivate func hasLineLonger(than available: Double?, _ axis: FlowAxis) -> Bool {
        guard let available else { return false }
        return size.along(axis) > max(available, 0)
            || lines.contains {
                FlowSize(width: $0.frame.width, height: $0.frame.height).along(axis) > max(available, 0)
            }
    }
}

extension FlowSize {
    fileprivate func along(_ axis: FlowAxis) -> Double { axis == .horizontal ? width : height }
    fileprivate func across(_ axis: FlowAxis) -> Double { axis == .horizontal ? height : width }
}
