extension FlowLimit {
    /// The most lines for now.
    var lineCount: Int? { isExpanded ? nil : maxLines }

    /// Whether views are hidden if there are enough of them.
    var mayHide: Bool { !isExpanded && (maxLines != nil || hidesOverflow) }
}
