import FlowEngine

/// An item of a case.
struct ArrangeItem {
    enum Key: String, TraitKey, CaseIterable {
        case width, height, firstBaseline, lastBaseline
        case grow, shrink, minLength, maxLength, priority, alignment, breaksBefore, breaksAfter,
            avoidsBreakBefore, fillsLine
    }

    var width: Double
    var height: Double
    var firstBaseline: Double?
    var lastBaseline: Double?
    var traits: FlowItemTraits

    /// - Parameter axis: That of the case, which decides which alignments are valid.
    init(from decoder: any Decoder, axis: FlowAxis) throws {
        let container = try decoder.strictContainer(keyedBy: Key.self)
        width = try container.checkedSize(container.decode(Double.self, forKey: .width), at: .width)
        height = try container.checkedSize(container.decode(Double.self, forKey: .height), at: .height)
        firstBaseline = try container.decodeIfPresent(Double.self, forKey: .firstBaseline)
        lastBaseline = try container.decodeIfPresent(Double.self, forKey: .lastBaseline)
        traits = try container.decodeTraits(axis: axis)
    }
}

extension FlowItems {
    mutating func append(_ item: ArrangeItem) {
        append(
            width: item.width, height: item.height, firstBaseline: item.firstBaseline,
            lastBaseline: item.lastBaseline)
        self[count - 1].traits = item.traits
    }
}
