@_spi(Tools) import FlowLayouts

/// The header of a section of a lazy flow, made by a closure of the app.
///
/// The closure may be isolated to the main actor. A body runs there, which the closure of a `ForEach` need not.
nonisolated struct LazyFlowHeader: View {
    let part: LazyFlowPart

    @MainActor var body: some View {
        LazyFlowHeaderFrame(header: part.section.header?(), part: part)
    }
}

/// A header as a single view, or none. It reports its length, as a pinned header covers lines.
nonisolated private struct LazyFlowHeaderFrame: View {
    let header: AnyView?
    let part: LazyFlowPart

    var body: some View {
        let (memory, id, axis) = (part.memory, part.section.id, part.configuration.axis.across)
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
