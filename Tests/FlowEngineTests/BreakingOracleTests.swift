import Expectations
import FlowEngine
import TestSupport
import Testing

/// Balanced and even lines against all ways to break, and longer lists against a trial of all lines: to the last bit,
/// ties included.
@Suite struct BreakingOracleTests {
    /// All lists of numbers of a set.
    private func lists(of count: Int, from set: [Int]) -> [[Int]] {
        (0..<count).reduce([[]]) { lists, _ in lists.flatMap { list in set.map { list + [$0] } } }
    }

    @Test(
        arguments: [
            (1...3, [0, 1, 2, 3, 5, 7]), (4...4, [0, 1, 2, 5]), (5...5, [0, 1, 4]), (7...7, [1, 3]),
            (8...8, [2, 3]),
        ], [FlowLineBreaking.balanced, .even])
    func linesAreTheBestOfAll(small: (counts: ClosedRange<Int>, set: [Int]), breaking: FlowLineBreaking)
        throws
    {
        for count in small.counts {
            for lengths in lists(of: count, from: small.set) {
                for available in [0, 3, 5, 6, 10] {
                    for gap in [0, 1] {
                        let problem = BreakingProblem(
                            lengths: lengths, gaps: lengths.map { _ in gap }, available: available)
                        let isBest = problem.ranges(breaking) == problem.bestOfAll(breaking)
                        try #require(isBest, "\(problem)")
                    }
                }
            }
        }
    }

    @Test(arguments: [FlowLineBreaking.balanced, .even])
    func linesAreTheBestOfAllWithBreaksAndLimits(breaking: FlowLineBreaking) throws {
        for seed in UInt64(0)..<3000 {
            var random = SeededGenerator(seed: seed)
            let problem = BreakingProblem(upTo: 8, largest: 9, using: &random)
            let isBest = problem.ranges(breaking) == problem.bestOfAll(breaking)
            try #require(isBest, "seed \(seed): \(problem)")
        }
    }

    @Test(arguments: [FlowLineBreaking.balanced, .even])
    func linesOfAnyKindAreTheBestOfATrial(breaking: FlowLineBreaking) throws {
        for (count, seeds) in [(8, UInt64(0)..<3000), (60, 4000..<4200), (400, 6000..<6005)] {
            for seed in seeds {
                var random = SeededGenerator(seed: seed)
                let problem = BreakingProblem(ofAnyKindUpTo: count, using: &random)
                let isBest = problem.ranges(breaking) == problem.bestOrGreedy(breaking)
                try #require(isBest, "seed \(seed): \(problem)")
            }
        }
    }

    // Lines are balanced where full ones would be no more than the fewest there may be, and otherwise as before.
    @Test(arguments: FlowLineBreaking.allCases)
    func moreLinesThanNeededAreTheBestOfAll(breaking: FlowLineBreaking) throws {
        for seed in UInt64(0)..<3000 {
            var random = SeededGenerator(seed: seed)
            var problem = BreakingProblem(upTo: 8, largest: 9, using: &random)
            let needed = problem.ranges(breaking)
            problem.minLines = Int.random(in: -1...9, using: &random)
            let areMore = problem.minLines <= 1 || problem.greedy.count > problem.minLines
            let isBest = problem.ranges(breaking) == (areMore ? needed : problem.bestOfAll(.balanced))
            try #require(isBest, "seed \(seed): \(problem)")
        }
    }

    @Test func moreLinesOfAnyKindAreTheBestOfATrial() throws {
        for (count, seeds) in [(8, UInt64(0)..<4000), (60, 4000..<4200)] {
            for seed in seeds {
                var random = SeededGenerator(seed: seed)
                var problem = BreakingProblem(ofAnyKindUpTo: count, using: &random)
                let needed = problem.bestOrGreedy(.balanced)
                problem.minLines = Int.random(in: 0...count, using: &random)
                let lines = min(problem.minLines, problem.mostLines)
                // With a line for each, it does not matter what overlaps, unless some go together.
                let isForEach =
                    lines == problem.lengths.count
                    && problem.together.subtracting([0]).isSubset(of: problem.forced)
                let areMore =
                    needed.count < lines
                    && (isForEach || !problem.overlaps(in: 0..<problem.lengths.count))
                let best = areMore ? problem.bestOfTrial(onto: lines) : needed
                try #require(problem.ranges(.balanced) == best, "seed \(seed): \(problem)")
            }
        }
    }

    // There are as many lines as asked for, however many that is.
    @Test(arguments: [(4097, 4095), (8192, 4095), (10_000, 7000)])
    func manyLinesAreAsManyAsAskedFor(items: Int, lines: Int) {
        var random = SeededGenerator(seed: UInt64(items))
        let sizes = (0..<items).map { _ in FlowSize(width: random.length(in: 0...60), height: 1) }
        let options = FlowOptions(minLines: lines)
        expectEqual(FlowArrangement(of: FlowItems(sizes), in: nil, options: options).lines.count, lines)
    }

    @Test func greedyLinesEndWhereTheyMay() throws {
        for seed in UInt64(0)..<4000 {
            var random = SeededGenerator(seed: seed)
            let problem = BreakingProblem(upTo: 12, largest: 9, using: &random)
            try #require(problem.ranges(.greedy) == problem.greedy, "seed \(seed): \(problem)")
        }
    }

    @Test(arguments: [FlowLineBreaking.balanced, .even])
    func bothSlowAnswersAreTheSame(breaking: FlowLineBreaking) throws {
        for seed in UInt64(0)..<500 {
            var random = SeededGenerator(seed: seed)
            let problem = BreakingProblem(upTo: 8, largest: 9, using: &random)
            try #require(
                problem.bestOfTrial(breaking) == problem.bestOfAll(breaking), "seed \(seed): \(problem)")
        }
    }
}
