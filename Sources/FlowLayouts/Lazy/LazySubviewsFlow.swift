/// A lazy flow of the subviews of a view. They are elements like any other: those of a `ForEach` exist only where they
/// are shown.
@_documentation(visibility: internal)
nonisolated public struct LazySubviewsFlow<L: FlowContainer & Layout, Content: View>: View {
    let content: Content
    let size: LazyFlowItemSize<Never>
    let layout: L
    let decoration: FlowDecoration

    @MainActor public var body: some View {
        Oriented<L> {
            _VariadicView.Tree(
                SubviewsRoot { views in
                    LazyFlow(
                        [LazyFlowSection(views)], id: \.id,
                        size: size.of(_VariadicView.Children.Element.self), layout: layout,
                        decoration: decoration
                    ) {
                        $0.handingOnValues()
                    }
                }
            ) {
                content
            }
        }
    }
}

/// A view as it is, whose dividers run as in a flow.
private struct Oriented<L: FlowContainer & Layout>: Layout {
    static var layoutProperties: LayoutProperties { L.layoutProperties }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}
