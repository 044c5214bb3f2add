import ArgumentParser
import FlowEngine

/// The options of a flow other than its lengths and those of `OptionArguments`. These are no group of this one: a debug
/// build of the parser checks a group in a group a hundred times at each start.
struct FlowArguments: ParsableArguments {
    @Option(help: .option("itemAlignment", valueName: "guide"))
    var itemAlignment = FlowItemAlignment.center

    @Option(
        help: .option("columns", valueName: "kind", values: "\(NumberArgument.columnKinds); default natural"),
        transform: NumberArgument.columns)
    var columns = FlowColumns.natural

    @Option(
        help: ArgumentHelp(
            """
            Where lines go in the --height; in a vertical flow, in the --width. With start, the picture is \
            only as large as the lines.
            """, valueName: "kind"))
    var lineDistribution = FlowLineDistribution.start

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            Scale lines until they fill the flow, as rows of photos do; the value is the thickness to aim at. Words \
            that end in .png, .jpg or .jpeg are then picture files.
            """, valueName: "length"), transform: NumberArgument.positive)
    var scaleLines: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The minimum thickness of a scaled line of several items.", valueName: "length"),
        transform: NumberArgument.positive)
    var minThickness: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The maximum thickness of a scaled line, even if it then does not fill the flow.",
            valueName: "length"),
        transform: NumberArgument.positive)
    var maxThickness: Double?

    @Flag(
        help: ArgumentHelp(
            """
            Order words as in a text of both directions: English words among Arabic ones from left to right, \
            and the other way round.
            """))
    var bidirectional = false

    func options(with arguments: OptionArguments, itemSpacing: Double, lineSpacing: Double) -> FlowOptions {
        var options = FlowOptions(
            itemSpacing: itemSpacing, lineSpacing: lineSpacing, itemAlignment: itemAlignment,
            columns: columns,
            lineDistribution: lineDistribution)
        arguments.set(&options)
        options.scaling = scaleLines.map {
            FlowScaling(
                thickness: $0, minThickness: minThickness ?? 0, maxThickness: maxThickness ?? .infinity)
        }
        return options
    }

    func validate() throws {
        for (name, length) in [("--min-thickness", minThickness), ("--max-thickness", maxThickness)]
        where length != nil && scaleLines == nil {
            throw ValidationError("\(name): expected --scale-lines, too")
        }
    }

    func validate(along axis: FlowAxis) throws {
        if axis == .vertical, itemAlignment.isTextBaseline {
            throw ValidationError(
                """
                --item-alignment: expected one of \(FlowItemAlignment.namesInVerticalFlows) in a vertical \
                flow, found a baseline
                """)
        }
    }
}

extension ArgumentHelp {
    /// What an option means, as in JSON. The parser adds the default, and the values that have names; others, which may
    /// be spelled in another way than in JSON, are given.
    static func option(_ name: String, valueName: String? = nil, values: String? = nil) -> ArgumentHelp {
        guard let text = texts[name] else {
            preconditionFailure("there is no option \(name)")
        }
        return ArgumentHelp(text + (values.map { " (\($0))" } ?? ""), valueName: valueName)
    }

    /// The parser asks for them many times.
    private static let texts = Dictionary(
        uniqueKeysWithValues: FlowOptions.keys.map { ($0.name, $0.help.mappingCode(\.asArgument)) })
}
