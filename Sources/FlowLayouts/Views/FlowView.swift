/// A flow as a view, which may have separators: ``HFlow``, ``VFlow``, `LazyHFlow` or `LazyVFlow`.
///
/// A layout alone, such as ``FlowLayout``, cannot have any: it places views, but cannot make them.
public protocol SeparatedFlow: FlowContainer {
    /// What the modifiers of flow views change: for this library alone.
    var _decoration: Boxed<FlowDecoration> { get set }
}

/// A flow as a view of which all views exist: ``HFlow`` or ``VFlow``.
///
/// It has modifiers that neither a layout alone nor a lazy flow can have: those that put a view in place of hidden ones.
public protocol FlowView: SeparatedFlow {}

/// What a flow does besides laying out its content.
@_documentation(visibility: internal)
public struct FlowDecoration {
    /// The view that says what is hidden.
    package var overflow: ((_ hidden: FlowOverflow) -> AnyView)?
    /// Whether none are hidden for now: the overflow view and the one that takes its place are buttons that change it.
    var isExpanded: Binding<Bool>?
    var less: AnyView?
    /// Told of changes.
    var changed: ((FlowSummary) -> Void)?
    package var reordering: FlowReordering?
    package var itemSeparator: AnyView?
    package var lineSeparator: AnyView?

    package init() {}

    /// The one of all flows without modifiers, which so are equal to what they were before.
    nonisolated(unsafe) package static let none = Boxed(FlowDecoration())
}

extension SeparatedFlow {
    func decorating<Value>(_ part: WritableKeyPath<FlowDecoration, Value>, with value: Value) -> Self {
        with { $0._decoration[dynamicMember: part] = value }
    }
}

extension FlowView {
    /// Whether the flow does anything with its views besides laying them out. That depends on the modifiers that it has, and
    /// not on their values: views must not lose their state when a value changes.
    var isDecorated: Bool {
        let parts = _decoration.value
        return _configuration.isLimited || parts.reordering != nil
            || parts.itemSeparator != nil || parts.lineSeparator != nil || parts.changed != nil
    }

    /// The body of a flow: always a single view, as lists and lazy stacks can tell by its type. So nothing here depends on
    /// what is available, which would hide the type; only what is inside of the layout does.
    package func lay(out content: some View, with layout: some FlowContainer & Layout) -> some View {
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
