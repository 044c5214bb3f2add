@_spi(Tools) import FlowLayouts

/// A lazy flow of the subviews of a view. They are elements like any other: those of a `ForEach` exist only where they
/// are shown. Sections with headers are sections, on systems that tell what those are.
nonisolated struct LazySubviewsFlow: View {
    let content: AnyView
    let size: LazyFlowItemSize<Never>
    let configuration: Boxed<FlowConfiguration>
    let decoration: Boxed<FlowDecoration>

    @MainActor var body: some View {
        switch configuration.axis {
        case .horizontal: Oriented<HFlowLayout> { sections }
        case .vertical: Oriented<VFlowLayout> { sections }
        }
    }

    @MainActor @ViewBuilder private var sections: some View {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            Group(sections: content) { sections in
                if sections.contains(where: { !$0.header.isEmpty }) {
                    LazyFlow(sections.map(section), configuration: configuration, decoration: decoration)
                } else {
                    views
                }
            }
        } else {
            views
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    private func section(_ section: SectionConfiguration) -> LazyFlowSection {
        let views = LazyFlowCollection(section.content, id: \.id, size: size.of(Subview.self)) { $0 }
        return LazyFlowSection(id: section.id, data: views) { AnyView(section.header) }
    }

    @MainActor private var views: some View {
        _VariadicView.Tree(
            SubviewsRoot { views in
                let views = LazyFlowCollection(
                    views, id: \.id, size: size.of(_VariadicView.Children.Element.self)
                ) {
                    $0.handingOnValues()
                }
                LazyFlow([LazyFlowSection(views)], configuration: configuration, decoration: decoration)
            }
        ) {
            content
        }
    }
}

/// A view as it is, whose dividers run as in a layout.
private struct Oriented<L: Layout>: Layout {
    static var layoutProperties: LayoutProperties { L.layoutProperties }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}
