/// A control with a button for less and one for more. A test taps it by `ViewHost.step(_:by:)`.
///
/// The buttons take 94 × 32 points, as those of a `UIStepper` do, at the trailing edge, with the label at the leading one:
/// it takes the width offered.
nonisolated public struct Stepper<Label: View>: View {
    private let control: StepperControl
    private let label: Label

    /// - Parameters:
    ///   - label: What the stepper is for.
    ///   - onIncrement: What the button for more does; `nil` disables it.
    ///   - onDecrement: What the button for less does; `nil` disables it.
    ///   - onEditingChanged: Called with `true` before a button acts, and with `false` after it.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func edited(_ action: (() -> Void)?) -> (() -> Void)? {
            action.map { action in
                {
                    onEditingChanged(true)
                    action()
                    onEditingChanged(false)
                }
            }
        }
        control = StepperControl(increment: edited(onIncrement), decrement: edited(onDecrement))
        self.label = label()
    }

    /// As in iOS 13.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// - Parameters:
    ///   - value: What the buttons change.
    ///   - step: By how much.
    ///   - label: What the stepper is for.
    ///   - onEditingChanged: Called with `true` before the value changes, and with `false` after it.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label,
            onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
    }

    /// - Parameters:
    ///   - value: What the buttons change.
    ///   - bounds: How far. A step beyond a bound ends there, and at a bound its button is disabled.
    ///   - step: By how much.
    ///   - label: What the stepper is for.
    ///   - onEditingChanged: Called with `true` before the value changes, and with `false` after it.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func change(by step: V.Stride) -> (() -> Void)? {
            let new = value.wrappedValue.advanced(by: step)
            let limited = min(max(new, bounds.lowerBound), bounds.upperBound)
            return limited == value.wrappedValue ? nil : { value.wrappedValue = limited }
        }
        self.init(
            label: label, onIncrement: change(by: step), onDecrement: change(by: -step),
            onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
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
