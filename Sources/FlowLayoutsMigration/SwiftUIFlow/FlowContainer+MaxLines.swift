extension FlowContainer where Self: Layout {
    /// The layout with at most so many lines; `nil` for as many as there are. Views after them are out of sight.
    public func withMaxLines(_ maxLines: Int?) -> Self {
        self.maxLines(maxLines)
    }
}
