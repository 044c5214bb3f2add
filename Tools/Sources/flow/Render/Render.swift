import ArgumentParser
import FlowEngine
import PortableUIRendering

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows words on chips, as a picture or as text.",
        discussion: """
            Words come as arguments, or else from a file or standard input: one a line, or as JSON. A file \
            named .json is JSON, any other file is lines; standard input is JSON if it begins with [ or {. \
            White space around a line does not count, and blank lines are skipped. JSON is an array of \
            strings or of objects {"text": "…"}, or an object {"items": […]} with such an array. An object \
            may also have the keys of items of flow arrange, \(RenderItem.traitKeys), which \
            Documentation/render.md explains.

              flow render swift layout "tag cloud"
              flow render -i words.txt -o cloud.png --scale 2 --palette dark
              ls | flow render -o files.svg --width 800 --line-alignment center

            A picture is at most as wide as --width says (where the axis is vertical: as high as --height), \
            and else as large as its chips and a margin, unless --sizing or --line-distribution fill the \
            room. A word that is too long for that wraps. Lengths are in points, and in whole character \
            cells where the output is text.

            As JSON, the output tells what stands where in the picture, in points:

              {"frames":[{"height":33.4,"text":"swift","width":67,"x":24,"y":24}, …],
               "lines":[{"end":3,"height":33.4,"start":0,"width":251,"x":24,"y":24}],
               "size":{"height":81.4,"width":299}}

            Exits with 65, bad data, if there are no words, or if the picture would be too large to draw.
            """)

    @Argument(help: "The words to show; none, or -, for those from --input.")
    var words: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to read; - is standard input, the default.", valueName: "file"),
        completion: .file())
    var input: String?

    @Flag var inputFormat: RenderInput.Format?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file to write; its name ends in \(PictureFormat.endings). Without it, text is written.",
            valueName: "file"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            """
            Where lines of a horizontal flow break, the margin included; default 640, and for text the \
            terminal's columns, the variable COLUMNS or 80.
            """, valueName: "length"))
    var width: Double?

    @Option(
        help: ArgumentHelp(
            """
            Where columns of a vertical flow end, the margin included; default 480, and for text the \
            terminal's rows or 24.
            """, valueName: "length"))
    var height: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            Between items and between lines, overlapping if negative; default half the font size, and for \
            text 1 beside each other and 0 below each other.
            """, valueName: "length"))
    var spacing: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Between items of a line; default the spacing.", valueName: "length"))
    var itemSpacing: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Between lines; default the spacing.", valueName: "length"))
    var lineSpacing: Double?

    @OptionGroup var flow: FlowArguments

    @OptionGroup var decoration: DecorationArguments

    @Option(help: ArgumentHelp("The size of the letters in a picture.", valueName: "length"))
    var fontSize = 16.0

    @Option(help: ArgumentHelp("The colors of a picture.", valueName: "name"))
    var palette = Palette.light

    @Option(help: ArgumentHelp("Pixels per point in a PNG.", valueName: "factor"))
    var scale = 1.0

    func run() throws {
        let input = RenderInput(
            words: isReadingInput ? [] : words, source: Input(path: input), format: inputFormat,
            axis: flow.axis)
        let items = try input.items()
        let options = pictureOptions
        let output = Output(path: output)
        guard !CloudBounds(options).exceedsPNG(items.count) else {
            throw Failure(
                .badData,
                "\(output.name): The picture would be more than 32,767 pixels wide or high, and a PNG has at "
                    + "most so many. Write SVG instead, or use a smaller scale.")
        }
        do {
            try MainActor.assumeIsolated {
                let picture = Picture(of: items, options: options)
                try output.write { try picture.write(to: $0) }
            }
        } catch let error as RenderingError {
            throw Failure(.badData, "\(output.name): \(error)")
        }
    }

    private var isReadingInput: Bool { words.isEmpty || words == ["-"] }

    /// The format of the output, which is text unless a file's name says something else.
    private var format: PictureFormat { output.flatMap(PictureFormat.init(path:)) ?? .txt }

    private var pictureOptions: Picture.Options {
        let style = format == .txt ? ChipStyle.cells : ChipStyle.points(fontSize: fontSize)
        let (along, across) =
            flow.axis == .horizontal
            ? (style.horizontalSpacing, style.verticalSpacing)
            : (style.verticalSpacing, style.horizontalSpacing)
        let options = flow.options(
            itemSpacing: itemSpacing ?? spacing ?? along, lineSpacing: lineSpacing ?? spacing ?? across)
        return Picture.Options(
            format: format, flow: options, decoration: decoration.decoration, length: length,
            thickness: thickness, style: style, palette: palette, scale: scale)
    }

    private var length: Double {
        switch flow.axis {
        case .horizontal: width ?? (format == .txt ? Double(TerminalSize.ofStandardOutput.columns) : 640)
        case .vertical: height ?? (format == .txt ? Double(TerminalSize.ofStandardOutput.rows) : 480)
        }
    }

    /// The room that lines are distributed in.
    private var thickness: Double? {
        guard flow.lineDistribution != .start else { return nil }
        return flow.axis == .horizontal ? height : width
    }
}

// MARK: - Validation

extension Render {
    func validate() throws {
        if let output, PictureFormat(path: output) == nil {
            throw ValidationError(
                "--output: expected a name that ends in one of \(PictureFormat.endings), found '\(output)'")
        }
        if !words.isEmpty, input != nil {
            throw ValidationError("expected either words or --input, found both")
        }
        if !isReadingInput, inputFormat != nil {
            throw ValidationError("--json, --lines: expected input from --input, found words")
        }
        if flow.lineDistribution != .start, thickness == nil {
            throw ValidationError(
                "--line-distribution: expected \(flow.axis == .horizontal ? "--height" : "--width"), too")
        }
        for (name, length) in [("--width", width), ("--height", height)] {
            try check(length, name, expecting: "a positive number") { $0 > 0 }
        }
        for (name, length) in [
            ("--spacing", spacing), ("--item-spacing", itemSpacing), ("--line-spacing", lineSpacing),
        ] {
            try check(length, name, expecting: "a finite number") { _ in true }
        }
        if format == .txt {
            for (name, length) in [
                ("--width", width), ("--height", height), ("--spacing", spacing),
                ("--item-spacing", itemSpacing), ("--line-spacing", lineSpacing),
            ] {
                try check(length, name, expecting: "a whole number of character cells") {
                    $0.rounded() == $0
                }
            }
        }
        // Pango's limit.
        try check(fontSize, "--font-size", expecting: "a positive number up to 10000") {
            $0 > 0 && $0 <= 10_000
        }
        try check(scale, "--scale", expecting: "a positive number") { $0 > 0 }
    }

    private func check(
        _ value: Double?, _ name: String, expecting expected: String, _ isValid: (Double) -> Bool
    ) throws {
        if let value, !(value.isFinite && isValid(value)) {
            throw ValidationError("\(name): expected \(expected), found \(value)")
        }
    }
}
