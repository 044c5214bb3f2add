import FlowEngine

/// One question to the engine.
struct ArrangeCase {
    /// The room along a line; `nil` has no end.
    var available: Double?
    var options = FlowOptions()
    var items = FlowItems()

    var arrangement: FlowArrangement {
        FlowArrangement(of: items, in: available, options: options)
    }
}

/// What one call asks: a case, or any number of them.
enum ArrangeCases {
    case one(ArrangeCase)
    case many([ArrangeCase])

    /// The answers as JSON, in the shape of the question, and a final newline.
    func answer() throws -> [UInt8] {
        switch self {
        case .one(let question): try ArrangementJSON(question.arrangement).json()
        case .many(let questions): try questions.map { ArrangementJSON($0.arrangement) }.json()
        }
    }
}
