/// A control for a value in a range. A test slides it by `ViewHost.slide(id:to:)`.
///
/// It is 31 points high and takes the width offered, and by itself is 118 wide, as a new `UISlider` is. Of a slider's looks
/// it has the line, and no knob.
nonisolated public struct Slider<Label: View>: View {
    private let control: SliderControl
}

extension Slider where Label == EmptyView {
    /// - Parameters:
    ///   - value: What the slider sets.
    ///   - bounds: The values at its ends.
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1)
    where V.Stride: BinaryFloatingPoint {
        control = SliderControl(bounds: Double(bounds.lowerBound)...Double(bounds.upperBound)) {
            value.wrappedValue = V($0)
        }
    }
}

extension Slider: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let line = Capsule().fill(Color.gray.opacity(0.3)).frame(height: 4)
            .frame(minWidth: 27, idealWidth: 118, maxWidth: .infinity, minHeight: 31, maxHeight: 31)
        return [
            ControlElement(control, around: context.build(single: line, in: .horizontal), context: context)
        ]
    }
}

/// What a slider does.
package struct SliderControl: DrivenControl {
    let bounds: ClosedRange<Double>
    let set: (Double) -> Void

    package static var name: String { "Slider" }
    package static var kind: String { "slider" }

    /// Moves the knob to a value, or as near to it as the bounds allow. NaN is at the lower bound.
    package func slide(to target: Double) {
        set(target.isNaN ? bounds.lowerBound : min(max(target, bounds.lowerBound), bounds.upperBound))
    }
}
