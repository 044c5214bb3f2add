import Expectations
import TestSupport
import Testing

@testable import FlowEngine

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

    // To multiply by a power of two is exact, and a conversion truncates.
    @Test func aLengthIsRoundedDownToAWholeUnit() {
        let seed = UInt64.random(in: 0..<1_000_000)
        var random = SeededGenerator(seed: seed)
        let unit = 1 / 1_048_576.0
        var sizes = [0, .leastNonzeroMagnitude, unit / 2, unit, 1.5 * unit, 0.1, 1, 10.1, 4_294_967_296]
        for exponent in -30..<32 {
            let power = Double(sign: .plus, exponent: exponent, significand: 1)
            sizes += (0..<100).map { _ in power * .random(in: 1...2, using: &random) }
            sizes += (0..<100).map { _ in
                (power * .random(in: 1...2, using: &random) / unit).rounded() * unit
            }
        }
        for size in sizes.flatMap({ [$0.nextDown, $0, $0.nextUp] }) where 0...4_294_967_296 ~= size {
            expectEqual(Length(size: size).units, Int64(size * 1_048_576), "\(size), seed \(seed)")
        }
    }

    @Test func sumsStayWithinWhatALengthCanBe() {
        let (unit, least, most) = (Length(units: 1), Length(units: .min), Length(units: .max))
        expectEqual(most + unit, most)
        expectEqual(least - unit, least)
        expectEqual(least + Length(units: -1), least)
        expectEqual(most - Length(units: -1), most)
        expectEqual(most - unit + unit, most)
        expectEqual(most.times(2), most)
        expectEqual(least.times(2), least)
    }
}
