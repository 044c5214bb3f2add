import FlowEngine

extension NaiveArrangement {
    /// How far edges may differ, in points: where space is divided item by item, a number of units.
    private var tolerance: Double {
        if setting.options.scaling != nil { return 0x1p-16 }
        let dividesSpace =
            setting.options.distribution == .fillEqually
            || source.contains { $0.traits.grow > 0 || $0.traits.shrink > 0 }
        return dividesSpace ? Double(source.count) / Self.unit : 0
    }

    /// Whether an arrangement is this one: to the last bit, or to a number of units where items flex.
    func matches(_ other: FlowArrangement) -> Bool {
        let tolerance = tolerance
        guard other.lines.count == lines.count, other.frames.count == items.count,
            other.itemSeparators.count == itemSeparators.count,
            other.lineSeparators.count == lineSeparators.count
        else { return false }
        func isNear(_ a: FlowRect, _ b: FlowRect) -> Bool {
            if tolerance == 0 { return a == b }
            let distance = max(
                max(abs(a.x - b.x), abs(a.y - b.y)), max(abs(a.width - b.width), abs(a.height - b.height)))
            return distance <= tolerance
        }

        let size = self.size
        guard abs(other.size.width - size.width) <= tolerance,
            abs(other.size.height - size.height) <= tolerance
        else { return false }
        for number in lines.indices {
            let line = other.lines[number]
            guard line.range == lines[number].start..<lines[number].end,
                isNear(line.frame, frame(ofLine: number))
            else { return false }
        }
        for index in items.indices where !isNear(other.frames[index], frame(at: index)) { return false }
        for number in itemSeparators.indices
        where !isNear(other.itemSeparators[number], frame(itemSeparators[number])) { return false }
        for number in lineSeparators.indices
        where !isNear(other.lineSeparators[number], frame(lineSeparators[number])) { return false }
        return true
    }

    // MARK: Widths and heights

    var size: FlowSize {
        let (length, thickness) = (Double(length) / Self.unit, Double(thickness) / Self.unit)
        return setting.options.axis == .horizontal
            ? FlowSize(width: length, height: thickness) : FlowSize(width: thickness, height: length)
    }

    func frame(at index: Int) -> FlowRect {
        let item = items[index]
        return frame(
            Rect(along: item.along, across: item.across, length: item.length, thickness: item.thickness))
    }

    func frame(ofLine number: Int) -> FlowRect {
        let line = lines[number]
        return frame(
            Rect(along: line.along, across: line.across, length: line.length, thickness: line.thickness))
    }

    /// Mirrors what runs the other way. From right to left, x is mirrored, which is along rows and across columns.
    private func frame(_ rect: Rect) -> FlowRect {
        let options = setting.options
        let isVertical = options.axis == .vertical
        let isRightToLeft = options.direction == .rightToLeft
        var rect = rect
        if options.reversesItems != (isRightToLeft && !isVertical) {
            rect.along = length - rect.along - rect.length
        }
        if options.reversesLines != (isRightToLeft && isVertical) {
            rect.across = thickness - rect.across - rect.thickness
        }
        let (along, across) = (Double(rect.along) / Self.unit, Double(rect.across) / Self.unit)
        let (length, thickness) = (Double(rect.length) / Self.unit, Double(rect.thickness) / Self.unit)
        return isVertical
            ? FlowRect(x: across, y: along, width: thickness, height: length)
            : FlowRect(x: along, y: across, width: length, height: thickness)
    }
}

extension NaiveArrangement: CustomStringConvertible {
    var description: String {
        Self.describe(
            size, lines.indices.map { (lines[$0].start..<lines[$0].end, frame(ofLine: $0)) },
            items.indices.map { frame(at: $0) }, itemSeparators.map { frame($0) },
            lineSeparators.map { frame($0) })
    }

    /// An arrangement of the engine, in the same words.
    static func describe(_ arrangement: FlowArrangement) -> String {
        describe(
            arrangement.size, arrangement.lines.map { ($0.range, $0.frame) }, Array(arrangement.frames),
            arrangement.itemSeparators, arrangement.lineSeparators)
    }

    private static func describe(
        _ size: FlowSize, _ lines: [(range: Range<Int>, frame: FlowRect)], _ frames: [FlowRect],
        _ itemSeparators: [FlowRect], _ lineSeparators: [FlowRect]
    ) -> String {
        func text(_ rect: FlowRect) -> String { "(\(rect.x), \(rect.y), \(rect.width) × \(rect.height))" }
        func list(_ name: String, _ rects: [FlowRect]) -> String {
            rects.isEmpty ? "" : "\n    \(name) " + rects.map(text).joined(separator: " ")
        }
        return "    size \(size.width) × \(size.height)"
            + "\n    lines " + lines.map { "\($0.range) \(text($0.frame))" }.joined(separator: " ")
            + list("items", frames) + list("item separators", itemSeparators)
            + list("line separators", lineSeparators)
    }
}
