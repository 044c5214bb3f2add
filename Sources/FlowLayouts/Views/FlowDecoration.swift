/// What a flow does besides laying out its content.
@_documentation(visibility: internal)
public struct FlowDecoration {
    package var overflow: ((_ hidden: FlowOverflow) -> AnyView)?
    /// Whether nothing is hidden for now. The overflow view and `less` are buttons that toggle it.
    var isExpanded: Binding<Bool>?
    var less: AnyView?
    var onChange: ((FlowSummary) -> Void)?
    package var reordering: FlowReordering?
    package var itemSeparator: AnyView?
    package var lineSeparator: AnyView?

    /// Shared by all flows without such modifiers, so that SwiftUI sees no change.
    nonisolated(unsafe) package static let none = FlowBoxed(FlowDecoration())
}

extension SeparatedFlow {
    func setting<Value>(decoration part: WritableKeyPath<FlowDecoration, Value>, to value: Value) -> Self {
        with { $0._decoration[dynamicMember: part] = value }
    }
}
