/// Several views as one, so that a modifier applies to each of them.
nonisolated public struct Group<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        context.build(content)
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        context.rows(of: content)
    }
}
