import FlowEngine
import TestSupport

extension BreakingProblem {
    /// The best lines by a plain dynamic program, which tries all lines from each item on.
    func bestOfTrial(_ breaking: FlowLineBreaking) -> [Range<Int>] {
        var rests = [Rest](repeating: Rest(), count: lengths.count + 1)
        for first in lengths.indices.reversed() {
            rests[first] = best(from: first, breaking) { rests[$0] } ?? Rest()
        }
        var ranges: [Range<Int>] = []
        var first = 0
        while first < lengths.count {
            let next = rests[first].next
            ranges.append(first..<next)
            first = next
        }
        return ranges
    }

    /// The best lines of each paragraph, or greedy ones where items overlap by more than their own length.
    func bestOrGreedy(_ breaking: FlowLineBreaking) -> [Range<Int>] {
        let (best, greedy) = (bestOfTrial(breaking), greedy)
        let starts = [0] + forced.filter { $0 > 0 && $0 < lengths.count }.sorted() + [lengths.count]
        return zip(starts, starts.dropFirst()).flatMap { start, end in
            (overlaps(in: start..<end) ? greedy : best).filter { (start..<end).contains($0.lowerBound) }
        }
    }

    /// Whether an item overlaps the one before it by more than the length of either, on a line that both may be on.
    func overlaps(in range: Range<Int>) -> Bool {
        range.dropFirst().contains { index in
            !forced.contains(index) && gaps[index] + min(lengths[index - 1], lengths[index]) < 0
        }
    }

    /// The best of so many balanced lines, or none, by the same program for one line after the other.
    func bestOfTrial(onto count: Int) -> [Range<Int>] {
        var rests: [[Rest?]] = [lengths.map { _ in nil } + [Rest()]]
        for number in 0..<count {
            rests.append(
                lengths.indices.map { first in best(from: first, .balanced) { rests[number][$0] } } + [nil])
        }
        var ranges: [Range<Int>] = []
        var first = 0
        for number in (1...count).reversed() {
            guard let rest = rests[number][first] else { return [] }
            ranges.append(first..<rest.next)
            first = rest.next
        }
        return ranges
    }

    /// The best line from an item on, before others.
    private func best(
        from first: Int, _ breaking: FlowLineBreaking, before rest: (_ next: Int) -> Rest?
    ) -> Rest? {
        var best: Rest?
        var used = 0
        var reach = 0
        for next in first + 1...lengths.count {
            if next > first + 1 {
                used += gaps[next - 1]
                if forced.contains(next - 1) || next - first > limit ?? .max { break }
            }
            used += lengths[next - 1]
            if used > available && next > first + 1 { break }
            reach = max(reach, used)
            guard mayEnd(first..<next), let following = rest(next) else { continue }
            let space = isFree(first..<next) ? 0 : max(available - reach, 0)
            let line = Rest(next: next, measure: breaking == .balanced ? reach : space, before: following)
            if best.map({ $0.isWorse(than: line, breaking) }) ?? true {
                best = line
            }
        }
        return best
    }
}

/// What follows a break: where the first line ends, how many lines there are and what they cost.
private struct Rest {
    var next = 0
    var lines = 0
    /// The upper and the lower 64 bits.
    var cost: (UInt, UInt) = (0, 0)

    init() {}

    init(next: Int, measure: Int, before rest: Rest) {
        self.next = next
        lines = rest.lines + 1
        let square = UInt(measure).multipliedFullWidth(by: UInt(measure))
        let (low, carry) = rest.cost.1.addingReportingOverflow(square.low)
        cost = (rest.cost.0 + square.high + (carry ? 1 : 0), low)
    }

    /// Whether another rest is better, or as good and comes later: its first line has more items.
    func isWorse(than later: Rest, _ breaking: FlowLineBreaking) -> Bool {
        let (own, other) = (UInt(lines), UInt(later.lines))
        return breaking == .balanced
            ? (own, cost.0, cost.1) >= (other, later.cost.0, later.cost.1)
            : (cost.0, cost.1, own) >= (later.cost.0, later.cost.1, other)
    }
}

extension BreakingProblem {
    /// Up to `count` items of all kinds: many without length, all of few lengths so that many ways to break
    /// are equally good, longer than the space, or enormous; neighbors that overlap by a part of an item or
    /// by more than one; lines with few items and with very many.
    init(ofAnyKindUpTo count: Int, using random: inout SeededGenerator) {
        let count = Int.random(in: 0...count, using: &random)
        let unit = random.element(of: [1, 7, 1000, 1 << 20, 1 << 32])
        let largest = random.element(of: [1, 2, 10, 1000])
        let zeros = random.element(of: [1, 2, 5, 1000])
        lengths = (0..<count).map { _ in
            random.chance(zeros) ? 0 : Int.random(in: 0...largest, using: &random) * unit
        }
        let gaps = random.element(of: [0...0, 0...1, 0...largest, -1...0, -largest...1])
        let gap = Int.random(in: gaps, using: &random)
        let haveOwnGaps = random.chance(2)
        self.gaps = (0..<count).map { _ in
            unit * (haveOwnGaps ? Int.random(in: gaps, using: &random) : gap)
        }
        if random.chance(4) {
            // As much as is possible without one that is longer than its neighbors.
            for index in self.gaps.indices.dropFirst() {
                self.gaps[index] = max(self.gaps[index], -lengths[index - 1], -lengths[index])
            }
        }
        if random.chance(4) {
            shrinkage = (0..<count).map { _ in unit * Int.random(in: 0...largest, using: &random) }
        }
        let breaks = random.element(of: [2, 10, 100])
        if random.chance(4) {
            forced = Set((0..<count).filter { _ in random.chance(breaks) })
        }
        if random.chance(4) {
            together = Set((0..<count).filter { _ in !random.chance(breaks) })
        }
        limit = random.chance(4) ? Int.random(in: 1...random.element(of: [3, 10, 100]), using: &random) : nil
        let items = random.element(of: [1, 3, 10, 100])
        // The engine knows no larger space.
        available = min(unit * Int.random(in: 0...largest * items, using: &random), 1 << 42)
    }
}
