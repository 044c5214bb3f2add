/// What modifiers around a flow say about it. As in SwiftUI-Flow, they may come after a `padding()`, or be on a stack of
/// flows. Modifiers directly after the flow take precedence.
struct InheritedModifiers {
    var flexibility: FlexibilityBehavior?
    /// The most lines; `.some(nil)` for no limit.
    var maxLines: Int??
    var overflow: ((FlowOverflow) -> AnyView)?
    var itemSeparator: AnyView?
    var lineSeparator: AnyView?
}

private struct InheritedModifiersKey: EnvironmentKey {
    static var defaultValue: InheritedModifiers { InheritedModifiers() }
}

extension EnvironmentValues {
    var inheritedModifiers: InheritedModifiers {
        get { self[InheritedModifiersKey.self] }
        set { self[InheritedModifiersKey.self] = newValue }
    }
}

extension View {
    /// Lets what is in a flow, such as other flows, inherit its flexibility, and nothing else.
    func passingOn(_ inherited: InheritedModifiers) -> some View {
        environment(\.inheritedModifiers, InheritedModifiers(flexibility: inherited.flexibility))
    }
}

extension FlowView {
    /// The flow with the modifiers that it does not have itself.
    func inheriting(_ inherited: InheritedModifiers) -> Self {
        var flow = self
        if let flexibility = inherited.flexibility { flow = flow.flexible(flexibility) }
        if let maxLines = inherited.maxLines, !_configuration.hasMaxLines { flow = flow.maxLines(maxLines) }
        flow._decoration.overflow = _decoration.overflow ?? inherited.overflow
        flow._decoration.itemSeparator = _decoration.itemSeparator ?? inherited.itemSeparator
        flow._decoration.lineSeparator = _decoration.lineSeparator ?? inherited.lineSeparator
        return flow
    }
}

// Directly after a flow, the compiler prefers the modifiers of the flow itself.
extension View {
    /// Limits the number of lines of the flows in the view; `nil` for no limit.
    @_disfavoredOverload
    nonisolated public func maxLines(_ limit: Int?) -> some View {
        environment(\.inheritedModifiers.maxLines, .some(limit))
    }

    /// Limits the number of lines of the flows in the view, and shows a view in place of hidden ones.
    @_disfavoredOverload
    nonisolated public func maxLines(
        _ limit: Int, @ViewBuilder overflow: @escaping (Int) -> some View
    ) -> some View {
        maxLines(limit).environment(\.inheritedModifiers.overflow) { AnyView(overflow($0.count)) }
    }

    /// Puts a view between any two views of a line, in the flows in the view.
    @_disfavoredOverload
    nonisolated public func itemSeparator(@ViewBuilder _ separator: () -> some View) -> some View {
        environment(\.inheritedModifiers.itemSeparator, AnyView(separator()))
    }

    /// Puts a view between any two lines, in the flows in the view.
    @_disfavoredOverload
    nonisolated public func lineSeparator(@ViewBuilder _ separator: () -> some View) -> some View {
        environment(\.inheritedModifiers.lineSeparator, AnyView(separator()))
    }
}
