extension FlowOptions {
    /// The length of a flow along its lines: as long as its longest line, or as the space it has.
    ///
    /// A flow that hugs its lines keeps all the space that something in it was measured by: columns that
    /// share it, items that take a part of what their line leaves, and lines that were chosen by what they
    /// leave. In a part of that space it would be another flow.
    ///
    /// - Parameters:
    ///   - longest: The length of the longest line.
    ///   - room: The space for a line; `nil` has no end.
    ///   - column: A uniform column, if there are items in any.
    ///   - targetLength: The length that lines aim at, if they were chosen by the space that they leave.
    ///   - growInPart: Whether an item may take a part of what its line leaves.
    func containerLength(
        longest: Length, room: Length?, column: UniformColumn?, targetLength: Length?, growInPart: Bool
    ) -> Length {
        if sizing == .fill, let room { return room }
        if let column, let count = columns.count {
            let spacing = column.spacing.spaced(from: Length(separator: itemSeparator))
            return max(longest, room ?? column.length.times(count, spacing: spacing))
        }
        let kept = targetLength ?? (growInPart ? room : nil)
        return max(longest, kept ?? .zero)
    }
}

extension Length {
    /// How far some lengths reach that follow one another at a distance.
    fileprivate func times(_ count: Int, spacing: Length) -> Length {
        max(times(count) + spacing.times(count - 1), self)
    }
}
