/// A view without content.
nonisolated public struct EmptyView: View, Sendable {
    public init() {}
}

extension EmptyView: PrimitiveView, MultiView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] { [] }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] { [] }
}
