import Expectations
import FlowEngine
import TestSupport
import Testing

/// Fractions add up, and lengths come back as they went in.
@Suite struct ExactnessTests {
    @Test func tenTenthsFitInOne() {
        for (width, count, space) in [(10.1, 10, 101.0), (0.1, 3, 0.3), (0.7, 3, 2.1), (33.3, 30, 999)] {
            let list = items([(Double, Double)](repeating: (width, 1), count: count))
            let arrangement = FlowArrangement(of: list, in: space, options: FlowOptions(itemSpacing: 0))
            expectEqual(arrangement.lines.count, 1, "\(count) × \(width) in \(space)")
        }
        // Plain numbers would wrap these.
        #expect(0.1 + 0.1 + 0.1 > 0.3)
    }

    @Test func anItemKeepsTheSizeItCameWith() {
        let arrangement = FlowArrangement(of: items((0.1, 1e-9), (10.1, 1.0 / 3)), in: nil)
        expectEqual(arrangement.frames[0].width, 0.1)
        expectEqual(arrangement.frames[0].height, 1e-9)
        expectEqual(arrangement.frames[1].width, 10.1)
        expectEqual(arrangement.frames[1].height, 1.0 / 3)
    }

    @Test func aLengthIsRoundedDownToAWholeUnit() throws {
        let limit = 4_294_967_296.0
        let edges = [
            0, .leastNonzeroMagnitude, .leastNormalMagnitude, 0x1p-21, 0x1p-20.nextDown, 0x1p-20, 0x1.8p-20,
            1.0.nextDown, 1, 0.1, 10.1, 0x1p31.nextUp, limit.nextDown, limit,
        ]
        let seed: UInt64 = 2011
        var random = SeededGenerator(seed: seed)
        let others = (0..<10_000).map { _ in
            limit * Double.random(in: 0...1, using: &random)
                * Double(sign: .plus, exponent: -Int.random(in: 0...60, using: &random), significand: 1)
        }
        for width in edges + others {
            let arrangement = FlowArrangement(
                of: items((width, 1), (1, 1)), in: nil, options: FlowOptions(itemSpacing: 0))
            let units = (width * 1_048_576).rounded(.down)
            try #require(arrangement.frames[1].x == units / 1_048_576, "\(width), seed \(seed)")
        }
    }

    // Each of n lengths loses less than 2⁻²⁰ point on its way in.
    @Test func positionsLieLessThanACountOfUnitsBelowTheRealSum() {
        let widths = (0..<100).map { 10 + Double($0) / 7 }
        let arrangement = FlowArrangement(
            of: items(widths.map { ($0, 1) }), in: nil, options: FlowOptions(itemSpacing: 0.1))
        let sum = widths.reduce(0, +) + 99 * 0.1
        #expect(arrangement.size.width <= sum)
        #expect(arrangement.size.width > sum - 199 / 1_048_576)
    }
}
