import Expectations
import FlowEngine
import TestSupport
import Testing

/// Items that grow and shrink, worked by hand from the rules of CSS Flexbox Level 1, §9.7.
@Suite struct FlexibleLengthsTests {
    /// One line, a point apart: items wrap by the least that they can shrink to.
    private func line(_ available: Double?, _ list: (Double, FlowItemTraits)...) -> String {
        let options = tight { ($0.itemSpacing, $0.wrapping) = (1, .smallest) }
        return FlowArrangement(of: items(list), in: available, options: options).picture
    }

    private let growing = FlowItemTraits(grow: 1)
    private let shrinking = FlowItemTraits(shrink: 1)

    @Test func spaceIsSharedByFactors() {
        expectEqual(line(10, (2, growing), (3, growing)), "AAAA.BBBBB")
        expectEqual(line(10, (2, growing), (3, FlowItemTraits(grow: 3))), "AAA.BBBBBB")
        expectEqual(line(nil, (2, growing), (3, growing)), "AA.BBB")
    }

    @Test func factorsBelowOneTakeTheirPartOnly() {
        let quarter = FlowItemTraits(grow: 0.25)
        // They leave 2 of 10, which the flow keeps.
        expectEqual(line(10, (2, quarter), (3, quarter)), "AAA.BBBB..")
        expectEqual(line(4, (8, FlowItemTraits(shrink: 0.5))), "AAAAAA")
    }

    @Test func whatIsMissingIsTakenByFactorAndLength() {
        expectEqual(line(7, (8, shrinking), (4, shrinking)), "AAAA.BB")
        expectEqual(line(9, (8, shrinking), (4, FlowItemTraits())), "AAAA.BBBB")
        expectEqual(line(10, (8, FlowItemTraits(shrink: 1, minLength: 7)), (4, shrinking)), "AAAAAAA.BB")
    }

    @Test func higherPrioritiesGrowFirstAndShrinkLast() {
        let (first, last) = (
            FlowItemTraits(grow: 1, maxLength: 5, priority: 1), FlowItemTraits(shrink: 1, priority: 1)
        )
        expectEqual(line(10, (2, first), (2, growing)), "AAAAA.BBBB")
        expectEqual(line(9, (6, last), (6, shrinking)), "AAAAAA.BB")
        expectEqual(line(9, (2, growing), (2, FlowItemTraits(grow: 1, priority: .nan))), "AAAA.BBBB")
        // B needs its minimum before A may grow.
        expectEqual(line(10, (2, first), (1, FlowItemTraits(grow: 1, minLength: 5))), "AAAA.BBBBB")
    }

    @Test func aLineIsFilledToTheUnit() throws {
        let factors: [Double] = [0.1, 0.25, 1, 2, 3]
        for seed in UInt64(0)..<1000 {
            var random = SeededGenerator(seed: seed)
            var list = FlowItems()
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let factor = factors.randomElement(using: &random) ?? 1
                let traits = FlowItemTraits(grow: factor, maxLength: random.chance(2) ? Double.infinity : 40)
                list.append(FlowItem(width: random.length(in: 0...40), height: 1, traits: traits))
            }
            list[0].traits = growing
            let space = list.reduce(0) { $0 + $1.width } + random.length(in: 0...500)
            let arrangement = FlowArrangement(of: list, in: space, options: tight())
            try #require(arrangement.lines.map(\.frame.width) == [space], "seed \(seed)")
        }
    }
}
