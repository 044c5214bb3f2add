/// A view that gets another size with every report of its flow's layout that is different, and then passes that on.
nonisolated struct FlowProbe: View {
    let shown: ShownViews
    /// Told of changes.
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
