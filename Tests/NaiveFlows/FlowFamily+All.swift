import FlowEngine

// Options that can interact are in one family, which has all of their combinations. Any two are in `pairs`. Lengths are
// small numbers, so that lines just fit. `short` makes a space too short by very little.

private let short = 1.0 / 1024
private let huge = 4_294_967_296.0
private let item = FlowItem(width: 2, height: 1)
private let usual = [Setting()]

extension FlowFamily {
    static let all =
        [lengths, spacings, breaks, breaksInColumns, collapsing]
        + [limits, growing, flexible, prioritized, equalLengths, sharing, scaled, filledRows]
        + [along, columns, spread, evenAlong, across, baselines, mirrors]
        + [directions, directionsOfLines, scaledAlong, scaledAcross]
        + [pairs, singleTraits, badLengths, badTraits] + allLimited
}

private func traits(_ change: (inout FlowItemTraits) -> Void) -> FlowItemTraits {
    var traits = FlowItemTraits()
    change(&traits)
    return traits
}

// MARK: Where lines break

extension FlowFamily {
    /// Lengths and the common spacing × ways to break lines × limits of their items and their number × columns.
    private static let lengths = FlowFamily(
        "lengths", of: [item].with(\.width, [0, 1, 2, 3, huge]),
        in: usual.with(\.options.itemSpacing, [0, 1, -1, -2, huge])
            .with(\.available, [nil, 0, 1, 3, 3 - short, 5, huge])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.columns, [.natural, .uniform, .count(2), .adaptive(minimum: 1, maximum: 3)])
            .with(\.options.maxItemsPerLine, [nil, 1, 2, 3])
            .with(\.options.minLines, [1, 2, 3, 5]))

    /// Items' own spacings × what they overlap × ways to break lines × limits × columns.
    private static let spacings = FlowFamily(
        "spacings", of: [item].with(\.width, [1, 3]).with(\.spacing, [nil, 0, 2, -1, -3]),
        in: usual.with(\.options.itemSpacing, [1, -2])
            .with(\.available, [nil, 3, 5 - short, 5])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.columns, [.natural, .uniform])
            .with(\.options.maxItemsPerLine, [nil, 2])
            .with(\.options.minLines, [1, 3]))

    private static let forcedAndAvoided = [
        FlowItemTraits(), traits { $0.breaksBefore = true }, traits { $0.breaksAfter = true },
        traits { $0.avoidsBreakBefore = true },
        traits { ($0.avoidsBreakBefore, $0.breaksAfter) = (true, true) },
    ]

    /// Forced and avoided breaks × spacings × ways to break lines × limits.
    private static let breaks = FlowFamily(
        "breaks", of: [item].with(\.width, [1, 3]).with(\.traits, forcedAndAvoided),
        in: usual.with(\.options.itemSpacing, [0, 1, -2])
            .with(\.available, [nil, 0, 3, 5])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.maxItemsPerLine, [nil, 2])
            .with(\.options.minLines, [1, 2, 4]))

    /// The same in columns, with last lines that keep to them.
    private static let breaksInColumns = FlowFamily(
        "breaks in columns",
        of: [item].with(\.width, [1, 3]).with(\.traits, [0, 1, 3].map { forcedAndAvoided[$0] }),
        in: usual.with(\.options.columns, [.uniform, .count(2), .count(3), .adaptive(minimum: 1.5)])
            .with(\.options.itemSpacing, [0, 1, -3])
            .with(\.available, [nil, 0, 3, 7])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.maxItemsPerLine, [nil, 2])
            .with(\.options.minLines, [1, 3])
            .with(\.options.lastLine, [.likeOthers, .natural]))
}

// MARK: How long items are

