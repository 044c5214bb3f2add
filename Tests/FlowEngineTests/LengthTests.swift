import Expectations
import Testing
import TestSupport

@testable import FlowEngine

/// Lengths inside the engine: whole numbers of 2⁻²⁰ point.
@Suite struct LengthTests {
    /// A number of points and the closest ones beside it, as far as they are sizes.
    private func neighbors(of points: Double) -> [Double] {
        [points.nextDown, points, points.nextUp].filter { 0...4_294_967_296 ~= $0 }
    }

    // To multiply by a power of two is exact, and a conversion truncates.
    @Test func sizesAreTruncated() {
        let seed = UInt64.random(in: 0..<1_000_000)
        var random = SeededGenerator(seed: seed)
        let unit = 1 / 1_048_576.0
        var sizes = [0, unit / 2, unit, 1.5 * unit, 0.1, 1, 10.1, 4_294_967_295.5, 4_294_967_296]
        for exponent in -30..<32 {
            let power = Double(sign: .plus, exponent: exponent, significand: 1)
            sizes += (0..<100).map { _ in power * .random(in: 1...2, using: &random) }
            sizes += (0..<100).map { _ in
                (power * .random(in: 1...2, using: &random) / unit).rounded() * unit
            }
        }
        for size in sizes.flatMap(neighbors) {
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
