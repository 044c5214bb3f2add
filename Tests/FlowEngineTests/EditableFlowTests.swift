import TestSupport
import Testing

@testable import FlowEngine

/// An index against an arrangement of the same items from scratch, to the last bit.
@Suite struct EditableFlowTests {
    @Test func anEditedIndexEqualsAnArrangementFromScratch() throws {
        for seed in UInt64(0)..<200 {
            var random = RandomIndex(seed: seed)
            try expectEqual(random)
            for _ in 0..<12 {
                _ = random.edit()
                try expectEqual(random)
            }
        }
    }

    // Whole chunks of equal items are not broken line by line.
    @Test func anEditAmongEqualItemsEqualsAnArrangementFromScratch() throws {
        for seed in UInt64(2000)..<2040 {
            var random = RandomIndex(seed: seed, equalCount: 1500)
            try expectEqual(random)
            for _ in 0..<8 {
                _ = random.edit()
                try expectEqual(random)
            }
        }
    }

    @Test func anEditAmongEqualItemsBreaksFewLines() {
        // Four on a line; every edit moves all items behind it.
        var index = EditableFlow(repeating: .init(width: 20, height: 10), count: 100_000, in: 110)
        #expect(index.lineCount == 25_000)
        for at in stride(from: 90_000, to: 0, by: -10_000) {
            index.insert(.init(width: 30, height: 10), at: at)
            #expect(index.newLineCount < 200)
            index.insert(.init(width: 20, height: 10), at: at)
            #expect(index.newLineCount < 200)
        }
    }

    // Items that have nothing but sizes are broken faster, also if they once had more.
    @Test func whatIsSetAndUnsetLeavesNothing() {
        let sizes = (0..<1000).map { FlowSize(width: Double($0 % 90), height: 20) }
        let plain = EditableFlow(of: FlowItems(sizes), in: 390)
        var index = plain
        let odd = FlowItem(
            width: 5, height: 5, firstBaseline: 1, lastBaseline: 2, spacing: 3,
            traits: FlowItemTraits(breaksBefore: true))
        for at in [0, 5, 500, 501, 999] {
            let before = index[at]
            index.replace(at: at, with: odd)
            #expect(index[at] == odd)
            index.replace(at: at, with: before)
        }
        index.insert(odd, at: 700)
        index.remove(at: 700)
        #expect(index.items == plain.items)
        #expect(index.list.chunks.allSatisfy { $0.details.isEmpty })
    }

    private func expectEqual(_ random: RandomIndex) throws {
        let (index, arrangement) = (random.index, random.arrangement)
        try #require(index.count == random.list.count, "\(random)")
        try #require(index.size == arrangement.size, "\(random)")
        try #require(index.lineCount == arrangement.lines.count, "\(random)")
        let part = index.arrangement(ofLines: 0..<index.lineCount)
        try #require(part == arrangement, "\(random)")
    }

    @Test func anEditBreaksNoLinesButThoseThatItMay() throws {
        for seed in UInt64(1000)..<1300 {
            var random = RandomIndex(seed: seed)
            guard random.index.options.lineBreaking == .greedy, random.index.options.columns == .natural
            else {
                continue
            }
            for _ in 0..<12 {
                let before = random.arrangement.lines.map(\.range)
                let wasFlexible = random.isFlexibleWithoutEnd
                // Lines of equal items stay though they begin with others.
                let change = random.edit(repeats: false)
                guard let change, !wasFlexible, !random.isFlexibleWithoutEnd else { continue }
                let after = random.arrangement.lines.map(\.range)

                // From the line on that the item before the edit is on, up to one that begins with the same
                // item as before.
                let touched = before.firstIndex { change.range.lowerBound <= $0.upperBound } ?? 0
                let moved = change.count - change.range.count
                let starts = Set(before.map { $0.lowerBound + moved })
                let new = after.dropFirst(touched).prefix { line in
                    line.lowerBound < change.range.lowerBound + change.count
                        || !starts.contains(line.lowerBound)
                }
                try #require(random.index.newLineCount == new.count, "\(random)")
            }
        }
    }
}

extension RandomIndex {
    fileprivate var isFlexibleWithoutEnd: Bool {
        index.availableLength == nil && list.contains { $0.traits.grow > 0 || $0.traits.shrink > 0 }
    }
}
