import ArgumentParser

/// The size of the picture, and the distances in it.
struct LengthArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            Where lines of a horizontal flow break, the margin included; default 640, and for text the \
            terminal's columns, the variable COLUMNS or 80.
            """, valueName: "length"))
    var width: Double?

    @Option(
        parsing: .unconditional,
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
            text 1 horizontally and 0 vertically.
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

    func validate() throws {
        for (name, length) in sizes {
            try length.check(name, expecting: "a positive number") { $0 > 0 }
        }
        for (name, length) in spacings {
            try length.check(name, expecting: "a finite number") { _ in true }
        }
    }

    /// Text has no halves of characters.
    func validateForText() throws {
        for (name, length) in sizes + spacings {
            try length.check(name, expecting: "a whole number of character cells") { $0.rounded() == $0 }
        }
    }

    private var sizes: [(String, Double?)] { [("--width", width), ("--height", height)] }

    private var spacings: [(String, Double?)] {
        [("--spacing", spacing), ("--item-spacing", itemSpacing), ("--line-spacing", lineSpacing)]
    }
}
