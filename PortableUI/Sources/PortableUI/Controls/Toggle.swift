/// A control that is on or off. A test toggles it by `ViewHost.tap(_:)` or `ViewHost.tap(id:)`.
///
/// It is a switch of 51 × 31 points, as a `UISwitch` is, at the trailing edge, with the label at the leading one: it takes
/// the width offered.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label

    /// - Parameters:
    ///   - isOn: Whether the control is on.
    ///   - label: What it is for.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
}

extension Toggle: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let face = ToggleFace(isOn: isOn.wrappedValue, label: label)
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

/// A label and a switch.
private struct ToggleFace<Label: View>: View {
    let isOn: Bool
    let label: Label

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 0) {
            label
            Spacer()
            Capsule().fill(isOn ? Color.green : .gray.opacity(0.3))
                .frame(width: 51, height: 31)
                .overlay(alignment: isOn ? .trailing : .leading) {
                    Circle().fill(Color.white).frame(width: 27, height: 27).padding(2)
                }
        }
        .opacity(isEnabled ? 1 : 0.5)
    }
}
