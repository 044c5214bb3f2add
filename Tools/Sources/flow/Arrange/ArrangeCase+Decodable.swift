import FlowEngine

extension ArrangeCases: Decodable {
    init(from decoder: any Decoder) throws {
        guard var list = try? decoder.unkeyedContainer() else {
            self = .one(try ArrangeCase(from: decoder))
            return
        }
        var cases: [ArrangeCase] = []
        while !list.isAtEnd {
            cases.append(try list.decode(ArrangeCase.self))
        }
        self = .many(cases)
    }
}

extension ArrangeCase: Decodable {
    enum Key: String, CodingKey, CaseIterable {
        case axis, width, height, itemSpacing, lineSpacing, lineAlignment, itemAlignment, columns, direction
        case sizing, distribution, lastLine, lineDistribution, equalizesLines, lineBreaking
        case shrinksBeforeBreaking, maxItemsPerLine, minLines, itemSeparator, lineSeparator, reversesItems,
            reversesLines
        case maxLines, overflow
        case items
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: Key.self)
        try container.setOption(&options.axis, forKey: .axis)
        let width = try container.decodeSize(forKey: .width)
        let height = try container.decodeSize(forKey: .height)
        (available, across) = options.axis == .horizontal ? (width, height) : (height, width)
        try container.setNumber(&options.itemSpacing, forKey: .itemSpacing)
        try container.setNumber(&options.lineSpacing, forKey: .lineSpacing)
        try container.setOption(&options.lineAlignment, forKey: .lineAlignment)
        options.itemAlignment =
            try container.decodeAlignment(forKey: .itemAlignment, axis: options.axis)
            ?? options.itemAlignment
        options.columns = try container.decodeColumns(forKey: .columns) ?? options.columns
        try container.setOption(&options.direction, forKey: .direction)

        try container.setOption(&options.sizing, forKey: .sizing)
        try container.setOption(&options.distribution, forKey: .distribution)
        try container.setOption(&options.lastLine, forKey: .lastLine)
        if let distribution = try container.decodeOption(FlowLineDistribution.self, forKey: .lineDistribution)
        {
            options.lineDistribution = distribution
        } else {
            // Lines that are not distributed make the flow as thick as they are.
            across = nil
        }
        try container.setFlag(&options.equalizesLines, forKey: .equalizesLines)
        try container.setOption(&options.lineBreaking, forKey: .lineBreaking)
        try container.setFlag(&options.shrinksBeforeBreaking, forKey: .shrinksBeforeBreaking)
        options.maxItemsPerLine = try container.decodeCount(forKey: .maxItemsPerLine)
        options.minLines = try container.decodeCount(forKey: .minLines) ?? options.minLines
        options.itemSeparator = try container.decodeSize(forKey: .itemSeparator)
        options.lineSeparator = try container.decodeSize(forKey: .lineSeparator)
        try container.setFlag(&options.reversesItems, forKey: .reversesItems)
        try container.setFlag(&options.reversesLines, forKey: .reversesLines)

        limit = try container.decodeLimit()
        if let limit { options.minLines = min(options.minLines, limit.maxLines) }

        var list = try container.nestedUnkeyedContainer(forKey: .items)
        while !list.isAtEnd {
            items.append(try ArrangeItem(from: list.superDecoder(), axis: options.axis))
        }
    }
}
