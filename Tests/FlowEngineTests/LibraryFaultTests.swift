import Expectations
import FlowEngine
import TestSupport
import Testing

/// Faults measured in other flow layouts of today that concern geometry.
@Suite struct LibraryFaultTests {
    // Widths come back as they went in: every one of 2⁻²⁰ point.
    @Test(arguments: [10, 100], FlowDistribution.allCases)
    func aFlowOfTheWidthItReportedDoesNotWrapAnew(count: Int, distribution: FlowDistribution) throws {
        for seed in UInt64(0)..<100 {
            var random = SeededGenerator(seed: seed)
            let list = items((0..<count).map { _ in (Double.random(in: 20...120, using: &random), 20) })
            for breaking in [FlowLineBreaking.greedy, .balanced] {
                for sizing in FlowSizing.allCases {
                    var options = FlowOptions(itemSpacing: Double.random(in: 0...10, using: &random))
                    (options.distribution, options.lineBreaking) = (distribution, breaking)
                    options.sizing = sizing
                    let space = Double.random(in: 120...600, using: &random)
                    let first = FlowArrangement(of: list, in: space, options: options)
                    let second = FlowArrangement(of: list, in: first.size.width, options: options)
                    let isSame = first == second
                    try #require(isSame, "seed \(seed), \(breaking) \(sizing) in \(space)")
                }
            }
        }
    }

    @Test(arguments: [10, 100])
    func aFlowOfGrowingItemsKeepsItsLines(count: Int) throws {
        for seed in UInt64(0)..<100 {
            var random = SeededGenerator(seed: seed)
            var list = items((0..<count).map { _ in (Double.random(in: 20...120, using: &random), 20) })
            for index in 0..<count where random.chance(2) {
                list[index].traits = FlowItemTraits(
                    grow: 1, maxLength: Double.random(in: 20...200, using: &random))
            }
            let space = Double.random(in: 120...600, using: &random)
            let first = FlowLines(of: list, in: space, options: FlowOptions())
            let width = FlowArrangement(of: list, in: space).size.width
            let second = FlowLines(of: list, in: width, options: FlowOptions())
            try #require(first.ranges == second.ranges, "seed \(seed) in \(space)")
        }
    }

    @Test func justifiedLinesOfOneItemStandWhereLinesDo() {
        let options = tight { ($0.distribution, $0.lineAlignment) = (.justified, .trailing) }
        let arrangement = FlowArrangement(of: items((2, 1), (5, 1), (3, 1)), in: 5, options: options)
        expectEqual(
            arrangement.picture,
            """
            ...AA
            BBBBB
            ..CCC
            """)
        let centered = tight { ($0.distribution, $0.lineAlignment) = (.justified, .center) }
        expectEqual(
            FlowArrangement(of: items((1, 1), (5, 1), (3, 1)), in: 5, options: centered).picture,
            """
            ..A..
            BBBBB
            .CCC.
            """)
    }

    @Test func aHuggingJustifiedFlowIsAsWideAsItsWidestItem() {
        let options = tight { $0.distribution = .justified }
        let arrangement = FlowArrangement(of: items((2, 1), (2, 1), (7, 1), (1, 1)), in: 5, options: options)
        expectEqual(
            arrangement.picture,
            """
            AA...BB
            CCCCCCC
            D......
            """)
        expectEqual(arrangement.size, size(7, 3))
    }

    @Test func anUnboundedJustifiedFlowIsTheLineItReports() {
        let options = tight { ($0.distribution, $0.itemSpacing) = (.justified, 1) }
        for sizing in FlowSizing.allCases {
            var options = options
            options.sizing = sizing
            for available in [nil, Double.infinity] {
                let arrangement = FlowArrangement(
                    of: items((2, 1), (3, 1), (2, 1)), in: available, options: options)
                expectEqual(arrangement.picture, "AA.BBB.CC")
                expectEqual(arrangement.size, size(9, 1))
                expectEqual(
                    arrangement, FlowArrangement(of: items((2, 1), (3, 1), (2, 1)), in: 9, options: options)
                )
            }
        }
    }

    @Test func aBreakBeforeAnOversizedItemAddsNoLine() {
        let plain = FlowItemTraits()
        for first in [plain, FlowItemTraits(breaksAfter: true)] {
            let list = items([(2, first), (7, FlowItemTraits(breaksBefore: true)), (2, plain)])
            expectEqual(
                FlowArrangement(of: list, in: 5, options: tight { $0.lineSpacing = 1 }).picture,
                """
                AA.....
                .......
                BBBBBBB
                .......
                CC.....
                """)
        }
    }

    /// Work is counted by the lines between which a distance is asked for: one for each pair, once.
    @Test(arguments: FlowLineBreaking.allCases)
    func everyPairOfLinesIsAskedForOnce(breaking: FlowLineBreaking) {
        let list = items([(Double, Double)](repeating: (3, 1), count: 500))
        var pairs: [Range<Int>] = []
        var options = tight { $0.lineBreaking = breaking }
        options.distribution = .justified
        _ = FlowArrangement(of: FlowLines(of: list, in: 7, options: options), across: nil) { upper, lower in
            pairs.append(upper.lowerBound..<lower.upperBound)
            return 0
        }
        expectEqual(pairs.count, 249)
        expectEqual(pairs.first, 0..<4)
        expectEqual(Set(pairs).count, 249)
    }
}
