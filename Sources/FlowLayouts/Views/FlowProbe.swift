/// An invisible view that the layout resizes whenever its report changes. The new size runs an action, which passes the report
/// on.
nonisolated struct FlowProbe: View {
    let shown: ShownViews
    /// Called when the number of lines or the hidden views change.
    let changed: ((FlowSummary) -> Void)?
    @Environment(\.flowReport) private var report

    var body: some View {
        Rectangle()
            .onGeometryChange(for: CGFloat.self) { geometry in
                geometry.size.width
            } action: { _ in
                follow(shown.placed.tell())
            }
            .opacity(0)
    }

    private func follow(_ latest: FlowReport) {
        if latest != report.wrappedValue { report.wrappedValue = latest }
        guard let changed else { return }
        let summary = FlowSummary(latest)
        if shown.take(summary) { changed(summary) }
    }
}
