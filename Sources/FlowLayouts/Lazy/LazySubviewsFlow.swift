/// A lazy flow of the subviews of a view. They are elements like any other: those of a `ForEach` exist only where they
/// are shown.
@_documentation(visibility: internal)
nonisolated public struct LazySubviewsFlow<L: FlowContainer & Layout, Content: View>: View {
    let content: Content
    let size: LazyFlowItemSize<Never>
    let layout: L
    let decoration: FlowDecoration

    @MainActor public var body: some View {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *), !OlderSystems.areTested.get() {
            Group(subviews: content) { flow(of: $0) }
        } else {
            _VariadicView.Tree(SubviewsRoot { flow(of: $0) }) { content }
        }
    }

    private func flow<Views: RandomAccessCollection>(of views: Views) -> some View
    where Views.Element: View & Identifiable {
        LazyFlow(
            [LazyFlowSection(views)], id: \.id, size: size.of(Views.Element.self), layout: layout,
            decoration: decoration
        ) { $0 }
    }
}
