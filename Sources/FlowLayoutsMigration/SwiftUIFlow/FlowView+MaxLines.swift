extension FlowView {
    /// Sets the most lines, and what is shown in place of hidden views, given how many they are.
    public func maxLines(
        _ limit: Int, @ViewBuilder overflow: @escaping (_ hidden: Int) -> some View
    ) -> Self {
        maxLines(.some(limit)) { overflow($0.count) }
    }
}
