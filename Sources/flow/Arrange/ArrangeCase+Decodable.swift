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
    private enum Key: String, CodingKey, CaseIterable {
        case axis, width, height, itemSpacing, lineSpacing, lineAlignment, itemAlignment, columns, direction
        case items
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: Key.self)
        try container.setOption(&options.axis, forKey: .axis)
        let width = try container.decodeSize(forKey: .width)
        let height = try container.decodeSize(forKey: .height)
        available = options.axis == .horizontal ? width : height
        options.itemSpacing =
            try container.decodeIfPresent(Double.self, forKey: .itemSpacing) ?? options.itemSpacing
        options.lineSpacing =
            try container.decodeIfPresent(Double.self, forKey: .lineSpacing) ?? options.lineSpacing
        try container.setOption(&options.lineAlignment, forKey: .lineAlignment)
        try container.setOption(&options.itemAlignment, forKey: .itemAlignment)
        try container.setOption(&options.columns, forKey: .columns)
        try container.setOption(&options.direction, forKey: .direction)
        if options.axis == .vertical, options.itemAlignment.isTextBaseline {
            throw container.error(
                "expected top, center or bottom in a vertical flow, found \(options.itemAlignment)",
                at: .itemAlignment)
        }

        var list = try container.nestedUnkeyedContainer(forKey: .items)
        while !list.isAtEnd {
            let item = try list.decode(ArrangeItem.self)
            items.append(
                width: item.width, height: item.height, firstBaseline: item.firstBaseline,
                lastBaseline: item.lastBaseline)
        }
    }
}

private struct ArrangeItem: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        case width, height, firstBaseline, lastBaseline
    }

    var width: Double
    var height: Double
    var firstBaseline: Double?
    var lastBaseline: Double?

    init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: Key.self)
        width = try container.checkedSize(container.decode(Double.self, forKey: .width), at: .width)
        height = try container.checkedSize(container.decode(Double.self, forKey: .height), at: .height)
        firstBaseline = try container.decodeIfPresent(Double.self, forKey: .firstBaseline)
        lastBaseline = try container.decodeIfPresent(Double.self, forKey: .lastBaseline)
    }
}

extension KeyedDecodingContainer {
    /// A width or height that may be left out or null.
    fileprivate func decodeSize(forKey key: Key) throws -> Double? {
        try decodeIfPresent(Double.self, forKey: key).map { try checkedSize($0, at: key) }
    }

    fileprivate func checkedSize(_ size: Double, at key: Key) throws -> Double {
        guard size >= 0 else {
            throw error("expected a size of 0 or more, found \(size)", at: key)
        }
        return size
    }

    /// Reads the name of an option; where it is left out or null, the option stays as it is.
    fileprivate func setOption<Option: NamedOption>(_ option: inout Option, forKey key: Key) throws {
        guard let name = try decodeIfPresent(String.self, forKey: key) else { return }
        guard let value = Option.named(name) else {
            throw error("expected one of \(Option.names), found \(JSONError.quoted(name))", at: key)
        }
        option = value
    }
}
