import FlowEngine
import Testing

/// What holds for every flow, whatever its items.
@Suite struct InvariantTests {
    @Test func everyItemIsInOneLineAndInsideItsFrame() throws {
        for seed in UInt64(0)..<3000 {
            var flow = RandomFlow(seed: seed)
            flow.makeSpacingsPositive()
            let arrangement = flow.arrangement
            try #require(
                arrangement.lines.flatMap { Array($0.range) } == Array(flow.items.indices), "\(flow)")
            let whole = FlowRect(x: 0, y: 0, width: arrangement.size.width, height: arrangement.size.height)
            for line in arrangement.lines {
                try #require(!line.range.isEmpty, "\(flow)")
                try #require(whole.contains(line.frame), "\(flow)")
                for index in line.range {
                    try #require(line.frame.contains(arrangement.frames[index]), "\(flow)")
                }
            }
        }
    }

    @Test func aLineFitsOrHasOneItemAndTheNextItemWouldNot() throws {
        for seed in UInt64(0)..<3000 {
            var flow = RandomFlow(seed: seed)
            (flow.options.axis, flow.options.columns) = (.horizontal, .natural)
            guard let available = flow.available.map({ max($0, 0) }) else { continue }
            let lines = flow.arrangement.lines
            for (number, line) in lines.enumerated() {
                let length = flow.items[line.range].reduce(0) { $0 + $1.width }
                let gaps = line.range.dropFirst().reduce(0) { $0 + flow.gap(before: $1) }
                try #require(line.range.count == 1 || length + gaps <= available, "\(flow)")
                guard number + 1 < lines.count else { continue }
                let next = line.range.upperBound
                let reach = length + gaps + flow.gap(before: next) + flow.items[next].width
                try #require(reach > available, "\(flow)")
            }
        }
    }

    @Test func rightToLeftIsTheMirrorImage() throws {
        for seed in UInt64(0)..<2000 {
            var flow = RandomFlow(seed: seed)
            flow.options.direction = .leftToRight
            let left = flow.arrangement
            flow.options.direction = .rightToLeft
            let right = flow.arrangement
            let width = left.size.width
            try #require(right.size == left.size, "\(flow)")
            try #require(Array(right.frames) == left.frames.map { $0.mirrored(in: width) }, "\(flow)")
            try #require(
                right.lines.map(\.frame) == left.lines.map { $0.frame.mirrored(in: width) }, "\(flow)")
        }
    }

    @Test func columnsAreRowsWithTheAxesSwapped() throws {
        for seed in UInt64(0)..<2000 {
            var flow = RandomFlow(seed: seed)
            flow.options.direction = .leftToRight
            flow.options.axis = .horizontal
            let rows = flow.arrangement
            flow.options.axis = .vertical
            flow.items = flow.items.map(\.transposed)
            let columns = flow.arrangement
            try #require(columns.frames.map(\.transposed) == Array(rows.frames), "\(flow)")
            try #require(columns.lines.map(\.frame.transposed) == rows.lines.map(\.frame), "\(flow)")
        }
    }

    @Test func moreWidthNeverMakesItemsOfOneHeightTaller() throws {
        for seed in UInt64(0)..<300 {
            var flow = RandomFlow(seed: seed)
            flow.makeSpacingsPositive()
            flow.options.axis = .horizontal
            for index in flow.items.indices {
                flow.items[index] = FlowItem(
                    width: flow.items[index].width, height: 20, spacing: flow.items[index].spacing)
            }
            var previous = Double.infinity
            for available in stride(from: 0.0, through: 400, by: 7.25) {
                flow.available = available
                let height = flow.arrangement.size.height
                try #require(height <= previous, "\(flow)")
                previous = height
            }
        }
    }
}

extension RandomFlow {
    fileprivate mutating func makeSpacingsPositive() {
        options.itemSpacing = abs(options.itemSpacing)
        options.lineSpacing = abs(options.lineSpacing)
        for index in items.indices {
            items[index].spacing = items[index].spacing.map(abs)
        }
    }
}

extension FlowItem {
    /// Baselines lie across the line in any flow, so they stay.
    fileprivate var transposed: FlowItem {
        FlowItem(
            width: height, height: width, firstBaseline: firstBaseline, lastBaseline: lastBaseline,
            spacing: spacing)
    }
}

extension FlowRect {
    fileprivate func contains(_ other: FlowRect) -> Bool {
        x <= other.x && y <= other.y && other.x + other.width <= x + width
            && other.y + other.height <= y + height
    }
}
