import FlowEngine

extension FlowLimit {
    /// The most lines there can be now: no more than one for each view, and one for the overflow view.
    var lineCount: Int? {
        if isExpanded { return nil }
        let lines = maxItems.map { $0 < .max ? $0 + 1 : $0 }
        return [maxLines, lines].compactMap { $0 }.min()
    }

    /// Whether nothing but an overflow view is shown, in any space.
    var hidesAll: Bool { !isExpanded && (maxLines == 0 || maxItems == 0) }

    /// Whether there is a limit, also while people have expanded the flow.
    var mayHide: Bool { maxLines != nil || maxItems != nil || hidesOverflow }
}
