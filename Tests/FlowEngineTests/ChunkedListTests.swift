import Expectations
import TestSupport
import Testing

@testable import FlowEditing
@testable import FlowEngine

/// A list in chunks against an array.
@Suite struct ChunkedListTests {
    @Test func editsEqualThoseOfAnArray() throws {
        for seed in UInt64(0)..<20 {
            var random = SeededGenerator(seed: seed)
            var array = numbers(upTo: 3000, using: &random)
            var list = ChunkedList(Numbers(array))
            for _ in 0..<80 {
                let end = Int.random(in: 0...array.count, using: &random)
                let most = random.chance(8) ? 2000 : 6
                let range = max(end - Int.random(in: 0...most, using: &random), 0)..<end
                let new = numbers(upTo: random.chance(8) ? 2000 : 6, using: &random)
                array.replaceSubrange(range, with: new)
                list.replaceSubrange(range, with: Numbers(new))
                try requireEqual(list, array, seed: seed, using: &random)
            }
        }
    }

    @Test func appendingEqualsThatToAnArray() throws {
        for seed in UInt64(0)..<3 {
            var random = SeededGenerator(seed: seed)
            var array: [Int] = []
            var list = ChunkedList(Numbers())
            while array.count < 2000 {
                let new = numbers(upTo: random.chance(8) ? 20 : Numbers.capacity, using: &random)
                array += new
                list.append(Numbers(new))
                try requireEqual(list, array, seed: seed, using: &random)
            }
        }
    }

    /// Chunks of 6, of which each can have 8.
    @Test func chunksThatHaveSpaceForAnEditStayAsManyAsTheyWere() {
        var list = ChunkedList(Numbers([Int](repeating: 0, count: 24)))
        expectEqual(list.chunks.map(\.count), [6, 6, 6, 6])
        list.replaceSubrange(5..<7, with: Numbers([1, 1, 1]))
        expectEqual(list.chunks.map(\.count), [6, 7, 6, 6])
        list.replaceSubrange(5..<8, with: Numbers([1, 1, 1, 1, 1, 1]))
        expectEqual(list.chunks.map(\.count), [8, 8, 6, 6])
        list.replaceSubrange(7..<9, with: Numbers([1, 1, 1]))
        expectEqual(list.chunks.map(\.count), [5, 6, 6, 6, 6])
    }

    private func requireEqual(
        _ list: ChunkedList<Numbers>, _ array: [Int], seed: UInt64, using random: inout SeededGenerator
    ) throws {
        try #require(list.chunks.flatMap(\.values) == array, "seed \(seed)")
        try #require(list.count == array.count, "seed \(seed)")
        try #require(list.summary.sum == array.reduce(0, +), "seed \(seed)")
        let counts = list.chunks.indices.map { list.summary(ofChunk: $0).count }
        try #require(counts == list.chunks.map(\.count), "seed \(seed)")
        try #require(list.chunks.allSatisfy { $0.count <= Numbers.capacity }, "seed \(seed)")
        let least = list.chunks.count == 1 ? 0 : Numbers.leastCount
        try #require(list.chunks.allSatisfy { $0.count >= least }, "seed \(seed)")

        let end = Int.random(in: 0...array.count, using: &random)
        let range = Int.random(in: 0...end, using: &random)..<end
        var visited: [Int] = []
        list.visit(range) { chunk, part in visited += chunk.values[part] }
        try #require(visited == Array(array[range]), "seed \(seed)")

        // The chunk in which a sum is passed.
        let sum = Int.random(in: 0...array.reduce(0, +), using: &random)
        var skipped = 0
        let chunk = list.chunk { summary in
            guard skipped + summary.sum <= sum else { return false }
            skipped += summary.sum
            return true
        }
        try #require(skipped == list.chunks[..<chunk].reduce(0) { $0 + $1.summary.sum }, "seed \(seed)")
        try #require(skipped <= sum, "seed \(seed)")
        let isLast = chunk == list.chunks.count - 1
        try #require(isLast || skipped + list.chunks[chunk].summary.sum > sum, "seed \(seed)")
    }

    private func numbers(upTo count: Int, using random: inout SeededGenerator) -> [Int] {
        (0..<Int.random(in: 0...count, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
    }
}

private struct Numbers: Chunk {
    static var capacity: Int { 8 }
    var values: [Int] = []

    init() {}

    init(_ values: [Int]) {
        self.values = values
    }

    var count: Int { values.count }
    var summary: Summary { Summary(count: count, sum: values.reduce(0, +)) }

    mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }

    mutating func replaceSubrange(_ range: Range<Int>, with part: Range<Int>, of other: Numbers) {
        values.replaceSubrange(range, with: other.values[part])
    }

    struct Summary: ChunkSummary {
        var count = 0
        var sum = 0

        mutating func append(_ next: Summary) {
            count += next.count
            sum += next.sum
        }
    }
}
