import FlowEngine

extension FlowOptions {
    /// All options, by the names of their properties and in their order. What else knows them is written from this table:
    /// `Documentation/adding-an-option.md` says how.
    static let keys: [Key<FlowOptions>] = {
        let make = KeyMaker(usual: FlowOptions())
        return [
            make.option(
                "axis", \.axis,
                "The direction in which a line runs: rows from the top down, or columns from the leading edge."
            )
            .control(
                "Direction of lines", .flow,
                "Lines run across, or down, and break where their space ends."),
            make.number(
                "itemSpacing", \.itemSpacing,
                "The distance between items of a line. Negative values make neighbors overlap."
            )
            .control(
                "Space between views", .flow, "In points. Negative values make views overlap.", -24...48),
            make.number(
                "lineSpacing", \.lineSpacing, "The distance between lines. Negative values make them overlap."
            )
            .control("Space between rows", .flow, "In points.", -24...48),
            make.option(
                "lineAlignment", \.lineAlignment,
                """
                Where a line that is shorter than the flow goes. In a vertical flow `leading` means top and \
                `trailing` means bottom.
                """
            )
            .control(
                "Short rows", .lines, "Where rows go that don’t fill the width.",
                section: "Alignment"),
            Key(
                "itemAlignment", .names(of: FlowItemAlignment.self), usual: "\"top\"",
                """
                Where items go across their line, or whether they become as thick as their line. In a vertical flow `top` \
                means leading and `bottom` means trailing, and text has no baselines.
                """
            ) { json, options throws(JSONError) in
                options.itemAlignment = try json.alignment(in: options.axis)
            },
            Key(
                "columns",
                .others(
                    """
                    `natural`, `uniform`, a whole number of 1 or more, or an object such as \
                    `{"minLength": 120, "maxLength": 200}`, of which the maximum may be left out
                    """
                ),
                usual: "\"natural\"",
                """
                How much space an item gets along its line: what it needs; or a column as long as the longest item; \
                or a column with an even share of the space, for a number of columns or for as many as fit of at \
                least a minimum length, up to a maximum. An item is in the middle of its column. With a `grow`, it \
                is as long as its column. It does not shrink.
                """
            ) { json, options throws(JSONError) in options.columns = try json.columns() }
            .control(
                "Columns", .space,
                "As wide as the widest view, a number, or as many as fit at a minimum width.",
                section: "Columns"),
            make.option(
                "direction", \.direction,
                "The side from which lines are read. `rightToLeft` mirrors everything inside the flow."
            )
            .control("Reading direction", .flow, "Which side rows start on."),
            make.option(
                "sizing", \.sizing,
                """
                How long the flow is along its lines. `hug`: as its longest line, or as the space if that is shared \
                out, by a number of `columns`, `even` breaking or a `grow` between 0 and 1; `fill`: as the space, \
                which longer lines overflow; `automatic`: `fill` with any `distribution` but `natural`, else `hug`.
                """
            )
            .control(
                "Size of the flow", .space, "As wide as its widest row, or all the width offered.",
                section: "Hug or fill"),
            make.option(
                "distribution", \.distribution,
                """
                Where items go on a line that is shorter than the flow: next to each other on the side of the \
                `lineAlignment`, or with the space spread between or around them. `justified` does so on all lines \
                but the last, and those before a forced break. With `fillEqually`, all items of a line are equally \
                long and fill it, within their minimum and maximum lengths.
                """
            )
            .control(
                "Free space in a row", .lines,
                "Left free, spread between views, or shared equally.",
                section: "Along a row"),
            make.option(
                "lastLine", \.lastLine,
                """
                What the last line and any line before a forced break do with their free space. `likeOthers`: what \
                other lines do; `grows`: its items grow, but are not spread; `natural`: neither; `leading`, `center` \
                and `trailing`: neither, and it is on that side. In columns, with `grows` and `natural`, items stay \
                in those of a full line.
                """
            )
            .control(
                "Last row", .lines,
                "What it does with its free space. Photos fill it with .grows.",
                section: "The last row"),
            Key(
                "lineDistribution", .names(of: FlowLineDistribution.self), usual: "null",
                """
                Where lines go in the space across: the height of a horizontal flow, the width of a vertical one. The \
                flow is then as large as that space. With null, it is as thick as its lines, whatever the space.
                """
            ) { json, options throws(JSONError) in options.lineDistribution = try json.option() }
            .control(
                "Rows in the height", .space, "How rows share a height that they do not fill.",
                section: "Across the rows"),
            make.flag(
                "equalizesLines", \.equalizesLines, "Whether all lines are as thick as the thickest."
            )
            .control("Equal rows", .more, "As tall as the tallest.", section: "Rows of equal height"),
            Key(
                "scaling", .others("an object, see below"), usual: "null",
                """
                How lines are scaled so that they fill the flow, as rows of photos do: all items of a line get the \
                same thickness and keep their shapes. Null if they are not.
                """
            ) { json, options throws(JSONError) in options.scaling = try FlowScaling(json) }
            .control("Scale photos", .space, "Until rows of about this height fill the flow.", 20...400),
            make.option(
                "lineBreaking", \.lineBreaking,
                """
                How lines are broken. `greedy`: each takes as many items as fit; `balanced`: items are spread evenly \
                over as few lines as possible; `even`: over any number of lines, as in a paragraph.
                """
            )
            .control(
                "Where rows break", .lines, "Where a view does not fit, evenly, or as in a paragraph.",
                section: "Full rows or even ones"),
            make.option(
                "wrapping", \.wrapping,
                """
                Whether items that can shrink do so before a line breaks. `ideal`: they do not; `smallest`: they do; \
                `oneLineIfPossible`: they do if all items then fit on one line, and otherwise break as with `ideal`. \
                Items between two forced breaks share a line of their own if they can. With `minLines`, it is like \
                `ideal`.
                """
            )
            .control(
                "Shrink before breaking", .more,
                "Never, in every row, or only if everything then fits in one row.",
                section: "Shrink before wrapping"),
            make.count(
                "maxItemsPerLine", \.maxItemsPerLine,
                "The maximum number of items on a line, and of columns; without it, as many as fit."
            )
            .control(
                "Maximum views in a row", .lines, "Fewer where they don’t fit.", 1...20,
                section: "A limit on views in a row"),
            make.count(
                "minLines", \.minLines,
                """
                The minimum number of lines, as far as there are items for them. If fewer would do, items are \
                balanced over this many. A smaller `maxLines` takes precedence.
                """
            )
            .control(
                "Minimum rows", .more, "Views are spread evenly over at least this many rows.", 1...12,
                section: "A number of rows"),
            make.length(
                "itemSeparator", \.itemSeparator,
                """
                The length of separators between the items of a line, with the `itemSpacing` on both sides; null for \
                none. With it, the answer has `itemSeparators`.
                """
            )
            .control("Between views", .separators, "In the same row.", section: "Separators"),
            make.length(
                "lineSeparator", \.lineSeparator,
                """
                The thickness of separators between lines, with the `lineSpacing` on both sides; null for none. With \
                it, the answer has `lineSeparators`.
                """
            )
            .control("Between rows", .separators, "Across the flow.", section: "Separators"),
            make.flag("reversesItems", \.reversesItems, "Whether each line begins at its other end.")
                .control("Reverse each row", .more, "Like row-reverse in CSS.", section: "Reverse order"),
            make.flag("reversesLines", \.reversesLines, "Whether lines begin at the other side.")
                .control("Reverse the rows", .more, "Like wrap-reverse in CSS.", section: "Reverse order"),
        ]
    }()
}
