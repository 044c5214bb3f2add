extension LimitedFlow where Self: Layout {
    /// The layout with at most this many lines; `nil` for no limit. Views after them are out of sight.
    public func withMaxLines(_ maxLines: Int?) -> Self {
        self.maxLines(maxLines)
    }
}

extension FlowView {
    /// Limits the number of lines, and shows a view in place of hidden ones, given how many are hidden.
    public func maxLines(
        _ limit: Int, @ViewBuilder overflow: @escaping (_ hidden: Int) -> some View
    ) -> Self {
        maxLines(.some(limit)) { overflow($0.count) }
    }
}
