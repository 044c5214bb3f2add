import FlowEngine

/// One flow to arrange.
struct ArrangeCase {
    var width: Double?
    var height: Double?
    var options = FlowOptions()
    /// Whether lines are distributed in the space across. Otherwise the flow is as thick as its lines.
    var distributesLines = false
    /// How many lines and items there may be.
    var limit = FlowLimit()
    /// The overflow item if 1, 2, 3 … items are hidden, and last if more are. Empty without such an item.
    var overflow: [FlowItem] = []
    var items = FlowItems()

    /// The space along a line; `nil` for no limit.
    var available: Double? { options.axis == .horizontal ? width : height }

    /// The space across, in which lines are distributed; `nil` for only what they take.
    var across: Double? {
        guard distributesLines else { return nil }
        return options.axis == .horizontal ? height : width
    }

    var answer: ArrangementJSON {
        let flow = FittedFlow(
            of: items, measuredBy: ArrangeContent(self), in: available, options: options, limit: limit)
        // Its own arrangement would be as thick as lines that need more than the space across. Here they overflow it.
        let arrangement = FlowArrangement(
            of: flow.items, in: available, across: across, options: flow.options)
        var answer = ArrangementJSON(
            arrangement, hasItemSeparators: options.itemSeparator != nil,
            hasLineSeparators: options.lineSeparator != nil)
        if limit != FlowLimit() { answer.limit(by: flow) }
        return answer
    }
}

/// The content of a case. Items have the same size whatever they are offered.
private final class ArrangeContent: FlowContent {
    private let overflow: [FlowItem]
    private let keepsOverflowSize: Bool

    init(_ arrangeCase: ArrangeCase) {
        overflow = arrangeCase.overflow
        keepsOverflowSize = arrangeCase.options.scaling != nil
    }

    func measure(_: FlowElement, offered length: Double, as item: inout FlowItem) {}

    func overflowItem(hiding count: Int) -> FlowItem? {
        guard !overflow.isEmpty else { return nil }
        var item = overflow[min(count, overflow.count) - 1]
        item.traits.keepsSize = keepsOverflowSize
        return item
    }
}

/// What one text asks: one case, or many.
enum ArrangeQuestion {
    case one(ArrangeCase)
    case many([ArrangeCase])

    init(_ json: JSON) throws(JSONError) {
        if case .array(let list) = json.content {
            self = .many(try list.map { json throws(JSONError) in try ArrangeCase(json.notWord()) })
        } else {
            self = .one(try ArrangeCase(json))
        }
    }

    /// The answers as a line of JSON, in the shape of the question.
    func answer() throws -> [UInt8] {
        switch self {
        case .one(let question): try question.answer.json()
        case .many(let questions): try questions.map(\.answer).json()
        }
    }
}
