import FlowEngine

extension FlowLimit {
    /// The maximum number of lines for now: no more than one for each view, and one for the overflow view.
    var lineCount: Int? {
        if isExpanded { return nil }
        let lines = maxItems.map { $0 < .max ? $0 + 1 : $0 }
        return [maxLines, lines].compactMap { $0 }.min()
    }

    /// Whether nothing but an overflow view is shown, in any space.
    var hidesAll: Bool { !isExpanded && (maxLines == 0 || maxItems == 0) }
}
