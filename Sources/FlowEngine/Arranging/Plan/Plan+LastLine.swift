// How the last line of a paragraph differs from the others.

extension Plan {
    /// Whether items may grow on a line. One that fills its line always may.
    func grows(_ line: Line) -> Bool { !line.endsParagraph || resolvedLastLine != .natural }

    /// Whether the slack of a line is spread among its items.
    func spreads(_ line: Line) -> Bool { !line.endsParagraph || resolvedLastLine == .likeOthers }

    /// Where a line goes if its slack is not spread among its items.
    func alignment(of line: Line) -> FlowLineAlignment {
        (line.endsParagraph ? options.lastLine.alignment : nil) ?? options.lineAlignment
    }

    /// Whether a line stays in the columns of a full line, rather than at a side.
    func keepsColumns(_ line: Line) -> Bool { !line.endsParagraph || options.lastLine.alignment == nil }

    /// Whether a scaled line is made thicker to fill the space.
    func thickens(_ line: Line) -> Bool { !line.endsParagraph || (scale?.thickensLastLine ?? false) }

    /// In justified text, items of the last line grow, but are not spread.
    private var resolvedLastLine: FlowLastLine {
        switch options.lastLine {
        case .likeOthers: options.distribution == .justified ? .grows : .likeOthers
        case .grows: .grows
        case .natural, .leading, .center, .trailing: .natural
        }
    }
}
