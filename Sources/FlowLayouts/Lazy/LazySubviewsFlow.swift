/// A lazy flow of the subviews of a view. They are elements like any other: those of a `ForEach` exist only where they
/// are shown. Sections with headers are sections, on systems that tell what those are.
@_documentation(visibility: internal)
nonisolated public struct LazySubviewsFlow<L: FlowContainer & Layout, Content: View>: View {
    let content: Content
    let size: LazyFlowItemSize<Never>
    let layout: L
    let decoration: Boxed<FlowDecoration>

    @MainActor public var body: some View {
        Oriented<L> {
            if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
                Group(sections: content) { sections in
                    if sections.contains(where: { !$0.header.isEmpty }) {
                        flow(of: sections)
                    } else {
                        flow
                    }
                }
            } else {
                flow
            }
        }
    }

    @MainActor private var flow: some View {
        _VariadicView.Tree(
            SubviewsRoot { views in
                LazyFlow(
                    [LazyFlowSection(views)], id: \.id,
                    size: size.of(_VariadicView.Children.Element.self), layout: layout, decoration: decoration
                ) {
                    $0.handingOnValues()
                }
            }
        ) {
            content
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    @MainActor private func flow(of sections: SectionCollection) -> some View {
        LazyFlow(
            sections.map { section in
                LazyFlowSection(id: section.id, data: section.content) { section.header }
            },
            id: \.id, size: size.of(Subview.self), layout: layout, decoration: decoration
        ) {
            $0
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