extension FlowFamily {
    /// Limits of items' lengths, and growth, × columns × spacings × ways to break lines.
    private static let limits = FlowFamily(
        "limits",
        of: [
            item,
            FlowItem(width: 0, height: 1, traits: FlowItemTraits(minLength: 1)),
            FlowItem(width: 2, height: 1, traits: FlowItemTraits(minLength: 3)),
            FlowItem(width: 2, height: 1, traits: FlowItemTraits(maxLength: 1)),
            FlowItem(width: 1, height: 1, traits: FlowItemTraits(minLength: 3, maxLength: 2)),
            FlowItem(width: 1, height: 1, traits: FlowItemTraits(grow: 1)),
            FlowItem(width: 1, height: 1, traits: FlowItemTraits(grow: 1, maxLength: 2)),
            FlowItem(width: 4, height: 1, traits: traits { $0.fillLine() }),
        ],
        in: usual.with(
            \.options.columns, [.natural, .uniform, .count(2), .count(3), .adaptive(minimum: 1, maximum: 2)]
        )
        .with(\.options.itemSpacing, [0, 1, -1])
        .with(\.available, [nil, 0, 2, 3, 5])
        .with(\.options.lineBreaking, FlowLineBreaking.allCases)
        .with(\.options.minLines, [1, 2])
        .with(\.options.sizing, [.hug, .fill]))

    /// Some ways to grow and shrink × spacings × ways to break lines × last lines × sizing.
    private static let growing = FlowFamily(
        "growing",
        of: [
            item,
            FlowItem(width: 2, height: 1, traits: FlowItemTraits(grow: 1)),
            FlowItem(width: 1, height: 1, traits: FlowItemTraits(grow: 0.25)),
            FlowItem(width: 3, height: 1, traits: FlowItemTraits(shrink: 1)),
            FlowItem(width: 3, height: 1, traits: FlowItemTraits(shrink: 0.25, minLength: 1)),
            FlowItem(width: 1, height: 1, traits: FlowItemTraits(grow: 2, maxLength: 3)),
            FlowItem(width: 1, height: 1, traits: traits { $0.fillLine() }),
        ],
        in: usual.with(\.options.itemSpacing, [0, 1, -1])
            .with(\.available, [nil, 0, 3, 6, 10])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.minLines, [1, 2])
            .with(\.options.wrapping, FlowWrapping.allCases)
            .with(\.options.lastLine, FlowLastLine.allCases)
            .with(\.options.sizing, [.hug, .fill]))

    /// All ways to grow and shrink of up to three items × limits × spacings × last lines.
    private static let flexible = FlowFamily(
        "flexible",
        of: [item].with(\.width, [0, 1, 3])
            .with(\.traits.grow, [0, 0.25, 1]).with(\.traits.shrink, [0, 1])
            .with(\.traits.minLength, [0, 2]).with(\.traits.maxLength, [.infinity, 2]),
        upTo: 3,
        in: usual.with(\.options.itemSpacing, [0, 1, -1])
            .with(\.available, [nil, 0, 2, 5, 9])
            .with(\.options.wrapping, FlowWrapping.allCases)
            .with(\.options.lastLine, [.likeOthers, .natural]))

    /// Priorities of up to four items × growth × limits × spaces.
    private static let prioritized = FlowFamily(
        "prioritized",
        of: [FlowItem(width: 2, height: 1, traits: FlowItemTraits(shrink: 1))]
            .with(\.traits.priority, [-1, 0, 1]).with(\.traits.grow, [0.25, 1])
            .with(\.traits.minLength, [0, 1]).with(\.traits.maxLength, [.infinity, 3]),
        upTo: 4,
        in: usual.with(\.options.itemSpacing, [0, 1])
            .with(\.available, [nil, 0, 1, 3, 5, 7, 10, 14, 20])
            .with(\.options.wrapping, FlowWrapping.allCases))
}

