/// How far a task has come.
///
/// Without a value it is a wheel of 20 × 20 points, as a `UIActivityIndicatorView` is, which stands still here: there is
/// no clock. With a value it is a line, which takes the width offered.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fractionCompleted: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    private init<V: BinaryFloatingPoint>(
        _ value: V?, total: V, label: Label?, currentValueLabel: CurrentValueLabel?
    ) {
        fractionCompleted = value.map { value in
            let fraction = Double(value) / Double(total)
            return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        }
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView {
        self.init(Double?.none, total: 1, label: nil, currentValueLabel: nil)
    }

    /// - Parameter label: What the task is.
    public init(@ViewBuilder label: () -> Label) {
        self.init(Double?.none, total: 1, label: label(), currentValueLabel: nil)
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init { Text(title) }
    }

    /// - Parameters:
    ///   - value: How much is done, from 0 to the total; `nil` if that is not known.
    ///   - total: How much there is to do. Positive.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(value, total: total, label: nil, currentValueLabel: nil)
    }

    /// - Parameters:
    ///   - value: How much is done, from 0 to the total; `nil` if that is not known.
    ///   - total: How much there is to do. Positive.
    ///   - label: What the task is.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(value, total: total, label: label(), currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView {
    /// - Parameters:
    ///   - value: How much is done, from 0 to the total; `nil` if that is not known.
    ///   - total: How much there is to do. Positive.
    ///   - label: What the task is.
    ///   - currentValueLabel: What says how much is done.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, total: total, label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fractionCompleted, label: label.map { StylePart($0) },
            currentValueLabel: currentValueLabel.map { StylePart($0) })
        return [context.build(context.environment.progressViewStyle, configuration)]
    }
}
