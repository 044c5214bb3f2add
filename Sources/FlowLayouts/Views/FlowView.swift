/// A flow as a view, which may have separators: ``HFlow``, ``VFlow``, `LazyHFlow` or `LazyVFlow`.
///
/// A layout alone, such as ``FlowLayout``, cannot have any: it places views, but cannot make them.
public protocol SeparatedFlow: FlowContainer {
    /// What the modifiers of flow views change, for use by this library only.
    var _decoration: FlowBoxed<FlowDecoration> { get set }
}

/// A flow all of whose views exist, as a view or as a layout, so that it may hide some. A lazy flow is none.
public protocol LimitedFlow: FlowContainer {}

/// A flow as a view, all of whose views exist: ``HFlow`` or ``VFlow``.
///
/// It has modifiers that neither a layout alone nor a lazy flow can have: those that put a view in place of hidden ones.
public protocol FlowView: SeparatedFlow, LimitedFlow {}

/// What a flow does besides laying out its content.
@_documentation(visibility: internal)
public struct FlowDecoration {
    package var overflow: ((_ hidden: FlowOverflow) -> AnyView)?
    /// Whether nothing is hidden for now. The overflow view and `less` are buttons that toggle it.
    var isExpanded: Binding<Bool>?
    var less: AnyView?
    var changed: ((FlowSummary) -> Void)?
    package var reordering: FlowReordering?
    package var itemSeparator: AnyView?
    package var lineSeparator: AnyView?

    package init() {}

    /// Shared by all flows without such modifiers, so that SwiftUI sees no change.
    nonisolated(unsafe) package static let none = FlowBoxed(FlowDecoration())
}

extension SeparatedFlow {
    func decorating<Value>(_ part: WritableKeyPath<FlowDecoration, Value>, with value: Value) -> Self {
        with { $0._decoration[dynamicMember: part] = value }
    }
}

extension FlowView {
    /// Whether the flow does more than lay out its views. That depends on which modifiers it has, and not on their values, as
    /// views must not lose their state when a value changes.
    var isDecorated: Bool {
        let parts = _decoration.value
        return _configuration.hasLimit || parts.reordering != nil
            || parts.itemSeparator != nil || parts.lineSeparator != nil || parts.changed != nil
    }

    /// The body of a flow. By its type, lists and lazy stacks know that it is always a single view. An `if #available` would
    /// hide that type, so only the layout has one.
    ///
    /// - Parameter layout: All that an undecorated flow consists of.
    package func lay(out content: some View, plainlyBy layout: some FlowContainer & Layout) -> some View {
        let flow = Group {
            if isDecorated {
                DecoratedFlow(
                    configuration: _configuration, decoration: _decoration, content: AnyView(content))
            } else {
                layout { content }
            }
        }
        #if DEBUG
            return flow.modifier(FlowKindWatch(isDecorated: isDecorated))
        #else
            return flow
        #endif
    }
}
