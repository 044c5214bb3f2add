@_spi(Tools) import FlowLayouts

/// A lazy flow of the subviews of a view. They are elements like any other: those of a `ForEach` exist only where they
/// are shown. Sections with headers are sections, on systems that tell what those are.
nonisolated struct LazySubviewsFlow: View {
    let content: AnyView
    let size: LazyFlowItemSize<Never>
    let configuration: Boxed<FlowConfiguration>
    let decoration: Boxed<FlowDecoration>

    // Dividers run as in a layout.
    @MainActor var body: some View {
        configuration.axis.stack { sections }
    }

    @MainActor @ViewBuilder private var sections: some View {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            Group(sections: content) { sections in
                if sections.contains(where: { !$0.header.isEmpty }) {
                    flow(of: ForEach(sections) { $0.content }) { views in
                        var rest = views[...]
                        return sections.map { section in
                            defer { rest = rest.dropFirst(section.content.count) }
                            return self.section(id: section.id, rest.prefix(section.content.count)) {
                                AnyView(section.header)
                            }
                        }
                    }
                } else {
                    flow(of: content) { [section($0[...])] }
                }
            }
        } else {
            flow(of: content) { [section($0[...])] }
        }
    }

    /// A flow of views, which say what they say to a flow in a `_VariadicView` only: a section's do not.
    @MainActor private func flow(
        of views: some View, in sections: @escaping (_VariadicView.Children) -> [LazyFlowSection]
    ) -> some View {
        _VariadicView.Tree(
            SubviewsRoot { views in
                LazyFlow(sections(views), configuration: configuration, decoration: decoration)
            }
        ) {
            views
        }
    }

    private func section(
        id: AnyHashable = 0, _ views: _VariadicView.Children.SubSequence, header: (() -> AnyView)? = nil
    ) -> LazyFlowSection {
        LazyFlowSection(
            id: id, views, id: \.id, size: size.of(_VariadicView.Children.Element.self),
            content: { $0.handingOnValues() }, header: header)
    }
}
