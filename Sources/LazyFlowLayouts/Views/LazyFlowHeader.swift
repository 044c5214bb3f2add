/// The header of a section of a lazy flow as a single view, if there is one. It reports its length, as a pinned header
/// covers lines.
nonisolated struct LazyFlowHeader: View {
    let header: AnyView?
    let shown: ShownSection

    var body: some View {
        let (memory, id, axis) = (shown.memory, shown.section.id, shown.configuration.axis.across)
        _VariadicView.Tree(
            SubviewsRoot { views in
                if views.isEmpty {
                    let _ = memory.forgetHeader(ofSection: id)
                } else {
                    axis.stack(alignment: .topLeading) { header }
                        .onGeometryChange(for: CGFloat.self) { proxy in
                            proxy.size.length(along: axis)
                        } action: { length in
                            memory.setHeader(length, ofSection: id)
                        }
                }
            }
        ) {
            header
        }
    }
}
