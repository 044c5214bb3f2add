/// Several views as one, so that a modifier applies to each of them.
nonisolated public struct Group<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        context.build(content, at: .position(0))
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        context.rows(of: content, at: .position(0))
    }
}
