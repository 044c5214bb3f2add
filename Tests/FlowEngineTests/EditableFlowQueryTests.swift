import Expectations
import FlowEditing
import TestSupport
@testable import NaiveFlows
import Testing

/// What an index answers, against a search through all of an arrangement.
@Suite struct EditableFlowQueryTests {
    @Test func answersAreThoseOfTheWholeArrangement() throws {
        for seed in UInt64(0)..<150 {
            var random = RandomEdits(seed: seed)
            random.edit()
            let (index, whole) = (random.edited, random.arrangement)
            for (number, line) in whole.lines.enumerated() {
                try #require(index.line(at: number) == line, "\(random)")
                for item in line.range {
                    try #require(index.lineIndex(ofItem: item) == number, "\(random)")
                }
            }
            for item in whole.frames.indices.prefix(20) {
                try #require(index.frame(at: item) == whole.frames[item], "\(random)")
                try #require(index[item].size == random.list[item].size, "\(random)")
            }
            let end = Int.random(in: 0...index.count, using: &random.random)
            let range = Int.random(in: 0...end, using: &random.random)..<end
            try #require(index.frames(of: range) == Array(whole.frames[range]), "\(random)")
            try expectEqualSearches(random)
        }
    }

    private func expectEqualSearches(_ flow: RandomEdits) throws {
        var random = flow.random
        let (index, whole) = (flow.edited, flow.arrangement)
        let axis = index.options.axis
        for _ in 0..<10 {
            let rect = FlowRect(
                x: Double.random(in: -50...whole.size.width + 50, using: &random),
                y: Double.random(in: -50...whole.size.height + 50, using: &random),
                width: random.chance(5) ? 0 : Double.random(in: 0...200, using: &random),
                height: random.chance(5) ? 0 : Double.random(in: 0...200, using: &random))
            let items = whole.frames.indices.filter { whole.frames[$0].meets(rect) }
            let found = index.frames(intersecting: rect)
            try #require(found.map(\.index) == items, "\(rect) of \(flow)")
            try #require(found.map(\.frame) == items.map { whole.frames[$0] }, "\(rect) of \(flow)")

            let lines = whole.lines.indices.filter { whole.lines[$0].frame.meetsAcross(rect, axis) }
            let range = lines.first.flatMap { first in lines.last.map { first..<$0 + 1 } } ?? 0..<0
            try #require(index.lineRange(intersecting: rect) == range, "\(rect) of \(flow)")

            if let item = items.last {
                try #require(whole.lineIndex(ofItem: item) == index.lineIndex(ofItem: item), "\(flow)")
            }
        }
    }

    @Test func partsAreThoseOfTheWholeArrangement() throws {
        for seed in UInt64(0)..<300 {
            var random = RandomEdits(seed: seed)
            let (index, whole) = (random.edited, random.arrangement)
            let end = Int.random(in: 0...index.lineCount, using: &random.random)
            let range = Int.random(in: 0...end, using: &random.random)..<end
            if range.isEmpty { continue }
            let part = index.part(ofLines: range)
            try #require(part.lines == Array(whole.lines[range]), "\(random)")
            let lines = whole.lines[range]
            let items = (lines.first?.range.lowerBound ?? 0)..<(lines.last?.range.upperBound ?? 0)
            try #require(part.items == items, "\(random)")
            try #require(Array(part.frames) == Array(whole.frames[items]), "\(random)")
            if index.options.lineSeparator != nil {
                let separators = whole.lineSeparators.dropFirst(range.lowerBound).prefix(range.count - 1)
                try #require(part.lineSeparators == Array(separators), "\(random)")
            }
            if index.options.itemSeparator != nil {
                // A line has one fewer than items, and none beside those that take no space.
                let collapsed = Set(whole.collapsedItems)
                func count(_ lines: ArraySlice<FlowLine>) -> Int {
                    lines.reduce(0) { count, line in
                        count + line.range.dropLast().count { collapsed.isDisjoint(with: [$0, $0 + 1]) }
                    }
                }
                let before = count(whole.lines[..<range.lowerBound])
                let separators = whole.itemSeparators[before...].prefix(count(lines))
                try #require(part.itemSeparators == Array(separators), "\(random)")
            }
        }
    }

