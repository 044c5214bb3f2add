import ArgumentParser

/// The size of the picture, and the distances in it.
struct LengthArguments: ParsableArguments {
    /// Of a picture in points.
    static let (usualWidth, usualHeight) = (640.0, 480.0)

    @Option(
        name: [.customShort("w", allowingJoined: true), .long], parsing: .unconditional,
        help: ArgumentHelp(
            """
            Where lines of a horizontal flow break, the margin included; default \
            \(Int(LengthArguments.usualWidth)), and for text the terminal's columns, the variable COLUMNS or \
            \(TerminalSize.usual.columns).
            """, valueName: "length"), transform: NumberArgument.positive)
    var width: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            Where columns of a vertical flow end, the margin included; default \
            \(Int(LengthArguments.usualHeight)), and for text the terminal's rows or \
            \(TerminalSize.usual.rows).
            """, valueName: "length"), transform: NumberArgument.positive)
    var height: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            Between items and between lines, overlapping if negative; default half the font size, and for \
            text 1 horizontally and 0 vertically.
            """, valueName: "length"), transform: NumberArgument.finite)
    var spacing: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Between items of a line; default the spacing.", valueName: "length"),
        transform: NumberArgument.finite)
    var itemSpacing: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Between lines; default the spacing.", valueName: "length"),
        transform: NumberArgument.finite)
    var lineSpacing: Double?

    /// Text has no halves of characters.
    func validateForText() throws {
        let lengths = [
            "--width": width, "--height": height, "--spacing": spacing, "--item-spacing": itemSpacing,
            "--line-spacing": lineSpacing,
        ]
        for case let (name, length?) in lengths where length.rounded() != length {
            throw ValidationError("\(name): expected a whole number of character cells, found \(length)")
        }
    }
}
