import FlowEngine

/// A flow worked out the slow and obvious way, in plain numbers: the answer to compare with.
///
/// Only rows from left to right are computed. Columns are rows with width and height swapped, and right
/// to left is what a mirror shows. With multiples of 1/1024 every sum and half is exact in a `Double`.
struct NaiveFlow {
    struct Item {
        var width: Double
        var height: Double
        var firstBaseline: Double?
        var lastBaseline: Double?
        /// The distance to the item before it.
        var spacing: Double

        /// Baselines lie across the line in any flow, so they stay.
        var transposed: Item {
            Item(
                width: height, height: width, firstBaseline: firstBaseline, lastBaseline: lastBaseline,
                spacing: spacing)
        }
    }

    var size: FlowSize
    var ranges: [Range<Int>]
    var lines: [FlowRect]
    var frames: [FlowRect]

    init(_ items: [Item], available: Double?, options: FlowOptions) {
        switch options.axis {
        case .horizontal:
            self.init(rows: items, available: available, options: options)
        case .vertical:
            self.init(rows: items.map(\.transposed), available: available, options: options)
            size = FlowSize(width: size.height, height: size.width)
            lines = lines.map(\.transposed)
            frames = frames.map(\.transposed)
        }
        if options.direction == .rightToLeft {
            let width = size.width
            lines = lines.map { $0.mirrored(in: width) }
            frames = frames.map { $0.mirrored(in: width) }
        }
    }

    private init(rows items: [Item], available: Double?, options: FlowOptions) {
        var slots = items.map(\.width)
        var gaps = items.map(\.spacing)
        if options.columns == .uniform {
            slots = slots.map { _ in items.map(\.width).max() ?? 0 }
            gaps = gaps.map { _ in items.dropFirst().map(\.spacing).max() ?? 0 }
        }
        func end(_ row: [Int]) -> Double {
            row.map { slots[$0] }.reduce(0, +) + row.dropFirst().map { gaps[$0] }.reduce(0, +)
        }
        /// A negative gap can bring the end of a row back from where it has reached.
        func length(_ row: [Int]) -> Double {
            row.indices.map { end(Array(row[...$0])) }.max() ?? 0
        }
        let space = available.map { max($0, 0) } ?? .infinity

        var rows: [[Int]] = []
        for index in items.indices {
            if let row = rows.last, end(row + [index]) <= space {
                rows[rows.count - 1] = row + [index]
            } else {
                rows.append([index])
            }
        }

        let width = rows.map(length).max() ?? 0
        var y = 0.0
        ranges = []
        lines = []
        frames = []
        for row in rows {
            let members = row.map { items[$0] }
            let baselines = members.map { item in
                switch options.itemAlignment {
                case .firstTextBaseline: item.firstBaseline ?? item.height
                case .lastTextBaseline: item.lastBaseline ?? item.height
                case .top, .center, .bottom, .stretch: 0.0
                }
            }
            let ascent = baselines.max() ?? 0
            let descent = zip(members, baselines).map { $0.height - $1 }.max() ?? 0

            let line = FlowRect(
                x: (width - length(row)) * options.lineAlignment.share, y: y, width: length(row),
                height: ascent + descent)
            for (place, index) in row.enumerated() {
                let item = items[index]
                let space = line.height - item.height
                let down =
                    switch options.itemAlignment {
                    case .top, .stretch: 0.0
                    case .center: space / 2
                    case .bottom: space
                    case .firstTextBaseline, .lastTextBaseline: ascent - baselines[place]
                    }
                let slotStart = line.x + end(Array(row[...place])) - slots[index]
                frames.append(
                    FlowRect(
                        x: slotStart + (slots[index] - item.width) / 2, y: y + down, width: item.width,
                        height: options.itemAlignment == .stretch ? line.height : item.height))
            }
            ranges.append(row[0]..<row[0] + row.count)
            lines.append(line)
            y += line.height + options.lineSpacing
        }
        size = FlowSize(width: width, height: rows.isEmpty ? 0 : max(y - options.lineSpacing, 0))
    }
}

extension FlowLineAlignment {
    fileprivate var share: Double {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}

extension FlowRect {
    var transposed: FlowRect { FlowRect(x: y, y: x, width: height, height: width) }

    func mirrored(in container: Double) -> FlowRect {
        FlowRect(x: container - x - width, y: y, width: width, height: height)
    }
}

extension FlowItems {
    init(_ items: [NaiveFlow.Item]) {
        self.init()
        for item in items {
            append(
                width: item.width, height: item.height, firstBaseline: item.firstBaseline,
                lastBaseline: item.lastBaseline)
        }
    }
}
