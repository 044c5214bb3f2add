import ArgumentParser
import FlowEngine

/// The options of a flow, but for its lengths.
struct FlowArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Where a shorter line stands; in a vertical flow leading means top.", valueName: "edge"))
    var lineAlignment = FlowLineAlignment.leading

    @Option(
        help: ArgumentHelp(
            "Where an item stands across its line; in a vertical flow top means leading.",
            valueName: "guide"))
    var itemAlignment = FlowItemAlignment.center

    @Option(help: "The direction in which lines run.")
    var axis = FlowAxis.horizontal

    @Option(
        help: ArgumentHelp(
            "Whether an item gets the room it needs, or as much as the widest.", valueName: "kind"))
    var columns = FlowColumns.natural

    @Option(
        help: ArgumentHelp(
            "How many uniform columns share the room; default as many as fit.", valueName: "count"))
    var columnCount: Int?

    @Option(help: ArgumentHelp("The most items on a line; default as many as fit.", valueName: "count"))
    var maxItemsPerLine: Int?

    @Option(
        help: ArgumentHelp(
            """
            Which lines are made: each takes what fits, items are spread evenly over just as many lines, \
            or over any number as in a paragraph.
            """, valueName: "kind"))
    var breaking = FlowBreaking.greedy

    @Option(
        help: ArgumentHelp(
            "Whether lines break by the lengths of items, or by the least that they can shrink to.",
            valueName: "kind"))
    var wrapping = FlowWrapping.ideal

    @Option(
        help: ArgumentHelp(
            "Whether the flow is as long as its longest line, or as the room there is.", valueName: "kind"))
    var sizing = FlowSizing.hug

    @Option(
        help: ArgumentHelp("Where items go on a line that is shorter than the flow.", valueName: "kind"))
    var distribution = FlowDistribution.natural

    @Option(
        help: ArgumentHelp(
            """
            Where lines go in the height that --height says; in a vertical flow, in the width that --width \
            says. With start the picture is only as large as they are.
            """, valueName: "kind"))
    var lineDistribution = FlowLineDistribution.start

    @Flag(help: "Make all lines as thick as the thickest.")
    var equalLines = false

    @Option(help: ArgumentHelp("The side from which lines are read.", valueName: "order"))
    var direction = FlowDirection.leftToRight

    @Flag(help: "Begin each line at its other end.")
    var reversesItems = false

    @Flag(help: "Begin with the line at the other side.")
    var reversesLines = false

    func options(itemSpacing: Double, lineSpacing: Double) -> FlowOptions {
        var options = FlowOptions(
            axis: axis, itemSpacing: itemSpacing, lineSpacing: lineSpacing, lineAlignment: lineAlignment,
            itemAlignment: itemAlignment, columns: columns, direction: direction)
        options.columnCount = columnCount
        options.maxItemsPerLine = maxItemsPerLine
        options.breaking = breaking
        options.wrapping = wrapping
        options.sizing = sizing
        options.distribution = distribution
        options.lineDistribution = lineDistribution
        options.equalLines = equalLines
        options.reversesItems = reversesItems
        options.reversesLines = reversesLines
        return options
    }

    func validate() throws {
        if axis == .vertical, itemAlignment.isTextBaseline {
            throw ValidationError(
                """
                --item-alignment: expected one of \(FlowItemAlignment.namesInVerticalFlows) in a vertical \
                flow, found \(itemAlignment)
                """)
        }
        for (name, count) in [("--column-count", columnCount), ("--max-items-per-line", maxItemsPerLine)] {
            if let count, count < 1 {
                throw ValidationError("\(name): expected a whole number of 1 or more, found \(count)")
            }
        }
        if columnCount != nil, columns != .uniform {
            throw ValidationError(
                "--column-count: expected --columns uniform, found \(columns) columns")
        }
    }
}
