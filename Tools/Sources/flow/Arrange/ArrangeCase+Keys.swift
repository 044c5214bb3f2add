import FlowEngine

extension ArrangeCase {
    static let keys: [Key<ArrangeCase>] = {
        let make = KeyMaker(usual: ArrangeCase())
        let options = FlowOptions.keys.map { $0.of(\ArrangeCase.options) }
        // The axis and the limit come before what they decide about.
        return options.prefix(1) + [
            make.length("width", \.width, space(along: "horizontal", across: "vertical")),
            make.length("height", \.height, space(along: "vertical", across: "horizontal")),
        ] + options.dropFirst() + [
            make.count(
                "maxLines", \.limit.maxLines,
                """
                The maximum number of lines; null for no limit. Items of the lowest `priority` are hidden first, and \
                of equals the last.
                """),
            make.count(
                "maxItems", \.limit.maxItems,
                """
                The maximum number of items, not counting the `overflow` item, on as many lines as they take; null \
                for no limit. The others are hidden as with `maxLines`; with both, the stricter limit counts.
                """),
            Key(
                "overflow",
                .others("an object with `width`, `height` and the baselines of an item, or an array of them"),
                usual: "null",
                """
                The size of an item in place of those that `maxLines` or `maxItems` hides, or its sizes for 1, 2, 3 \
                and so on hidden items, the last one also for more; null for none.
                """
            ) { json, question throws(JSONError) in
                guard question.limit != FlowLimit() else {
                    throw JSONError("expected the key \"maxLines\" or \"maxItems\" beside it", at: json)
                }
                question.overflow = try json.overflowItems()
            },
            Key("items", .others("an array"), usual: nil, "The items, in order.") {
                json, question throws(JSONError) in
                for item in try json.array() {
                    try question.items.append(ArrangeItem(item.notWord(), axis: question.options.axis))
                }
            },
        ]
    }()

    private static func space(along axis: String, across other: String) -> String {
        """
        The space along the lines of a \(axis) flow, which break there; null for no limit. In a \(other) flow, the space \
        across, which counts with `lineDistribution`.
        """
    }

    private static let names = keys.map(\.name)

    init(_ json: JSON) throws(JSONError) {
        let object = try JSONObject(json, keys: Self.names)
        try object.read(Self.keys, into: &self)
        distributesLines = object["lineDistribution"] != nil
    }
}

extension JSON {
    /// An overflow item, or at least one.
    fileprivate func overflowItems() throws(JSONError) -> [FlowItem] {
        guard case .array(let items) = content else { return [try FlowItem(overflow: self)] }
        guard !items.isEmpty else {
            throw JSONError("expected at least one size, found none", at: self)
        }
        return try items.map(FlowItem.init(overflow:))
    }
}

extension FlowItem {
    static let overflowKeys: [Key<FlowItem>] = {
        let make = KeyMaker(usual: FlowItem(width: 0, height: 0))
        return [
            Key("width", .length, usual: nil, "Its width before it is stretched.") {
                json, item throws(JSONError) in item.width = try json.nonNegative()
            },
            Key("height", .length, usual: nil, "Its height before it is stretched.") {
                json, item throws(JSONError) in item.height = try json.nonNegative()
            },
        ] + make.baselines(first: \.firstBaseline, last: \.lastBaseline)
    }()

    fileprivate init(overflow json: JSON) throws(JSONError) {
        self.init(width: 0, height: 0)
        let object = try JSONObject(json, keys: Self.overflowKeys.map(\.name))
        try object.read(Self.overflowKeys, into: &self)
    }
}
