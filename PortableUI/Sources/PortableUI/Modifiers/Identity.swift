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
        let id = context.evaluation.isPessimistic ? ErasedID.told(id) : AnyHashable(id)
        let elements = context.build(content, at: .id(id))
        for element in elements { element.modifierScope = context.node.identity }
        return elements
    }
}

/// An id in an `AnyHashable`, which a pessimistic host tells from the id itself.
struct ErasedID: Hashable {
    private let id: AnyHashable

    /// The id as such a host knows it.
    static func told(_ id: some Hashable) -> AnyHashable {
        type(of: id) == AnyHashable.self ? AnyHashable(ErasedID(id: AnyHashable(id))) : AnyHashable(id)
    }
}
