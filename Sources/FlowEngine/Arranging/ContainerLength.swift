extension FlowOptions {
    /// The length of a flow along its lines: as long as its longest line, or as the space it has.
    ///
    /// A flow that hugs its lines keeps all the space that something in it was measured by: columns that
    /// share it, items that take a part of what their line leaves, and lines that were chosen by what they
    /// leave. In a part of that space it would be another flow.
    ///
    /// - Parameters:
    ///   - longest: The length of the longest line.
    ///   - available: The space for a line; `nil` has no end.
    ///   - columns: The columns, if there are items in any.
    ///   - kept: The length that lines aim at, if they were chosen by the space that they leave.
    ///   - growInPart: Whether an item may take a part of what its line leaves.
    func containerLength(
        longest: Length, available: Length?, columns: Columns?, kept: Length?,
        growInPart: @autoclosure () -> Bool
    ) -> Length {
        if sizing == .fill, let available { return available }
        if let all = columns?.lengthOfAll(in: available) { return max(longest, all) }
        return max(longest, kept ?? (available != nil && growInPart() ? available : nil) ?? .zero)
    }
}
