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
                toLines: limit.maxLines, in: available, options: options,
                overflowTraits: FlowItemTraits(keepsSize: options.scaling != nil),
                overflow: limit.overflow(hiding:))
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

extension ArrangeCase {
    static let keys = [
        "axis", "width", "height", "itemSpacing", "lineSpacing", "lineAlignment", "itemAlignment", "columns",
        "direction", "sizing", "distribution", "lastLine", "lineDistribution", "equalizesLines", "scaling",
        "lineBreaking", "shrinksBeforeBreaking", "maxItemsPerLine", "minLines", "itemSeparator",
        "lineSeparator", "reversesItems", "reversesLines", "maxLines", "overflow", "items",
    ]

    init(_ json: JSON) throws(JSONError) {
        let object = try JSONObject(json, keys: Self.keys)
        options.axis = try object["axis"]?.option() ?? options.axis
        let width = try object["width"]?.nonNegative()
        let height = try object["height"]?.nonNegative()
        (available, across) = options.axis == .horizontal ? (width, height) : (height, width)
        options.itemSpacing = try object["itemSpacing"]?.number() ?? options.itemSpacing
        options.lineSpacing = try object["lineSpacing"]?.number() ?? options.lineSpacing
        options.lineAlignment = try object["lineAlignment"]?.option() ?? options.lineAlignment
        options.itemAlignment =
            try object["itemAlignment"]?.alignment(in: options.axis) ?? options.itemAlignment
        options.columns = try object["columns"]?.columns() ?? options.columns
        options.direction = try object["direction"]?.option() ?? options.direction
        options.sizing = try object["sizing"]?.option() ?? options.sizing
        options.distribution = try object["distribution"]?.option() ?? options.distribution
        options.lastLine = try object["lastLine"]?.option() ?? options.lastLine
        if let distribution = object["lineDistribution"] {
            options.lineDistribution = try distribution.option()
        } else {
            // Lines that are not distributed make the flow as thick as they are.
            across = nil
        }
        options.equalizesLines = try object["equalizesLines"]?.flag() ?? options.equalizesLines
        options.scaling = try object["scaling"].map(FlowScaling.init)
        options.lineBreaking = try object["lineBreaking"]?.option() ?? options.lineBreaking
        options.shrinksBeforeBreaking =
            try object["shrinksBeforeBreaking"]?.flag() ?? options.shrinksBeforeBreaking
        options.maxItemsPerLine = try object["maxItemsPerLine"]?.count()
        options.minLines = try object["minLines"]?.count() ?? options.minLines
        options.itemSeparator = try object["itemSeparator"]?.nonNegative()
        options.lineSeparator = try object["lineSeparator"]?.nonNegative()
        options.reversesItems = try object["reversesItems"]?.flag() ?? options.reversesItems
        options.reversesLines = try object["reversesLines"]?.flag() ?? options.reversesLines

        limit = try ArrangeLimit(object)
        if let limit { options.minLines = min(options.minLines, limit.maxLines) }

        for item in try object.required("items").array() {
            try items.append(ArrangeItem(item, axis: options.axis))
        }
    }
}

extension FlowScaling {
    static let keys = ["thickness", "minThickness", "maxThickness"]

    init(_ json: JSON) throws(JSONError) {
        let object = try JSONObject(json, keys: Self.keys)
        self.init(thickness: try object.required("thickness").nonNegative())
        minThickness = try object["minThickness"]?.nonNegative() ?? minThickness
        maxThickness = try object["maxThickness"]?.nonNegative() ?? maxThickness
    }
}

/// What one text asks: one case, or many.
enum ArrangeQuestion {
    case one(ArrangeCase)
    case many([ArrangeCase])

    init(_ json: JSON) throws(JSONError) {
        if case .array(let list) = json.content {
            self = .many(try list.map(ArrangeCase.init))
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
