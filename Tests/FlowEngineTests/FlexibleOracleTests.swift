import FlowEngine
import TestSupport
import Testing

/// Growing and shrinking against the specification's own steps, and what holds whatever
/// the items.
@Suite struct FlexibleOracleTests {
    private func problem(_ seed: UInt64) -> FlexProblem {
        var random = SeededGenerator(seed: seed)
        return FlexProblem(upTo: 12, using: &random)
    }

    /// As many priorities as items, of three kinds.
    private func priorities(_ seed: UInt64, _ count: Int) -> [Double] {
        var random = SeededGenerator(seed: ~seed)
        return (0..<count).map { _ in Double(Int.random(in: -1...1, using: &random)) }
    }

    @Test func lengthsAreThoseOfTheSpecification() throws {
        for seed in UInt64(0)..<5000 {
            let problem = problem(seed)
            try #require(problem.naive.matches(problem.arrangement()), "seed \(seed): \(problem)")
        }
    }

    @Test func noItemLeavesItsLimits() throws {
        for seed in UInt64(0)..<3000 {
            let problem = problem(seed)
            let frames = problem.arrangement(priorities(seed, problem.items.count)).frames
            for (frame, item) in zip(frames, problem.items) {
                try #require(item.clamp(frame.width) == frame.width, "seed \(seed): \(problem)")
            }
        }
    }

    @Test func aLineIsFilledToTheUnitIfAnyItemCanFillIt() throws {
        for seed in UInt64(0)..<3000 {
            let problem = problem(seed)
            let lines = problem.arrangement(priorities(seed, problem.items.count)).lines
            let length = lines.reduce(0) { $0 + $1.frame.width }
            let ideal = problem.items.reduce(problem.gaps) { $0 + $1.clamp($1.basis) }
            try #require(lines.count == 1)
            if ideal < problem.available {
                try #require(length <= problem.available, "seed \(seed): \(problem)")
                if problem.items.contains(where: { $0.grow >= 1 && $0.maximum == .infinity }) {
                    try #require(length == problem.available, "seed \(seed): \(problem)")
                }
            } else {
                try #require(length >= problem.available && length <= ideal, "seed \(seed): \(problem)")
                // Every item that could take all the rest is also one that need not.
                let isShrinkable = problem.items.allSatisfy { $0.shrink >= 1 }
                if isShrinkable {
                    try #require(length == problem.available, "seed \(seed): \(problem)")
                }
            }
        }
    }

    @Test func higherPrioritiesGrowFirstAndShrinkLast() throws {
        for seed in UInt64(0)..<3000 {
            var problem = problem(seed)
            for index in problem.items.indices {
                (problem.items[index].grow, problem.items[index].shrink) = (1, 1)
            }
            let priorities = priorities(seed, problem.items.count)
            let frames = problem.arrangement(priorities).frames
            for (index, item) in problem.items.enumerated() {
                let (length, ideal) = (frames[index].width, item.clamp(item.basis))
                // One that has grown leaves none before it that still could, and likewise for shrinking.
                for (other, before) in problem.items.enumerated() {
                    if length > ideal && priorities[other] > priorities[index] {
                        try #require(
                            frames[other].width == before.clamp(.infinity), "seed \(seed): \(problem)")
                    }
                    if length < ideal && priorities[other] < priorities[index] {
                        try #require(frames[other].width == before.clamp(0), "seed \(seed): \(problem)")
                    }
                }
            }
        }
    }
}
