import FlowEngine

extension FlowItemTraits {
    /// What makes an item differ from the others, in both commands.
    static let keys: [Key<FlowItemTraits>] = {
        let make = KeyMaker(usual: FlowItemTraits())
        return [
            make.length("grow", \.grow, "Its share of the space left on its line."),
            make.length(
                "shrink", \.shrink,
                "How much it shrinks if its line is too long, in proportion to others and to its length."),
            make.length(
                "minLength", \.minLength, "Its minimum length along the line. It wins over the maximum."),
            make.length("maxLength", \.maxLength, "Its maximum length along the line; null for none."),
            make.number(
                "priority", \.priority,
                "Items of the highest priority grow first; those of the lowest shrink and are hidden first."),
            make.option(
                "alignment", \.alignment,
                "Where it goes across its line; null for the `itemAlignment` of the case."),
            make.flag("breaksBefore", \.breaksBefore, "Whether it begins a line."),
            make.flag("breaksAfter", \.breaksAfter, "Whether the next item begins a line."),
            make.flag(
                "avoidsBreakBefore", \.avoidsBreakBefore,
                """
                Whether it stays with the item before it: no line ends between the two, unless a forced break ends \
                it.
                """),
            make.option(
                "direction", \.direction,
                """
                The direction in which it is read: in a horizontal flow, neighbors on a line that are read against \
                the `direction` of the case follow each other in their own, as an English phrase in an Arabic \
                sentence does. Null for that of the case.
                """),
            make.flag(
                "keepsSize", \.keepsSize,
                "Whether it keeps its size where lines are scaled, like a button among photos."),
            Key(
                "fillsLine", .flag, usual: "false",
                """
                Whether it has a line of its own and fills it: short for `breaksBefore`, `breaksAfter` and \
                a `grow` of at least 1.
                """
            ) { json, traits throws(JSONError) in if try json.flag() { traits.fillLine() } },
        ]
    }()

    /// - Parameter axis: That of the flow, which decides which alignments are valid.
    init(_ object: JSONObject, axis: FlowAxis) throws(JSONError) {
        self.init()
        try object.read(Self.keys, into: &self)
        _ = try object["alignment"]?.alignment(in: axis)
    }
}
