/// An invisible view that the layout resizes when its report changes. The new size runs an action, which passes the report on.
nonisolated struct FlowProbe: View {
    let memory: FlowMemory
    let onChange: ((FlowSummary) -> Void)?
    @Environment(\.flowReport) private var report

    var body: some View {
        Rectangle()
            .onGeometryChange(for: CGFloat.self) { geometry in
                geometry.size.width
            } action: { _ in
                let latest = memory.takeReport()
                if latest != report.wrappedValue { report.wrappedValue = latest }
                guard let onChange else { return }
                let summary = FlowSummary(latest)
                if memory.recordIfNew(summary) { onChange(summary) }
            }
            .opacity(0)
    }
}
