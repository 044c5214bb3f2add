import Expectations
import FlowEditing
import TestSupport
@testable import NaiveFlows
import Testing

/// What an editable flow answers, against a search through all of an arrangement.
@Suite struct EditableFlowQueryTests {
    @Test func answersAreThoseOfTheWholeArrangement() throws {
        for seed in UInt64(0)..<150 {
            var random = RandomEdits(seed: seed)
            random.edit()
            let (edited, whole) = (random.edited, random.arrangement)
            for (number, line) in whole.lines.enumerated() {
                try #require(edited.line(at: number) == line, "\(random)")
                for item in line.range {
                    try #require(edited.lineIndex(ofItem: item) == number, "\(random)")
                }
            }
            for item in whole.frames.indices.prefix(20) {
                try #require(edited.frame(at: item) == whole.frames[item], "\(random)")
                try #require(edited[item].size == random.list[item].size, "\(random)")
            }
            let end = Int.random(in: 0...edited.count, using: &random.random)
            let range = Int.random(in: 0...end, using: &random.random)..<end
            try #require(edited.frames(of: range) == Array(whole.frames[range]), "\(random)")
            try expectEqualSearches(random)
        }
    }

    private func expectEqualSearches(_ flow: RandomEdits) throws {
        var random = flow.random
        let (edited, whole) = (flow.edited, flow.arrangement)
        let axis = edited.options.axis
        for _ in 0..<10 {
            let rect = FlowRect(
                x: Double.random(in: -50...whole.size.width + 50, using: &random),
                y: Double.random(in: -50...whole.size.height + 50, using: &random),
                width: random.chance(5) ? 0 : Double.random(in: 0...200, using: &random),
                height: random.chance(5) ? 0 : Double.random(in: 0...200, using: &random))
            let items = whole.frames.indices.filter { whole.frames[$0].meets(rect) }
            let found = edited.frames(intersecting: rect)
            try #require(found.map(\.index) == items, "\(rect) of \(flow)")
            try #require(found.map(\.frame) == items.map { whole.frames[$0] }, "\(rect) of \(flow)")

            let lines = whole.lines.indices.filter { whole.lines[$0].frame.meetsAcross(rect, axis) }
            let range = lines.first.flatMap { first in lines.last.map { first..<$0 + 1 } } ?? 0..<0
            try #require(edited.lineRange(intersecting: rect) == range, "\(rect) of \(flow)")

            if let item = items.last {
                try #require(whole.lineIndex(ofItem: item) == edited.lineIndex(ofItem: item), "\(flow)")
            }
        }
    }

    @Test func partsAreThoseOfTheWholeArrangement() throws {
        for seed in UInt64(0)..<300 {
            var random = RandomEdits(seed: seed)
            let (edited, whole) = (random.edited, random.arrangement)
            let end = Int.random(in: 0...edited.lineCount, using: &random.random)
            let range = Int.random(in: 0...end, using: &random.random)..<end
            if range.isEmpty { continue }
            let part = edited.part(ofLines: range)
            try #require(part.lines == Array(whole.lines[range]), "\(random)")
            let lines = whole.lines[range]
            let items = (lines.first?.range.lowerBound ?? 0)..<(lines.last?.range.upperBound ?? 0)
            try #require(part.items == items, "\(random)")
            try #require(Array(part.frames) == Array(whole.frames[items]), "\(random)")
            if edited.options.lineSeparator != nil {
                let separators = whole.lineSeparators.dropFirst(range.lowerBound).prefix(range.count - 1)
                try #require(part.lineSeparators == Array(separators), "\(random)")
            }
            if edited.options.itemSeparator != nil {
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

    @Test func anEmptyFlowHasNothing() {
        let flow = EditableFlow(in: 100)
        expectEqual(flow.size, .zero)
        expectEqual(flow.lineCount, 0)
        #expect(flow.frames(of: 0..<0).isEmpty)
        #expect(flow.frames(intersecting: rect(0, 0, 100, 100)).isEmpty)
        #expect(flow.lineRange(intersecting: rect(0, 0, 100, 100)).isEmpty)
    }

    // Two lines: 60 and 50 wide, 20 high; below them 40 wide, 10 high.
    @Test func answersWorkedByHand() {
        let flow = EditableFlow(
            of: items((60, 20), (50, 10), (40, 10)), in: 120, options: FlowOptions(itemSpacing: 10))
        expectEqual(flow.size, size(120, 38))
        expectEqual(flow.lineCount, 2)
        expectEqual(flow.line(at: 0), FlowLine(range: 0..<2, frame: rect(0, 0, 120, 20)))
        expectEqual(flow.line(at: 1), FlowLine(range: 2..<3, frame: rect(0, 28, 40, 10)))
        expectEqual(flow.lineIndex(ofItem: 1), 0)
        expectEqual(flow.lineIndex(ofItem: 2), 1)
        expectEqual(flow.frame(at: 1), rect(70, 0, 50, 10))
        expectEqual(flow.frames(intersecting: rect(60, 0, 60, 28)).map(\.index), [1])
        expectEqual(flow.frames(intersecting: rect(30, 10, 10, 20)).map(\.index), [0, 2])
        expectEqual(flow.lineRange(intersecting: rect(0, 20, 10, 8)), 0..<0)
        expectEqual(flow.lineRange(intersecting: rect(0, 19, 10, 20)), 0..<2)
    }

    // Far beyond the largest length there are still lines.
    @Test func thickFlowsAreSearchedToTheirEnd() throws {
        let high = 4_294_967_296.0
        let flow = EditableFlow(
            of: FlowItems(repeating: .init(width: 10, height: high), count: 100), in: 10,
            options: FlowOptions(lineSpacing: 0))
        expectEqual(flow.lineRange(intersecting: rect(0, 50 * high, 10, high)), 50..<51)
        #expect(flow.lineRange(intersecting: rect(0, .infinity, 10, 10)).isEmpty)
        #expect(flow.lineRange(intersecting: rect(0, .nan, 10, 10)).isEmpty)
        #expect(flow.frames(intersecting: rect(-.infinity, 98 * high, .infinity, .infinity)).isEmpty)
        expectEqual(
            flow.frames(intersecting: rect(0, 98 * high, .infinity, .infinity)).map(\.index), [98, 99])
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
