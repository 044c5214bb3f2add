import PortableUIDrawing

/// A control for a value in a range. A test slides it by `ViewHost.slide(_:to:)`.
///
/// It is 31 points high and takes the width offered, and by itself is 118 wide, as a new `UISlider` is. Its label is not
/// shown, as on iOS, but names it.
nonisolated public struct Slider<Label: View>: View {
    private let control: SliderControl
    private let label: Label

    /// - Parameters:
    ///   - value: What the slider shows and sets.
    ///   - bounds: The values at its ends.
    ///   - label: What it is for.
    ///   - onEditingChanged: Called with `true` before the value changes, and with `false` after it.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, label: label(), onEditingChanged: onEditingChanged)
    }

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, in bounds: ClosedRange<V>, label: Label,
        onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        control = SliderControl(
            value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
            onEditingChanged: onEditingChanged)
        self.label = label
    }
}

extension Slider where Label == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, label: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

extension Slider: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let face = SliderTrack(fraction: control.fraction).opacity(context.environment.isEnabled ? 1 : 0.5)
        return [
            ControlElement(
                control, hiddenLabels: context.hiddenLabels(label),
                around: context.build(single: face, in: .horizontal), context: context)
        ]
    }
}

/// What a slider does.
package struct SliderControl: DrivenControl {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let onEditingChanged: (Bool) -> Void

    package static var name: String { "Slider" }
    package static var kind: String { "slider" }

    /// Where the value lies between the bounds, from 0 to 1.
    var fraction: CGFloat {
        let fraction = (value.wrappedValue - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
        return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }

    /// Moves the knob to a value, or as near to it as the bounds allow. NaN is at the lower bound.
    package func slide(to target: Double) {
        onEditingChanged(true)
        value.wrappedValue =
            target.isNaN ? bounds.lowerBound : min(max(target, bounds.lowerBound), bounds.upperBound)
        onEditingChanged(false)
    }
}

/// The line of a slider, and its knob.
nonisolated struct SliderTrack: View {
    let fraction: CGFloat
}

extension SliderTrack: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        [SliderTrackElement(fraction: fraction, context: context)]
    }
}

private final class SliderTrackElement: LayoutElement {
    private let fraction: CGFloat
    private let tint: Paint
    private let line: Paint
    private let knob: Paint

    init(fraction: CGFloat, context: BuildContext) {
        let environment = context.environment
        self.fraction = fraction
        tint = TintShapeStyle()._paint(in: environment)
        line = Color.gray.opacity(0.3)._paint(in: environment)
        knob = Color.white._paint(in: environment)
        super.init(context: context)
    }

    override var name: String { "SliderTrack" }

    private static var knobDiameter: CGFloat { 27 }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: max(proposal.width ?? 118, Self.knobDiameter), height: 31)
    }

    override func draws(at point: CGPoint) -> Bool { frame.contains(point) }

    override func draw(into canvas: inout Canvas) {
        let (width, middle, diameter) = (frame.width, frame.height / 2, Self.knobDiameter)
        let isMirrored = layoutDirection == .rightToLeft
        let position = diameter / 2 + (isMirrored ? 1 - fraction : fraction) * (width - diameter)
        func capsule(from start: CGFloat, to end: CGFloat) -> Path {
            Path(
                roundedRect: CGRect(x: start, y: middle - 2, width: end - start, height: 4), cornerRadius: 2)
        }
        canvas.draw(.fill(capsule(from: 0, to: width), line), by: self)
        canvas.draw(
            .fill(isMirrored ? capsule(from: position, to: width) : capsule(from: 0, to: position), tint),
            by: self)
        let circle = Path(
            ellipseIn: CGRect(
                x: position - diameter / 2, y: middle - diameter / 2, width: diameter, height: diameter))
        canvas.draw(.stroke(circle, line, StrokeStyle()), by: self)
        canvas.draw(.fill(circle, knob), by: self)
    }
}
