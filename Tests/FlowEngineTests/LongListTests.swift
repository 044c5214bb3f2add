import Expectations
import FlowEngine
import TestSupport
import Testing

/// Chosen lines of more items than those that all other tests try every way to break: each end of each line is tried.
@Suite struct LongListTests {
    @Test(arguments: [FlowLineBreaking.balanced, .even], [(60, 200), (400, 5)])
    func linesAreTheBestOfATrial(breaking: FlowLineBreaking, lists: (count: Int, seeds: Int)) throws {
        for seed in 0..<lists.seeds {
            let list = LongList(upTo: lists.count, seed: UInt64(seed))
            try #require(list.ranges(breaking) == list.best(breaking), "seed \(seed): \(list)")
        }
    }

    @Test func moreLinesThanNeededAreTheBestOfATrial() throws {
        for seed in UInt64(0)..<100 {
            let list = LongList(upTo: 60, seed: seed)
            let needed = list.best(.balanced).count
            let count = needed + Int(seed) % (list.lengths.count - needed + 1)
            try #require(
                list.ranges(.balanced, minLines: count) == list.best(onto: count), "seed \(seed): \(list)")
        }
    }

    // There are as many lines as asked for, however many that is.
    @Test(arguments: [(4097, 4095), (6000, 4500)])
    func manyLinesAreAsManyAsAskedFor(items: Int, lines: Int) {
        var random = SeededGenerator(seed: UInt64(items))
        let sizes = (0..<items).map { _ in FlowSize(width: random.length(in: 0...60), height: 1) }
        let options = FlowOptions(minLines: lines)
        expectEqual(FlowArrangement(of: FlowItems(sizes), in: nil, options: options).lines.count, lines)
    }
}

/// Items in whole numbers that are 1/1024 point each.
private struct LongList {
    let lengths: [Int]
    let spacing: Int
    let available: Int

    init(upTo count: Int, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        lengths = (0..<Int.random(in: count / 2...count, using: &random)).map { _ in
            random.chance(10) ? 0 : Int.random(in: 0...60 * 1024, using: &random)
        }
        spacing = Int.random(in: 0...12 * 1024, using: &random)
        available = Int.random(in: 30 * 1024...400 * 1024, using: &random)
    }

    /// The answer of the engine.
    func ranges(_ breaking: FlowLineBreaking, minLines: Int = 1) -> [Range<Int>] {
        let sizes = lengths.map { FlowSize(width: Double($0) / 1024, height: 1) }
        let options = FlowOptions(
            itemSpacing: Double(spacing) / 1024, lineBreaking: breaking, minLines: minLines)
        return FlowArrangement(of: FlowItems(sizes), in: Double(available) / 1024, options: options).lines
            .map(\.range)
    }

    /// The lines that cost the least. Among equals, there are few, and the first of them have the most items.
    func best(_ breaking: FlowLineBreaking) -> [Range<Int>] {
        var rests = [Rest(lines: 0, cost: 0, end: 0)]
        for start in lengths.indices.reversed() {
            let choices = ends(from: start).map { end, length in
                let rest = rests[rests.count - 1 - (end - start - 1)]
                let slack = end == lengths.count ? 0 : max(available - length, 0)
                let cost = breaking == .even ? slack * slack : length * length
                return Rest(lines: rest.lines + 1, cost: rest.cost + cost, end: end)
            }
            rests.append(
                choices.reduce(choices[0]) { best, rest in
                    let (new, old) = ([rest.cost, rest.lines], [best.cost, best.lines])
                    let isWorse =
                        breaking == .even
                        ? old.lexicographicallyPrecedes(new)
                        : old.reversed().lexicographicallyPrecedes(new.reversed())
                    return isWorse ? best : rest
                })
        }
        return lines { rests[rests.count - 1 - $0].end }
    }

    /// The given number of lines whose squares are the least.
    func best(onto count: Int) -> [Range<Int>] {
        // For each number of lines, the best rest from each item on.
        var rests = [[Rest?](repeating: nil, count: lengths.count) + [Rest(lines: 0, cost: 0, end: 0)]]
        for number in 1...count {
            rests.append(
                lengths.indices.map { start in
                    var best: Rest?
                    for (end, length) in ends(from: start) {
                        guard let rest = rests[number - 1][end] else { continue }
                        let cost = rest.cost + length * length
                        if best.map({ cost <= $0.cost }) ?? true {
                            best = Rest(lines: number, cost: cost, end: end)
                        }
                    }
                    return best
                } + [nil])
        }
        var left = count + 1
        return lines { start in
            left -= 1
            return rests[left][start]?.end ?? lengths.count
        }
    }

    private struct Rest {
        let lines: Int
        let cost: Int
        let end: Int
    }

    /// Where a line may end, and how long it is then.
    private func ends(from start: Int) -> [(end: Int, length: Int)] {
        var length = -spacing
        var ends: [(Int, Int)] = []
        for index in start..<lengths.count {
            length += spacing + lengths[index]
            if index > start, length > available { break }
            ends.append((index + 1, length))
        }
        return ends
    }

    private func lines(_ end: (_ start: Int) -> Int) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        while lines.last?.upperBound ?? 0 < lengths.count {
            let start = lines.last?.upperBound ?? 0
            lines.append(start..<end(start))
        }
        return lines
    }
}
