/// A view whose type is not known.
nonisolated public struct AnyView: View {
    private let view: any View

    public init<V: View>(_ view: V) {
        self.view = view
    }
}

extension AnyView: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        context.build(view, at: .position(0))
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        context.rows(of: view, at: .position(0))
    }
}
