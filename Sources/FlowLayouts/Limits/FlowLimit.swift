/// When a flow hides views.
package struct FlowLimit: Equatable, Sendable {
    /// Whether a modifier has said so, with whatever value: what a flow makes of its views depends on that alone, as they
    /// must not lose their state when a value changes.
    package var isGiven = false
    /// The most lines that views are shown on. Negative numbers count as 0.
    package var maxLines: Int? {
        didSet { maxLines = maxLines.map { max($0, 0) } }
    }
    /// Whether there are no more lines than fit across, but one.
    var hidesOverflow = false
    /// Whether nothing is hidden for now. Where something would be, the overflow view is in the same place.
    var isExpanded = false

    /// The most lines for now.
    var lineCount: Int? { isExpanded ? nil : maxLines }

    /// Whether views are hidden if there are enough of them.
    var mayHide: Bool { !isExpanded && (maxLines != nil || hidesOverflow) }
}
