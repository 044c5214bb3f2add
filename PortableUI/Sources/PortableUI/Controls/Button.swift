/// A view that runs an action when it is tapped. A test taps it by `ViewHost.tap(_:)` or `ViewHost.tap(id:)`.
nonisolated public struct Button<Label: View>: View {
    private let action: @MainActor () -> Void
    private let label: Label

    /// - Parameters:
    ///   - action: What a tap does.
    ///   - label: What the button shows. Several views are side by side.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

extension Button: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let action = action
        let face = context.build(single: ButtonFace(label: label), in: .horizontal)
        return [TapAction(name: "Button") { action() }.element(around: face, in: context)]
    }
}
