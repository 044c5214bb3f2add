/// A view that has been built before.
nonisolated struct BuiltView: View {
    let element: LayoutElement
}

extension BuiltView: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        if !context.environment.isEnabled { element.isEnabled = false }
        return [element]
    }
}
