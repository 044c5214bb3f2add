import FlowEngine

extension FlowItemTraits {
    /// What makes an item differ from the others, in both commands.
    static let keys: [Key<FlowItemTraits>] = {
        let make = KeyMaker(usual: FlowItemTraits())
        return [
            make.length("grow", \.grow, "Its share of the space that its line leaves."),
            make.length(
                "shrink", \.shrink,
                "Its share of what its line is too long by, in proportion to its length as well."),
            make.length(
                "minLength", \.minLength, "Its least length along the line. It wins over the maximum."),
            make.length("maxLength", \.maxLength, "Its largest length along the line; null for none."),
            make.number(
                "priority", \.priority,
                "Which items grow first, the highest, and shrink or are hidden first, the lowest."),
            make.option(
                "alignment", \.alignment,
                "Where it goes across its line; null for the `itemAlignment` of the case."),
            make.flag("breaksBefore", \.breaksBefore, "Whether it begins a line."),
            make.flag("breaksAfter", \.breaksAfter, "Whether the next item begins a line."),
            make.flag(
                "avoidsBreakBefore", \.avoidsBreakBefore,
                """
                Whether no line ends before it: it goes to the next line together with the item before it. A forced \
                break parts them.
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
                "fillsLine", .flag, standard: "false",
                """
                Whether it has a line of its own, all of which it takes: short for `breaksBefore`, `breaksAfter` and \
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
