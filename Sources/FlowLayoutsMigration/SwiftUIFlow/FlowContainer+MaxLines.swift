extension FlowContainer where Self: Layout {
    /// The layout with at most this many lines; `nil` for no limit. Views after them are out of sight.
    public func withMaxLines(_ maxLines: Int?) -> Self {
        self.maxLines(maxLines)
    }
}