extension FlowFamily {
    /// Items that are equally long on each line, within their limits × spacings × ways to break and wrap lines × last lines ×
    /// sizing × separators, with items that fill their line, and spacers.
    private static let equalLengths = FlowFamily(
        "equal lengths",
        of: [
            item,
            FlowItem(width: 1, height: 1, traits: FlowItemTraits(minLength: 3)),
            FlowItem(width: 3, height: 1, traits: FlowItemTraits(maxLength: 1)),
            FlowItem(width: 1, height: 1, traits: FlowItemTraits(grow: 2, maxLength: 2)),
            FlowItem(width: 3, height: 1, traits: FlowItemTraits(shrink: 1, minLength: 1)),
            FlowItem(width: 1, height: 1, traits: traits { $0.fillLine() }),
            FlowItem(
                width: 1, height: 0,
                traits: traits { ($0.isDiscardable, $0.grow, $0.priority) = (true, 1, -.infinity) }),
        ],
        upTo: 4,
        in: usual.with(\.options.distribution, [.fillEqually])
            .with(\.options.itemSpacing, [0, 1, -1])
            .with(\.available, [nil, 0, 3, 5, 8])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.wrapping, FlowWrapping.allCases)
            .with(\.options.lastLine, FlowLastLine.allCases)
            .with(\.options.sizing, FlowSizing.allCases)
            .with(\.options.itemSeparator, [nil, 1]))

    /// Items that can share a line × ways to wrap them × ways to break lines × limits × spacings, with spacers, forced and
    /// avoided breaks.
    private static let sharing = FlowFamily(
        "sharing",
        of: [
            item,
            FlowItem(width: 3, height: 1, traits: FlowItemTraits(shrink: 1)),
            FlowItem(width: 2, height: 1, traits: FlowItemTraits(shrink: 1, minLength: 1)),
            FlowItem(width: 2, height: 1, traits: FlowItemTraits(shrink: 0.5, breaksBefore: true)),
            FlowItem(width: 2, height: 1, traits: FlowItemTraits(shrink: 1, avoidsBreakBefore: true)),
            FlowItem(
                width: 1, height: 0,
                traits: traits { ($0.isDiscardable, $0.grow, $0.priority) = (true, 1, -.infinity) }),
        ],
        in: usual.with(\.options.wrapping, FlowWrapping.allCases)
            .with(\.options.itemSpacing, [0, 1, -1])
            .with(\.available, [nil, 0, 3, 5, 7])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.maxItemsPerLine, [nil, 2, 3])
            .with(\.options.minLines, [1, 2]))

    /// Spacers and items without a length × spacings × ways to break lines × limits × separators × last lines, with
    /// forced and avoided breaks.
    private static let collapsing = FlowFamily(
        "collapsing",
        of: [
            FlowItem(width: 1, height: 1), FlowItem(width: 3, height: 1),
            FlowItem(width: 0, height: 2, traits: traits { $0.isDiscardable = true }),
            FlowItem(
                width: 1, height: 0,
                traits: traits { ($0.isDiscardable, $0.grow, $0.priority) = (true, 1, -.infinity) }),
            FlowItem(width: 0, height: 1, traits: traits { ($0.isDiscardable, $0.minLength) = (true, 2) }),
            FlowItem(width: 2, height: 1, traits: traits { $0.breaksBefore = true }),
            FlowItem(width: 1, height: 1, traits: traits { $0.avoidsBreakBefore = true }),
        ],
        in: usual.with(\.options.itemSpacing, [0, 1, -1])
            .with(\.available, [nil, 0, 3, 5])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.maxItemsPerLine, [nil, 1, 2])
            .with(\.options.minLines, [1, 3])
            .with(\.options.itemSeparator, [nil, 1])
            .with(\.options.lineAlignment, [.leading, .center])
            .with(\.options.lastLine, [.likeOthers, .natural]))

    private static let scaling = FlowScaling(thickness: 2, minThickness: 1, maxThickness: 3)
    private static let scalings: [FlowScaling?] = [
        FlowScaling(thickness: 2), scaling, FlowScaling(thickness: 4, minThickness: 2, maxThickness: 4),
        FlowScaling(thickness: 2, minThickness: 1.5, maxThickness: 2.5),
    ]

    /// Shapes and items that keep their size, forced and avoided breaks × scalings × spacings × ways to break lines ×
    /// limits × last lines.
    private static let scaled = FlowFamily(
        "scaled",
        of: [
            FlowItem(width: 1, height: 2), FlowItem(width: 2, height: 2), FlowItem(width: 10, height: 4),
            FlowItem(width: 2, height: 1, traits: traits { $0.keepsSize = true }),
            FlowItem(width: 3, height: 2, traits: traits { $0.breaksBefore = true }),
            FlowItem(width: 1, height: 1, traits: traits { $0.avoidsBreakBefore = true }),
            FlowItem(width: 1, height: 0),
        ],
        in: usual.with(\.options.scaling, scalings)
            .with(\.options.itemSpacing, [0, 1, -1])
            .with(\.available, [nil, 0, 3, 7])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.maxItemsPerLine, [nil, 2])
            .with(\.options.minLines, [1, 2])
            .with(\.options.lastLine, FlowLastLine.allCases))

    /// Photos, and photos, rules and headings that fill their line × scalings × spacings × ways to break lines × last lines.
    private static let filledRows = FlowFamily(
        "filled rows",
        of: [
            FlowItem(width: 1, height: 2), FlowItem(width: 10, height: 4),
            FlowItem(width: 4, height: 1, traits: traits { $0.fillLine() }),
            FlowItem(
                width: 1, height: 1,
                traits: traits {
                    $0.fillLine()
                    ($0.keepsSize, $0.maxLength) = (true, 5)
                }),
            FlowItem(width: 1, height: 0, traits: traits { $0.fillLine() }),
        ],
        in: usual.with(\.options.scaling, scalings)
            .with(\.options.itemSpacing, [0, 1])
            .with(\.available, [nil, 0, 3, 7])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.lastLine, FlowLastLine.allCases))
}

