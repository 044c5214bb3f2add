// Where assistive technologies find the texts of a flow, whose words are views.
//
// VoiceOver reads from top to bottom and, where tops are about the same, along the line. It should find a text after what
// comes before it, and before what comes after it, whatever their heights.

extension ArrangedFlow {
    /// The frame of a text, of which these words are shown; `nil` if there are none.
    ///
    /// It covers the lines that begin with a word of the text: all of them, unless the text begins after a view. Views that
    /// come after it on these lines are in front of it.
    func textFrame(of words: Range<Int>) -> CGRect? {
        guard let last = words.last else { return nil }

        // a. The lines that begin with it, or its only one.
        var first = arrangement.lineIndex(ofItem: words.lowerBound)
        let followsView = arrangement.lines[first].range.lowerBound < words.lowerBound
        if followsView, arrangement.lineIndex(ofItem: last) > first { first += 1 }
        let line = arrangement.lines[first]
        let items = max(words.lowerBound, line.range.lowerBound)..<last + 1
        let frame = items.reduce(CGRect.null) { $0.union(CGRect(arrangement.frames[$1])) }
        guard axis == .horizontal else { return frame }

        // b. As high up as the views after it on its first line, but no higher than those before it.
        func tops(from start: Int, to end: Int) -> [CGFloat] {
            (start..<end).compactMap { views[$0].isWord ? nil : arrangement.frames[$0].y }
        }
        let after = tops(from: min(items.upperBound, line.range.upperBound), to: line.range.upperBound)
        let before = tops(from: line.range.lowerBound, to: items.lowerBound)
        let top = max(min(frame.minY, after.min() ?? .infinity), before.max() ?? -.infinity)
        let bottom = top > frame.minY ? max(frame.maxY, CGRect(line.frame).maxY) : frame.maxY
        return CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
    }
}
