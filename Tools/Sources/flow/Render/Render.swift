import ArgumentParser
import FlowEngine
import PortableUIRendering

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows words on chips, as a picture or as text.",
        discussion: """
            Examples:

              flow render swift layout "tag cloud"
              flow render -i words.txt -o cloud.png --scale 2 --palette dark
              ls | flow render -o files.svg --width 800 --line-alignment center
              flow render *.jpg -o wall.svg --scale-lines 180 --width 1200
              flow render --format svg a b c | less

            Words are arguments, or come from a file or standard input: one a line, or as JSON. A file named \
            .json is JSON, any other file is lines; standard input is JSON if it begins like JSON. In \
            arguments and lines, white space around a word does not count, and blank ones are skipped. JSON is \
            an array of strings or of objects {"text": "..."}, or an object {"items": [...]} with such an array. An object may also \
            have a weight, and the keys of items of flow arrange, \(FlowItemTraits.keys.map(\.name).joined(separator: ", ")), which \
            render.md explains, in Documentation or installed in share/doc/flow.

            A picture is at most as wide as --width says (if the axis is vertical: as high as --height), \
            and otherwise as large as its chips and a margin, unless --sizing, --distribution or \
            --line-distribution fill the space. A longer word wraps. Lengths are in points, or in whole character cells if the output \
            is text.

            With --scale-lines, a word that ends in .png, .jpg or .jpeg is a file, and its picture is shown. \
            Other words keep their size.

            With --format json, the output tells where everything is in the picture, in points:

              {"frames":[{"height":33.4,"text":"swift","width":67,"x":24,"y":24}, ...],
               "lines":[{"end":3,"height":33.4,"start":0,"width":251,"x":24,"y":24}],
               "size":{"height":81.4,"width":299}}

            Exits with 65, bad data, if there are no words, or if the picture would be too large to draw.
            """)

    @Argument(
        help:
            "The words to show; without any, those from --input. Among them, - stands for those from standard input."
    )
    var words: [String] = []

    @OptionGroup(title: "Input") var input: InputArguments
    @OptionGroup(title: "Output") var output: OutputArguments
    @OptionGroup(title: "Size and spacing") var lengths: LengthArguments
    @OptionGroup(title: "Flow") var optionArguments: OptionArguments
    @OptionGroup(title: "Flow") var flow: FlowArguments
    @OptionGroup(title: "Hidden words and separators") var decoration: DecorationArguments

    func run() throws {
        let input = RenderInput(
            words: words, source: Input(path: input.path), format: input.format, axis: optionArguments.axis,
            hasPictures: flow.scaleLines != nil)
        var items = try input.items()
        if flow.bidirectional { items.setDirections(in: optionArguments.direction) }
        if self.output.format != .txt {
            items.scale(to: self.output.weightScale ?? OutputArguments.usualWeightScale)
        }
        let (output, options) = (output.output, pictureOptions)
        do {
            var picture = try Picture(of: consume items, options: options)
            try output.write { try picture.write(to: $0) }
            if let warning = picture.warning { StandardError.warn(warning) }
        } catch RenderingError.unreadablePicture(let file, let reason) {
            throw Failure(.badData, "\(file.path): cannot be drawn: \(reason)")
        } catch let error as RenderingError {
            // As all other messages, it goes on after the file's name.
            let message = error.description.dropLast()
            throw Failure(
                .badData, "\(output.name): \(message.prefix(1).lowercased())\(message.dropFirst())")
        }
    }

    private var pictureOptions: Picture.Options {
        let format = output.format
        let fontSize = output.fontSize ?? OutputArguments.usualFontSize
        let style = format == .txt ? ChipStyle.cells : ChipStyle.points(fontSize: fontSize)
        let (along, across) =
            optionArguments.axis == .horizontal
            ? (style.horizontalSpacing, style.verticalSpacing)
            : (style.verticalSpacing, style.horizontalSpacing)
        let options = flow.options(
            with: optionArguments, itemSpacing: lengths.itemSpacing ?? lengths.spacing ?? along,
            lineSpacing: lengths.lineSpacing ?? lengths.spacing ?? across)
        return Picture.Options(
            format: format, flow: options, decoration: decoration.decoration, length: length,
            thickness: thickness, style: style, palette: output.palette ?? .light, tints: output.tint,
            hasBackground: !output.transparent, scale: output.scale ?? 1)
    }

    private var length: Double {
        let isText = output.format == .txt
        return switch optionArguments.axis {
        case .horizontal:
            lengths.width
                ?? (isText ? Double(TerminalSize.ofStandardOutput.columns) : LengthArguments.usualWidth)
        case .vertical:
            lengths.height
                ?? (isText ? Double(TerminalSize.ofStandardOutput.rows) : LengthArguments.usualHeight)
        }
    }

    /// The space that lines are distributed in.
    private var thickness: Double? {
        guard flow.lineDistribution != .start else { return nil }
        return optionArguments.axis == .horizontal ? lengths.height : lengths.width
    }

    func validate() throws {
        if !words.isEmpty, input.path != nil {
            throw ValidationError("expected either words or --input, found both")
        }
        if !words.isEmpty, !words.contains("-"), input.format != nil {
            throw ValidationError("--json, --lines: expected - or --input, found only words")
        }
        try flow.validate(along: optionArguments.axis)
        if flow.lineDistribution != .start, thickness == nil {
            throw ValidationError(
                "--line-distribution: expected \(optionArguments.axis == .horizontal ? "--height" : "--width"), too"
            )
        }
        try output.check(flow.scaleLines != nil, "--scale-lines", appliesTo: [.png, .svg, .pdf, .json])
        if output.format == .txt {
            try lengths.validateForText()
        }
    }
}
