import FlowEngine

// MARK: Across the lines

extension NaiveArrangement {
    private func alignment(_ index: Int) -> FlowItemAlignment {
        source[index].traits.alignment ?? setting.options.itemAlignment
    }

    /// How far an item's baseline is from its top, or from its bottom where that is mirrored. That of an item without
    /// one, and of one that is scaled, is its bottom.
    private func baseline(_ index: Int) -> Int {
        let own =
            alignment(index) == .firstTextBaseline ? source[index].firstBaseline : source[index].lastBaseline
        let baseline = items[index].isScaled ? nil : own.map(Self.distance)
        let distance = baseline ?? items[index].thickness
        return setting.options.reversesLines ? items[index].thickness - distance : distance
    }

    /// Finds how thick lines are and where they start.
    mutating func stack() {
        let options = setting.options
        for number in lines.indices { measure(&lines[number]) }
        if options.equalizesLines {
            let thickest = lines.reduce(0) { max($0, $1.thickness) }
            for number in lines.indices { lines[number].thickness = thickest }
        }

        let spacing = Self.distance(options.lineSpacing)
        let gap = options.lineSeparator.map { spacing + Self.length($0) + spacing } ?? spacing
        var bottom = 0
        for number in lines.indices {
            if number > 0 { bottom += gap }
            lines[number].across = bottom
            bottom += lines[number].thickness
        }
        thickness = max(bottom, 0)

        guard let across = Self.space(setting.across) else { return }
        let slack = across - thickness
        thickness = across
        if options.lineDistribution == .stretch, slack > 0 {
            for number in lines.indices {
                let before = slack * number / lines.count
                lines[number].across += before
                lines[number].thickness += slack * (number + 1) / lines.count - before
            }
        } else {
            let spread = options.lineDistribution
            for number in lines.indices {
                lines[number].across += Self.before(
                    number, of: lines.count, slack, spread, isReversed: options.reversesLines)
            }
        }
    }

    private func measure(_ line: inout Line) {
        var thickest = 0
        var first: (ascent: Int, descent: Int)?
        var last: (ascent: Int, descent: Int)?
        for index in line.start..<line.end {
            let thickness = items[index].thickness
            thickest = max(thickest, thickness)
            let alignment = alignment(index)
            guard alignment == .firstTextBaseline || alignment == .lastTextBaseline else { continue }
            let above = baseline(index)
            let below = thickness - above
            if alignment == .firstTextBaseline {
                first = (max(first?.ascent ?? above, above), max(first?.descent ?? below, below))
            } else {
                last = (max(last?.ascent ?? above, above), max(last?.descent ?? below, below))
            }
        }
        if let first { thickest = max(thickest, first.ascent + first.descent) }
        if let last { thickest = max(thickest, last.ascent + last.descent) }
        line.thickness = thickest
        line.ascent = first?.ascent ?? 0
        line.descent = last?.descent ?? 0
    }

    mutating func placeAcross() {
        for line in lines {
            for index in line.start..<line.end {
                let space = line.thickness - items[index].thickness
                let offset =
                    switch alignment(index) {
                    case .top, .stretch: 0
                    case .center: Self.half(space)
                    case .bottom: space
                    case .firstTextBaseline: line.ascent - baseline(index)
                    case .lastTextBaseline: line.thickness - line.descent - baseline(index)
                    }
                items[index].across = line.across + offset
                if alignment(index) == .stretch { items[index].thickness = line.thickness }
            }
        }
        placeLineSeparators()
    }

    private mutating func placeLineSeparators() {
        lineSeparators.removeAll(keepingCapacity: true)
        guard let separator = setting.options.lineSeparator.map(Self.length) else { return }
        for number in lines.indices.dropFirst() {
            let bottom = lines[number - 1].across + lines[number - 1].thickness
            let middle = bottom + Self.half(lines[number].across - bottom - separator)
            lineSeparators.append(Rect(along: 0, across: middle, length: length, thickness: separator))
        }
    }
}

// MARK: Along the lines

