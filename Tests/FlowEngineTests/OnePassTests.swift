import Expectations
import TestSupport
import Testing

@testable import NaiveFlows
@testable import FlowEngine

/// Most flows are broken and placed in one pass, and all others line by line.
struct OnePassTests {
    @Test(arguments: [0, 1, 300, 5000])
    func onePassEqualsLineByLine(count: Int) {
        for seed in UInt64(0)..<40 {
            var random = SeededGenerator(seed: seed)
            var options = FlowOptions(axis: random.element(of: FlowAxis.self))
            options.itemSpacing = Double.random(in: 0...20, using: &random)
            options.lineSpacing = Double.random(in: -5...20, using: &random)
            let list = FlowItems(
                (0..<count).map { _ in FlowSize(width: random.size(), height: random.size()) })
            let available = random.chance(5) ? nil : Double.random(in: 0...600, using: &random)
            let across = random.chance(2) ? nil : Double.infinity
            let lineByLine = FlowArrangement(
                of: list, in: available, options: options, lineSpacing: { _, _ in options.lineSpacing })
            expectEqual(
                FlowArrangement(of: list, in: available, across: across, options: options), lineByLine,
                "seed \(seed)")
        }
    }

    @Test func inTheMemoryOfAnotherArrangement() {
        for seed in UInt64(0)..<500 {
            var flow = RandomArrangement(seed: seed)
            var arrangement = flow.arrangement
            flow = RandomArrangement(seed: seed + 1)
            arrangement.update(
                of: flow.items, in: flow.flow.available, across: flow.across, options: flow.flow.options)
            expectEqual(arrangement, flow.arrangement, "\(flow)")
        }
    }
}

extension SeededGenerator {
    /// A size whose last bits count for less than the engine's unit, or for more.
    fileprivate mutating func size() -> Double {
        switch Int.random(in: 0..<20, using: &self) {
        case 0: 0
        case 1: Double.random(in: 0...0x1p-18, using: &self)
        case 2: Double.random(in: 0...0x1p32, using: &self)
        case 3: 0x1p32
        default: Double.random(in: 0...150, using: &self)
        }
    }
}
