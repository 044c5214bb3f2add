extension FlowContainer where Self: Layout {
    /// The layout with at most this many lines; `nil` for no limit. Views after them are out of sight.
    public func withMaxLines(_ maxLines: Int?) -> Self {
        self.maxLines(maxLines)
    }
}

extension FlowView {
    /// Sets the most lines, and what is shown in place of hidden views, given how many they are.
    public func maxLines(
        _ limit: Int, @ViewBuilder overflow: @escaping (_ hidden: Int) -> some View
    ) -> Self {
        maxLines(.some(limit)) { overflow($0.count) }
    }
}
