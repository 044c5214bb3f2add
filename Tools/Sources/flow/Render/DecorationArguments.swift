import ArgumentParser
import FlowEngine

/// What a tag cloud shows besides its words, and how many lines and words it has.
struct DecorationArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The maximum number of lines; default any number.", valueName: "count"),
        transform: NumberArgument.count)
    var maxLines: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The maximum number of words, on as many lines as they take; default any number.",
            valueName: "count"),
        transform: NumberArgument.count)
    var maxItems: Int?

    @Option(
        help: ArgumentHelp(
            """
            The text that ends the last line if --max-lines or --max-items hides words, with {count} for their \
            number; default +{count}, and nothing if empty.
            """, valueName: "text"))
    var overflow: String?

    @Option(help: ArgumentHelp("A text between the items of a line.", valueName: "text"))
    var itemSeparator: String?

    @Flag(help: "Draw a line between lines.")
    var lineSeparator = false

    var decoration: CloudDecoration {
        CloudDecoration(
            limit: FlowLimit(maxLines: maxLines, maxItems: maxItems), overflow: overflow ?? "+{count}",
            itemSeparator: itemSeparator, hasLineSeparator: lineSeparator)
    }

    func validate() throws {
        if overflow != nil, maxLines == nil, maxItems == nil {
            throw ValidationError("--overflow: expected --max-lines or --max-items, too")
        }
    }
}