// MARK: Where items and lines are

extension FlowFamily {
    /// Distributions × last lines × line alignments × sizing × separators × both ways to mirror a row.
    private static let inAnySpace = usual.with(\.options.distribution, FlowDistribution.allCases)
        .with(\.options.lastLine, FlowLastLine.allCases)
        .with(\.options.lineAlignment, FlowLineAlignment.allCases)
        .with(\.options.sizing, FlowSizing.allCases)
        .with(\.options.itemSeparator, [nil, 1])
        .with(\.options.reversesItems, [false, true])
        .with(\.options.direction, FlowDirection.allCases)

    private static let inRows = inAnySpace.with(\.available, [nil, 5, 8])

    private static let forcing = FlowItem(width: 2, height: 1, traits: FlowItemTraits(breaksBefore: true))
    private static let filling = FlowItem(width: 6, height: 1, traits: traits { $0.fillLine() })

    /// `inRows`, with forced breaks and without.
    private static let along = FlowFamily(
        "along", of: [item].with(\.width, [0, 1, 4]) + [forcing],
        in: inRows.with(\.options.itemSpacing, [0, 1, -1]))

    /// `inRows`, in columns. Those that overlap by 4 lie on top of each other.
    private static let columns = FlowFamily(
        "columns", of: [item].with(\.width, [1, 4]) + [forcing, filling],
        in: inRows.with(\.options.itemSpacing, [0, 1, -4])
            .with(\.options.columns, [.uniform, .count(2), .count(3), .adaptive(minimum: 2, maximum: 2.5)]))

    /// Items that take a part of the space before it is spread.
    private static let spread = FlowFamily(
        "spread",
        of: [
            item, FlowItem(width: 2, height: 1, traits: FlowItemTraits(grow: 1, maxLength: 3)),
            FlowItem(width: 1, height: 1, traits: FlowItemTraits(grow: 0.25)),
            FlowItem(width: 9, height: 1, traits: FlowItemTraits(shrink: 0.5)),
        ],
        in: inRows.with(\.options.wrapping, FlowWrapping.allCases)
            .with(\.options.itemSpacing, [0, 1]))

