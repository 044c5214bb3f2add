import FlowEngine

extension ArrangeCases {
    init(json: [UInt8]) throws {
        var reader = JSONReader(json)
        if try reader.isAtArray(expectingIt: "an object or an array of objects") {
            var cases: [ArrangeCase] = []
            try reader.array { try cases.append(ArrangeCase(from: &$0)) }
            self = .many(cases)
        } else {
            self = .one(try ArrangeCase(from: &reader))
        }
        try reader.end()
    }
}

extension ArrangeCase {
    private enum Key: String, CaseIterable {
        case axis, width, height, itemSpacing, lineSpacing, lineAlignment, itemAlignment, columns, direction
        case items
    }

    init(from reader: inout JSONReader) throws {
        var width: Double?
        var height: Double?
        var items: FlowItems?
        var itemAlignmentPlace = reader.place
        try reader.object(Key.self) { reader, key in
            switch key {
            case .axis: try reader.setOption(&options.axis)
            case .width: width = try reader.unlessNull { try $0.size() }
            case .height: height = try reader.unlessNull { try $0.size() }
            case .itemSpacing: try reader.setNumber(&options.itemSpacing)
            case .lineSpacing: try reader.setNumber(&options.lineSpacing)
            case .lineAlignment: try reader.setOption(&options.lineAlignment)
            case .itemAlignment:
                try reader.setOption(&options.itemAlignment)
                itemAlignmentPlace = reader.place
            case .columns: try reader.setOption(&options.columns)
            case .direction: try reader.setOption(&options.direction)
            case .items: items = try FlowItems(from: &reader)
            }
        }
        guard let items else { throw reader.missing(Key.items) }
        self.items = items
        switch options.axis {
        case .horizontal: available = width
        case .vertical: available = height
        }
        // Known only now, for the axis may come after the alignment.
        if options.axis == .vertical, options.itemAlignment.isTextBaseline {
            throw reader.error(
                "expected top, center or bottom in a vertical flow, found \(options.itemAlignment)",
                at: itemAlignmentPlace)
        }
    }
}

extension FlowItems {
    private enum Key: String, CaseIterable {
        case width, height, firstBaseline, lastBaseline
    }

    fileprivate init(from reader: inout JSONReader) throws {
        self.init()
        try reader.array { reader in
            var width: Double?
            var height: Double?
            var firstBaseline: Double?
            var lastBaseline: Double?
            try reader.object(Key.self) { reader, key in
                switch key {
                case .width: width = try reader.size()
                case .height: height = try reader.size()
                case .firstBaseline: firstBaseline = try reader.unlessNull { try $0.number() }
                case .lastBaseline: lastBaseline = try reader.unlessNull { try $0.number() }
                }
            }
            guard let width else { throw reader.missing(Key.width) }
            guard let height else { throw reader.missing(Key.height) }
            append(width: width, height: height, firstBaseline: firstBaseline, lastBaseline: lastBaseline)
        }
    }
}

extension FlowItemAlignment {
    fileprivate var isTextBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}

extension JSONReader {
    /// Reads a width or height.
    fileprivate mutating func size() throws -> Double {
        let size = try number()
        guard size >= 0 else { throw error("expected a size of 0 or more, found \(size.json)") }
        return size
    }

    /// Reads a number; null leaves what is there.
    fileprivate mutating func setNumber(_ number: inout Double) throws {
        number = try unlessNull { try $0.number() } ?? number
    }

    /// Reads the name of an option; null leaves what is there.
    fileprivate mutating func setOption<Option: NamedOption>(_ option: inout Option) throws {
        guard let name = try unlessNull({ try $0.string(expecting: "one of \(Option.names)") }) else {
            return
        }
        guard let value = Option.named(name) else {
            throw error("expected one of \(Option.names), found \(JSONReader.quoted(name))")
        }
        option = value
    }

    fileprivate func missing<Key: RawRepresentable>(_ key: Key) -> JSONError where Key.RawValue == String {
        error("expected the key \"\(key.rawValue)\", which is missing")
    }
}
