import Expectations
import FlowEngine
import TestSupport
import Testing

/// Balanced and even lines of long lists against a trial of all lines: to the last bit, ties included.
@Suite struct BreakingOracleTests {
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
            let problem = BreakingProblem(ofAnyKindUpTo: 12, using: &random)
            try #require(problem.ranges(.greedy) == problem.greedy, "seed \(seed): \(problem)")
        }
    }
}
