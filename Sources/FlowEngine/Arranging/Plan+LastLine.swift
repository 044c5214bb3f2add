// What the last line of a paragraph does otherwise than the others.

extension Plan {
    /// Whether items grow on a line, unless one fills it.
    func grows(_ line: Line) -> Bool { !line.endsParagraph || lastLine != .natural }

    /// Whether what is left then is spread among them.
    func spreads(_ line: Line) -> Bool { !line.endsParagraph || lastLine == .likeOthers }

    /// Whether a scaled line is made thicker, so that it fills the space.
    func thickens(_ line: Line) -> Bool { !line.endsParagraph || thickensLastLine }

    /// Whether it counts how far the last line is from filling the space.
    var thickensLastLine: Bool { scale?.thickensLastLine ?? false }

    /// The last line of justified text grows, and is not spread.
    private var lastLine: FlowLastLine {
        switch options.lastLine {
        case .likeOthers: options.distribution == .justified ? .grows : .likeOthers
        case .likePrevious: .natural
        case .grows, .natural: options.lastLine
        }
    }
}
