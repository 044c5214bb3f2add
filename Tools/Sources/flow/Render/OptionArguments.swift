// Written from the command's table of options, as Documentation/adding-an-option.md says.

import ArgumentParser
import FlowEngine

/// The options of a flow that `flow render` has as they are.
struct OptionArguments: ParsableArguments {
    @Option(help: .option("axis", valueName: "kind"))
    var axis = FlowAxis.horizontal

    @Option(help: .option("lineAlignment", valueName: "kind"))
    var lineAlignment = FlowLineAlignment.leading

    @Option(help: .option("direction", valueName: "kind"))
    var direction = FlowDirection.leftToRight

    @Option(help: .option("sizing", valueName: "kind"))
    var sizing = FlowSizing.automatic

    @Option(help: .option("distribution", valueName: "kind"))
    var distribution = FlowDistribution.natural

    @Option(help: .option("lastLine", valueName: "kind"))
    var lastLine = FlowLastLine.likeOthers

    @Flag(help: .option("equalizesLines"))
    var equalizesLines = false

    @Option(help: .option("lineBreaking", valueName: "kind"))
    var lineBreaking = FlowLineBreaking.greedy

    @Option(help: .option("wrapping", valueName: "kind"))
    var wrapping = FlowWrapping.ideal

    @Option(
        parsing: .unconditional, help: .option("maxItemsPerLine", valueName: "count"),
        transform: NumberArgument.count)
    var maxItemsPerLine: Int?

    @Option(
        parsing: .unconditional, help: .option("minLines", valueName: "count"),
        transform: NumberArgument.count)
    var minLines = 1

    @Flag(help: .option("reversesItems"))
    var reversesItems = false

    @Flag(help: .option("reversesLines"))
    var reversesLines = false

    func set(_ options: inout FlowOptions) {
        options.axis = axis
        options.lineAlignment = lineAlignment
        options.direction = direction
        options.sizing = sizing
        options.distribution = distribution
        options.lastLine = lastLine
        options.equalizesLines = equalizesLines
        options.lineBreaking = lineBreaking
        options.wrapping = wrapping
        options.maxItemsPerLine = maxItemsPerLine
        options.minLines = minLines
        options.reversesItems = reversesItems
        options.reversesLines = reversesLines
    }
}
