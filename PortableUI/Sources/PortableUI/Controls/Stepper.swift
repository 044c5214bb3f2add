/// A control with a button for less and one for more. A test taps it by `ViewHost.step(_:by:)`.
///
/// The buttons take 94 × 32 points, as those of a `UIStepper` do, at the trailing edge, with the label at the leading one:
/// it takes the width offered.
nonisolated public struct Stepper<Label: View>: View {
    private let control: StepperControl
    private let label: Label
}

extension Stepper where Label == Text {
    /// - Parameters:
    ///   - titleKey: What the stepper is for.
    ///   - value: What the buttons change.
    ///   - step: By how much.
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
        let control = StepperControl(
            increment: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            decrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
        self.init(control: control, label: Text(titleKey))
    }

    /// - Parameters:
    ///   - titleKey: What the stepper is for.
    ///   - value: What the buttons change.
    ///   - bounds: How far. A step beyond a bound ends there, and at a bound its button is disabled.
    ///   - step: By how much.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {
        func change(by step: V.Stride) -> (() -> Void)? {
            let new = value.wrappedValue.advanced(by: step)
            let limited = min(max(new, bounds.lowerBound), bounds.upperBound)
            return limited == value.wrappedValue ? nil : { value.wrappedValue = limited }
        }
        let control = StepperControl(increment: change(by: step), decrement: change(by: -step))
        self.init(control: control, label: Text(titleKey))
    }
}

extension Stepper: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let face = StepperFace(control: control, label: StylePart(label))
        return [
            ControlElement(
                control, around: context.build(single: face, in: .horizontal), context: context)
        ]
    }
}

/// What the buttons of a stepper do; `nil` where one is disabled.
package struct StepperControl: DrivenControl {
    package let increment: (() -> Void)?
    package let decrement: (() -> Void)?

    package static var name: String { "Stepper" }
    package static var kind: String { "stepper" }
}

/// A label, and two buttons of together 94 × 32 points, the size of a `UIStepper`.
private struct StepperFace: View {
    let control: StepperControl
    let label: StylePart

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 0) {
            label.opacity(isEnabled ? 1 : 0.5)
            Spacer()
            HStack(spacing: 0) {
                button("minus", control.decrement)
                button("plus", control.increment)
            }
            .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
        }
    }

    private func button(_ symbol: String, _ action: (() -> Void)?) -> some View {
        Button {
            action?()
        } label: {
            Image(systemName: symbol).frame(width: 47, height: 32)
        }
        .buttonStyle(.plain)
        .disabled(action == nil)
    }
}