    /// Lines that are balanced, even or as many as asked for × distributions × last lines × alignments × sizing ×
    /// separators × columns × spacings, with items that grow, and forced breaks.
    private static let evenAlong = FlowFamily(
        "even along",
        of: [item].with(\.width, [1, 3])
            + [forcing, FlowItem(width: 2, height: 1, traits: FlowItemTraits(grow: 0.5))],
        in: usual.with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.minLines, [1, 3])
            .with(\.options.distribution, [.natural, .justified, .spaceBetween, .spaceEvenly])
            .with(\.options.lastLine, FlowLastLine.allCases)
            .with(\.options.lineAlignment, [.leading, .center])
            .with(\.options.sizing, FlowSizing.allCases)
            .with(\.options.itemSeparator, [nil, 1])
            .with(\.options.columns, [.natural, .count(2)])
            .with(\.options.itemSpacing, [0, 1, -1])
            .with(\.available, [nil, 5, 8]))

    /// Item alignments × distributions of lines × equal lines × reversal × separators of lines.
    private static let inLines = usual.with(\.options.itemAlignment, FlowItemAlignment.allCases)
        .with(\.options.lineDistribution, FlowLineDistribution.allCases)
        .with(\.options.equalizesLines, [false, true])
        .with(\.options.reversesLines, [false, true])
        .with(\.options.lineSeparator, [nil, 1])

    /// `inLines`, × spaces across × spacings of lines, with items that stretch by themselves, and forced breaks.
    private static let across = FlowFamily(
        "across",
        of: [item].with(\.height, [0, 1, 4]) + [
            FlowItem(width: 2, height: 3, traits: FlowItemTraits(alignment: .stretch)),
            FlowItem(width: 2, height: 2, traits: FlowItemTraits(breaksAfter: true)),
        ],
        in: inLines.with(\.available, [4])
            .with(\.across, [nil, 0, 7, 20])
            .with(\.options.lineSpacing, [0, 1, -3]))

    /// Baselines inside and outside of items × own alignments × distributions of lines × equal lines × reversal.
    private static let baselines = FlowFamily(
        "baselines",
        of: [
            FlowItem(width: 2, height: 3),
            FlowItem(width: 2, height: 3, firstBaseline: 1, lastBaseline: 2),
            FlowItem(width: 2, height: 1, firstBaseline: 4, lastBaseline: -1),
            FlowItem(width: 2, height: 4, firstBaseline: 2, traits: FlowItemTraits(alignment: .center)),
            FlowItem(
                width: 2, height: 2, firstBaseline: 1, traits: FlowItemTraits(alignment: .firstTextBaseline)),
            FlowItem(
                width: 2, height: 2, lastBaseline: 1, traits: FlowItemTraits(alignment: .lastTextBaseline)),
        ],
        in: usual.with(\.available, [4, 6])
            .with(\.options.itemAlignment, FlowItemAlignment.allCases)
            .with(\.options.lineDistribution, [.start, .center, .stretch, .spaceBetween])
            .with(\.across, [nil, 4, 20])
            .with(\.options.equalizesLines, [false, true])
            .with(\.options.reversesLines, [false, true])
            .with(\.options.lineSpacing, [0, -1]))

    /// Axes × directions × reversals × separators × columns × alignments along and across.
    private static let mirrors = FlowFamily(
        "mirrors",
        of: [
            FlowItem(width: 1, height: 3, firstBaseline: 1), FlowItem(width: 4, height: 1),
            FlowItem(width: 2, height: 2, traits: FlowItemTraits(alignment: .stretch)),
        ],
        in: usual.with(\.options.axis, FlowAxis.allCases)
            .with(\.options.direction, FlowDirection.allCases)
            .with(\.options.reversesItems, [false, true])
            .with(\.options.reversesLines, [false, true])
            .with(\.options.itemSeparator, [nil, 1])
            .with(\.options.lineSeparator, [nil, 1])
            .with(\.options.columns, [.natural, .uniform, .count(2)])
            .with(\.options.lineAlignment, FlowLineAlignment.allCases)
            .with(\.options.itemAlignment, [.top, .center, .firstTextBaseline])
            .with(\.options.distribution, [.natural, .spaceAround])
            .with(\.options.sizing, FlowSizing.allCases)
            .with(\.available, [nil, 5])
            .with(\.across, [nil, 9]))

    /// Directions of items × that of their flow × spacings × distributions × separators × columns × axes.
    private static let directions = FlowFamily(
        "directions",
        of: [item].with(\.width, [1, 4]).with(\.traits.direction, [.leftToRight, .rightToLeft]) + [
            FlowItem(width: 1, height: 1, spacing: 2, traits: FlowItemTraits(direction: .rightToLeft)),
            FlowItem(width: 1, height: 1, traits: FlowItemTraits(grow: 1, direction: .rightToLeft)),
        ],
        in: usual.with(\.options.direction, FlowDirection.allCases)
            .with(\.options.axis, FlowAxis.allCases)
            .with(\.options.itemSpacing, [0, 1, -3])
            .with(\.options.distribution, [.natural, .spaceBetween, .spaceAround])
            .with(\.options.itemSeparator, [nil, 1])
            .with(\.options.reversesItems, [false, true])
            .with(\.options.sizing, FlowSizing.allCases)
            .with(\.options.columns, [.natural, .uniform])
            .with(\.available, [nil, 9]))

    /// Directions of items × that of their flow × ways to break lines × last lines × distributions × sizing, with forced
    /// and avoided breaks.
    private static let directionsOfLines = FlowFamily(
        "directions of lines",
        of: [item].with(\.width, [1, 3]).with(\.traits.direction, [.leftToRight, .rightToLeft])
            + [FlowItemTraits(breaksBefore: true), FlowItemTraits(avoidsBreakBefore: true)]
            .map { FlowItem(width: 1, height: 1, traits: $0) }.with(\.traits.direction, [.rightToLeft]),
        in: usual.with(\.options.direction, FlowDirection.allCases)
            .with(\.options.itemSpacing, [0, 1])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.options.minLines, [1, 3])
            .with(\.options.lastLine, FlowLastLine.allCases)
            .with(\.options.distribution, [.natural, .justified, .spaceAround])
            .with(\.options.lineAlignment, FlowLineAlignment.allCases)
            .with(\.options.sizing, FlowSizing.allCases)
            .with(\.available, [nil, 5]))

    private static let shapes = [
        FlowItem(width: 1, height: 2), FlowItem(width: 6, height: 4),
        FlowItem(width: 2, height: 1, traits: traits { $0.keepsSize = true }),
        FlowItem(width: 3, height: 2, traits: traits { $0.breaksBefore = true }),
    ]

    /// `inAnySpace`, with scaled lines × ways to break them × axes.
    private static let scaledAlong = FlowFamily(
        "scaled along", of: shapes,
        in: inAnySpace.with(\.options.scaling, [scaling])
            .with(\.options.axis, FlowAxis.allCases)
            .with(\.options.lineBreaking, FlowLineBreaking.allCases)
            .with(\.available, [4, 9]))

    /// `inLines`, with scaled lines × spaces across × spacings of lines.
    private static let scaledAcross = FlowFamily(
        "scaled across", of: shapes + [FlowItem(width: 1, height: 1, firstBaseline: 0.5)],
        in: inLines.with(\.options.scaling, [scaling])
            .with(\.options.lineSpacing, [0, -1])
            .with(\.available, [nil, 4])
            .with(\.across, [nil, 3, 20]))
}

