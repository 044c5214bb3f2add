import ArgumentParser
import FlowEngine

/// The options of a flow other than its lengths.
struct FlowArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Where a shorter line goes; in a vertical flow, leading means top.", valueName: "edge"))
    var lineAlignment = FlowLineAlignment.leading

    @Option(
        help: ArgumentHelp(
            "Where an item goes across its line; in a vertical flow, top means leading.",
            valueName: "guide"))
    var itemAlignment = FlowItemAlignment.center

    @Option(help: "The direction in which lines run.")
    var axis = FlowAxis.horizontal

    @Option(
        help: ArgumentHelp(
            "natural for none, uniform for columns as wide as the widest item, or a number of equal columns.",
            valueName: "kind"), transform: NumberArgument.columns)
    var columns = FlowColumns.natural

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The most items on a line; default as many as fit.", valueName: "count"),
        transform: NumberArgument.count)
    var maxItemsPerLine: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The fewest lines, which are balanced if there would be fewer.", valueName: "count"),
        transform: NumberArgument.count)
    var minLines = 1

    @Option(
        help: ArgumentHelp(
            """
            How lines are broken: each takes what fits, or items are spread evenly over as few lines, or \
            over any number as in a paragraph.
            """, valueName: "kind"))
    var lineBreaking = FlowLineBreaking.greedy

    @Flag(help: "Let items that can shrink do so before a line breaks.")
    var shrinksBeforeBreaking = false

    @Option(
        help: ArgumentHelp(
            "As long as the longest line, or as the space there is.", valueName: "kind"))
    var sizing = FlowSizing.hug

    @Option(
        help: ArgumentHelp("Where items go on a line that is shorter than the flow.", valueName: "kind"))
    var distribution = FlowDistribution.natural

    @Option(
        help: ArgumentHelp(
            """
            What the last line of all, and one before a forced break, does with its space: what others do, \
            grow its items but not spread them, or neither.
            """, valueName: "kind"))
    var lastLine = FlowLastLine.likeOthers

    @Option(
        help: ArgumentHelp(
            """
            Where lines go in the --height; in a vertical flow, in the --width. With start, the picture is \
            only as large as the lines.
            """, valueName: "kind"))
    var lineDistribution = FlowLineDistribution.start

    @Flag(help: "Make all lines as thick as the thickest one.")
    var equalizesLines = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            Scale lines until they fill the flow, as rows of photos are: the thickness that they aim at. \
            Words that end in .png, .jpg or .jpeg are then files of pictures.
            """, valueName: "length"), transform: NumberArgument.positive)
    var scaleLines: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The least thickness of a scaled line of several items.", valueName: "length"),
        transform: NumberArgument.positive)
    var minThickness: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The largest thickness of a scaled line, which then does not fill the flow.", valueName: "length"),
        transform: NumberArgument.positive)
    var maxThickness: Double?

    @Option(help: ArgumentHelp("The side from which lines are read.", valueName: "order"))
    var direction = FlowDirection.leftToRight

    @Flag(
        help: ArgumentHelp(
            """
            Order words as in a text of both directions: English words among Arabic ones from left to right, \
            and the other way round.
            """))
    var bidirectional = false

    @Flag(help: "Begin each line at its other end.")
    var reversesItems = false

    @Flag(help: "Begin with the line at the other side.")
    var reversesLines = false

    func options(itemSpacing: Double, lineSpacing: Double) -> FlowOptions {
        var options = FlowOptions(
            axis: axis, itemSpacing: itemSpacing, lineSpacing: lineSpacing, lineAlignment: lineAlignment,
            itemAlignment: itemAlignment, columns: columns, direction: direction)
        options.maxItemsPerLine = maxItemsPerLine
        options.minLines = minLines
        options.lineBreaking = lineBreaking
        options.shrinksBeforeBreaking = shrinksBeforeBreaking
        options.sizing = sizing
        options.distribution = distribution
        options.lastLine = lastLine
        options.lineDistribution = lineDistribution
        options.equalizesLines = equalizesLines
        options.scaling = scaleLines.map {
            FlowScaling(
                thickness: $0, minThickness: minThickness ?? 0, maxThickness: maxThickness ?? .infinity)
        }
        options.reversesItems = reversesItems
        options.reversesLines = reversesLines
        return options
    }

    func validate() throws {
        for (name, length) in [("--min-thickness", minThickness), ("--max-thickness", maxThickness)]
        where length != nil && scaleLines == nil {
            throw ValidationError("\(name): expected --scale-lines, too")
        }
        if axis == .vertical, itemAlignment.isTextBaseline {
            throw ValidationError(
                """
                --item-alignment: expected one of \(FlowItemAlignment.namesInVerticalFlows) in a vertical \
                flow, found a baseline
                """)
        }
    }
}
