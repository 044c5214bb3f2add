import FlowEngine

/// One flow to arrange.
struct ArrangeCase {
    /// The space along a line; `nil` for no limit.
    var available: Double?
    /// The space across, in which lines are distributed; `nil` for only what they take.
    var across: Double?
    var options = FlowOptions()
    var limit: ArrangeLimit?
    var items = FlowItems()

    var answer: ArrangementJSON {
        var (shown, items, options) = (items.count, items, options)
        if let limit {
            (shown, items, options) = items.limited(
                toLines: limit.maxLines, in: available, options: options, overflow: limit.overflow(hiding:))
        }
        let arrangement = FlowArrangement(of: items, in: available, across: across, options: options)
        var answer = ArrangementJSON(
            arrangement, hasItemSeparators: options.itemSeparator != nil,
            hasLineSeparators: options.lineSeparator != nil)
        if limit != nil {
            answer.limit(to: shown)
        }
        return answer
    }
}

/// The cases of one call: a single one, or an array.
enum ArrangeCases {
    case one(ArrangeCase)
    case many([ArrangeCase])

    /// The answers as JSON, in the shape of the question, and a final newline.
    func answer() throws -> [UInt8] {
        switch self {
        case .one(let question): try question.answer.json()
        case .many(let questions): try questions.map(\.answer).json()
        }
    }
}