    @Test func anEmptyIndexHasNothing() {
        let index = EditableFlow(in: 100)
        expectEqual(index.size, .zero)
        expectEqual(index.lineCount, 0)
        #expect(index.frames(of: 0..<0).isEmpty)
        #expect(index.frames(intersecting: rect(0, 0, 100, 100)).isEmpty)
        #expect(index.lineRange(intersecting: rect(0, 0, 100, 100)).isEmpty)
    }

    // Two lines: 60 and 50 wide, 20 high; below them 40 wide, 10 high.
    @Test func answersWorkedByHand() {
        let index = EditableFlow(
            of: items((60, 20), (50, 10), (40, 10)), in: 120, options: FlowOptions(itemSpacing: 10))
        expectEqual(index.size, size(120, 38))
        expectEqual(index.lineCount, 2)
        expectEqual(index.line(at: 0), FlowLine(range: 0..<2, frame: rect(0, 0, 120, 20)))
        expectEqual(index.line(at: 1), FlowLine(range: 2..<3, frame: rect(0, 28, 40, 10)))
        expectEqual(index.lineIndex(ofItem: 1), 0)
        expectEqual(index.lineIndex(ofItem: 2), 1)
        expectEqual(index.frame(at: 1), rect(70, 0, 50, 10))
        expectEqual(index.frames(intersecting: rect(60, 0, 60, 28)).map(\.index), [1])
        expectEqual(index.frames(intersecting: rect(30, 10, 10, 20)).map(\.index), [0, 2])
        expectEqual(index.lineRange(intersecting: rect(0, 20, 10, 8)), 0..<0)
        expectEqual(index.lineRange(intersecting: rect(0, 19, 10, 20)), 0..<2)
    }

    // Far beyond the largest length there are still lines.
    @Test func thickFlowsAreSearchedToTheirEnd() throws {
        let high = 4_294_967_296.0
        let index = EditableFlow(
            of: FlowItems(repeating: .init(width: 10, height: high), count: 100), in: 10,
            options: FlowOptions(lineSpacing: 0))
        expectEqual(index.lineRange(intersecting: rect(0, 50 * high, 10, high)), 50..<51)
        #expect(index.lineRange(intersecting: rect(0, .infinity, 10, 10)).isEmpty)
        #expect(index.lineRange(intersecting: rect(0, .nan, 10, 10)).isEmpty)
        #expect(index.frames(intersecting: rect(-.infinity, 98 * high, .infinity, .infinity)).isEmpty)
        expectEqual(
            index.frames(intersecting: rect(0, 98 * high, .infinity, .infinity)).map(\.index), [98, 99])
    }

    @Test func copiesDoNotChangeWithEachOther() {
        let first = EditableFlow(of: FlowItems(repeating: .init(width: 10, height: 10), count: 1000), in: 99)
        var second = first
        second.insert(.init(width: 100, height: 30), at: 500)
        second.availableLength = 50
        expectEqual(first.count, 1000)
        expectEqual(first.lineCount, 200)
        expectEqual(first.size, size(82, 200 * 18 - 8))
        expectEqual(second.count, 1001)
    }
}

extension FlowRect {
    fileprivate func meets(_ other: FlowRect) -> Bool {
        meetsAcross(other, .horizontal) && meetsAcross(other, .vertical)
    }

    fileprivate func meetsAcross(_ other: FlowRect, _ axis: FlowAxis) -> Bool {
        switch axis {
        case .horizontal: y < other.y + other.height && other.y < y + height
        case .vertical: x < other.x + other.width && other.x < x + width
        }
    }
}
