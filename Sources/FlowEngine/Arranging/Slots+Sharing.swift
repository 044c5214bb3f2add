// A paragraph whose items fit on one line as short as they can be is one line; else nothing shrinks.

extension Slots {
    /// Puts each paragraph on one line that its items can share. O(n).
    ///
    /// - Parameter lines: The lines of items that do not shrink.
    func sharingLines(_ lines: [Line]) -> [Line] {
        guard plan.needs.contains(.sharedLines) else { return lines }
        var shrunk = self
        shrunk.shrinkFirst = true
        var chosen: [Line] = []
        var rest = lines[...]
        var beginsParagraph = true
        for line in shrunk.joined(shrunk.brokenGreedily()) {
            if beginsParagraph, let last = rest.firstIndex(where: { $0.endsParagraph }) {
                if line.endsParagraph { chosen.append(line) } else { chosen += rest[...last] }
                rest = rest[(last + 1)...]
            }
            beginsParagraph = line.endsParagraph
        }
        return chosen
    }
}