extension NaiveArrangement {
    mutating func placeAlong() {
        let options = setting.options
        let separator = options.itemSeparator.map(Self.length)
        itemSeparators.removeAll(keepingCapacity: true)
        let full = fullLine
        let isKept = options.lastLine != .likeOthers || options.distribution == .justified
        for number in lines.indices {
            // A last line is not spread. In columns, it is in those of a full line.
            let line = lines[number]
            let isLast = isKept && line.endsParagraph
            // One with an alignment of its own leaves them.
            var own: FlowLineAlignment?
            if line.endsParagraph {
                switch options.lastLine {
                case .likeOthers, .grows, .natural: break
                case .leading: own = .leading
                case .center: own = .center
                case .trailing: own = .trailing
                }
            }
            let isInColumns = column != nil && own == nil && line.length <= full.length
            let (spreadLength, count) =
                isLast && isInColumns ? full : (line.length, line.end - line.start)
            let distribution = isLast && !isInColumns ? .natural : options.distribution
            let slack = length - spreadLength
            func before(_ place: Int) -> Int {
                Self.before(
                    place, of: count, slack, spread(distribution, own ?? options.lineAlignment, slack, count),
                    isReversed: options.reversesItems)
            }

            let places = line.end - line.start
            lines[number].along = before(0)
            lines[number].length = line.length + before(places - 1) - before(0)
            var end = 0
            findOrder(of: line)
            for place in order.indices {
                let index = order[place].index
                let start = order[place].start + before(place)
                let isCollapsed =
                    items[index].isCollapsed || (place > 0 && items[order[place - 1].index].isCollapsed)
                if place > 0, !isCollapsed, let separator {
                    let middle = end + Self.half(start - end - separator)
                    itemSeparators.append(
                        Rect(along: middle, across: line.across, length: separator, thickness: line.thickness)
                    )
                }
                items[index].along = start + max(Self.half(items[index].slot - items[index].length), 0)
                end = start + items[index].slot
            }
        }
    }

    /// Finds the items of a line, and where the slot of each starts, in the order in which they are seen: items and the
    /// gaps between them are turned around where their level is higher than that of the flow. A gap has the lower of the
    /// levels beside it.
    private mutating func findOrder(of line: Line) {
        let options = setting.options
        let base = options.direction == .leftToRight ? 0 : 1
        func level(_ index: Int) -> Int {
            let direction = source[index].traits.direction ?? options.direction
            return direction == options.direction || options.axis == .vertical ? base : base + 1
        }
        order.removeAll(keepingCapacity: true)
        var position = 0
        var index = line.start
        while index < line.end {
            if index > line.start { position += items[index].gap }
            if level(index) == base {
                order.append((index, position))
                position += items[index].slot
                index += 1
                continue
            }
            var run: [Part] = [(index, items[index].slot)]
            index += 1
            while index < line.end, min(level(index - 1), level(index)) > base {
                run += [(nil, items[index].gap), (index, items[index].slot)]
                index += 1
            }

            // A turned run is where it was, even if it overlaps itself so much that it starts or ends elsewhere.
            let (starts, turned) = (starts(run), starts(run.reversed()))
            let shift = (starts.map { $0.start }.min() ?? 0) - (turned.map { $0.start }.min() ?? 0)
            order += turned.map { ($0.index, position + shift + $0.start) }
            position += run.reduce(0) { $0 + $1.length }
        }
    }

    /// An item, or a gap.
    private typealias Part = (item: Int?, length: Int)

    private func starts(_ parts: [Part]) -> [(index: Int, start: Int)] {
        var starts: [(index: Int, start: Int)] = []
        var position = 0
        for part in parts {
            if let item = part.item { starts.append((item, position)) }
            position += part.length
        }
        return starts
    }

    /// How long a full line of columns is, and how many items are on it: as many as columns share the space, or where items
    /// decide how long columns are, or gaps leave them no length, as many as there are on any.
    private var fullLine: (length: Int, count: Int) {
        let column = column ?? 0
        let haveShare = allColumns != nil && column > 0
        let count = haveShare ? mostItems : lines.reduce(1) { max($0, $1.end - $1.start) }
        return (max(count * column + (count - 1) * columnGap, column), count)
    }

    /// What a distribution does with a line: one item, or a line without slack, is aligned, not spaced between.
    private func spread(
        _ distribution: FlowDistribution, _ alignment: FlowLineAlignment, _ slack: Int, _ count: Int
    ) -> FlowLineDistribution {
        let aligned: FlowLineDistribution =
            switch alignment {
            case .leading: .start
            case .center: .center
            case .trailing: .end
            }
        return switch distribution {
        case .natural: aligned
        case .justified, .spaceBetween: count > 1 && slack > 0 ? .spaceBetween : aligned
        case .spaceAround: .spaceAround
        case .spaceEvenly: .spaceEvenly
        case .fillEqually: aligned
        }
    }

    /// The part of the slack before an element, truncated. What has none begins at the start that nothing reverses.
    static func before(
        _ place: Int, of count: Int, _ slack: Int, _ spread: FlowLineDistribution, isReversed: Bool
    ) -> Int {
        switch spread {
        case .start, .stretch: 0
        case .center: half(slack)
        case .end: slack
        case .spaceBetween: count > 1 && slack > 0 ? slack * place / (count - 1) : 0
        case .spaceAround where slack > 0: slack * (2 * place + 1) / (2 * count)
        case .spaceEvenly where slack > 0: slack * (place + 1) / (count + 1)
        case .spaceAround, .spaceEvenly: isReversed ? slack : 0
        }
    }
}
