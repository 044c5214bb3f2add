/// A control that is on or off. A test toggles it by `ViewHost.tap(_:count:)` or `ViewHost.tap(id:count:)`.
///
/// The usual style is a switch of 51 × 31 points, as a `UISwitch` is, at the trailing edge, with the label at the leading
/// one: it takes the width offered.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label

    /// - Parameters:
    ///   - isOn: Whether the control is on.
    ///   - label: What it is for. Several views are side by side.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let face = ToggleFace(isOn: isOn.wrappedValue, label: StylePart(label))
        return [
            ControlElement(
                ToggleControl(isOn: isOn), around: context.build(single: face, in: .horizontal),
                context: context)
        ]
    }
}

/// What a toggle does.
private struct ToggleControl: DrivenControl {
    let isOn: Binding<Bool>

    static var name: String { "Toggle" }
    static var kind: String { "toggle" }

    var tap: (() -> Void)? { { isOn.wrappedValue.toggle() } }
}
