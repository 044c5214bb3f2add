extension View {
    /// Gives the view an identity: with another id it is another view, with state of its own.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }
}

nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View {
    let content: Content
    let id: ID
}

extension IdentifiedView: PrimitiveView, MultiView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let elements = context.build(content, at: .id(AnyHashable(id)))
        for element in elements { element.modifierScope = context.node.identity }
        return elements
    }
}
