// What the last line of a paragraph does otherwise than the others.

extension Plan {
    /// Whether items grow on a line, unless one fills it.
    func grows(_ line: Line) -> Bool { !line.endsParagraph || lastLine != .natural }

    /// Whether what is left then is spread among them.
    func spreads(_ line: Line) -> Bool { !line.endsParagraph || lastLine == .likeOthers }

    /// Where a line is that leaves space, if none of it is spread among items.
    func alignment(of line: Line) -> FlowLineAlignment {
        (line.endsParagraph ? options.lastLine.alignment : nil) ?? options.lineAlignment
    }

    /// Whether a line keeps to the columns of a full one, rather than to a side.
    func keepsColumns(_ line: Line) -> Bool { !line.endsParagraph || options.lastLine.alignment == nil }

    /// Whether a scaled line is made thicker, so that it fills the space.
    func thickens(_ line: Line) -> Bool { !line.endsParagraph || (scale?.thickensLastLine ?? false) }

    /// The last line of justified text grows, and is not spread.
    private var lastLine: FlowLastLine {
        switch options.lastLine {
        case .likeOthers: options.distribution == .justified ? .grows : .likeOthers
        case .grows: .grows
        case .natural, .leading, .center, .trailing: .natural
        }
    }
}
