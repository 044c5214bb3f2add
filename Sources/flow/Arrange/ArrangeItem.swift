import FlowEngine

/// An item of a case.
struct ArrangeItem {
    enum Key: String, CodingKey, CaseIterable {
        case width, height, firstBaseline, lastBaseline
        case grow, shrink, minimum, maximum, priority, alignment, breaksBefore, breaksAfter
    }

    var width: Double
    var height: Double
    var firstBaseline: Double?
    var lastBaseline: Double?
    var traits = FlowItemTraits()

    /// - Parameter axis: That of the case, which decides what alignments there are.
    init(from decoder: any Decoder, axis: FlowAxis) throws {
        let container = try decoder.strictContainer(keyedBy: Key.self)
        width = try container.checkedSize(container.decode(Double.self, forKey: .width), at: .width)
        height = try container.checkedSize(container.decode(Double.self, forKey: .height), at: .height)
        firstBaseline = try container.decodeIfPresent(Double.self, forKey: .firstBaseline)
        lastBaseline = try container.decodeIfPresent(Double.self, forKey: .lastBaseline)

        try container.setFactor(&traits.grow, forKey: .grow)
        try container.setFactor(&traits.shrink, forKey: .shrink)
        traits.minimum = try container.decodeSize(forKey: .minimum) ?? traits.minimum
        traits.maximum = try container.decodeSize(forKey: .maximum) ?? traits.maximum
        try container.setNumber(&traits.priority, forKey: .priority)
        traits.alignment = try container.decodeAlignment(forKey: .alignment, axis: axis)
        try container.setFlag(&traits.breaksBefore, forKey: .breaksBefore)
        try container.setFlag(&traits.breaksAfter, forKey: .breaksAfter)
    }
}

extension FlowItems {
    mutating func append(_ item: ArrangeItem) {
        append(
            width: item.width, height: item.height, firstBaseline: item.firstBaseline,
            lastBaseline: item.lastBaseline)
        setTraits(item.traits, at: count - 1)
    }
}

extension KeyedDecodingContainer {
    /// Where items stand across their line: not by the baselines of text where that is a column.
    func decodeAlignment(forKey key: Key, axis: FlowAxis) throws -> FlowItemAlignment? {
        let alignment = try decodeOption(FlowItemAlignment.self, forKey: key)
        if let alignment, axis == .vertical, alignment.isTextBaseline {
            throw error(
                "expected one of \(FlowItemAlignment.namesInVerticalFlows) in a vertical flow, "
                    + "found \(alignment)",
                at: key)
        }
        return alignment
    }
}