// MARK: Bad numbers

extension FlowFamily {
    /// Lengths and spacings that are no numbers, negative or infinite.
    private static let badLengths = FlowFamily(
        "bad lengths",
        of: [item].with(\.width, [2, .nan, -1, .infinity]).with(
            \.spacing, [nil, .nan, .infinity, -.infinity]),
        upTo: 3,
        in: usual.with(\.options.itemSpacing, [1, .nan, .infinity, -.infinity])
            .with(\.available, [nil, 3, .nan, -1, .infinity, 1e300])
            .with(\.options.itemSeparator, [nil, .nan, -1, .infinity])
            .with(\.options.columns, [.natural, .uniform, .count(-1), .adaptive(minimum: .nan, maximum: -1)])
            .with(\.options.maxItemsPerLine, [nil, -1])
            .with(\.options.lineBreaking, FlowLineBreaking.allCases))

    /// Traits, thicknesses and baselines that are no numbers, negative or infinite.
    private static let badTraits = FlowFamily(
        "bad traits",
        of: [item].with(\.traits.minLength, [0, .nan, -1, 3]).with(\.traits.maxLength, [.infinity, .nan, -1])
            + [item].with(\.height, [.nan, -1, .infinity]).with(
                \.firstBaseline, [nil, .nan, .infinity, -.infinity])
            + [item].with(\.traits.grow, [.nan, -1]).with(\.traits.shrink, [.nan, -1])
            .with(\.traits.priority, [0, .nan]),
        upTo: 2,
        in: usual.with(\.options.lineSpacing, [1, .nan, .infinity, -.infinity])
            .with(\.options.lineSeparator, [nil, .nan, -1, .infinity])
            .with(\.across, [nil, .nan, -1, .infinity])
            .with(\.available, [nil, 1, 3])
            .with(\.options.itemAlignment, [.top, .firstTextBaseline])
            .with(\.options.lineDistribution, [.start, .center]))
}
