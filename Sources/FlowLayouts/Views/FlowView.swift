/// A flow as a view, which may have separators: ``HFlow``, ``VFlow``, `LazyHFlow` or `LazyVFlow`.
///
/// A layout alone, such as ``FlowLayout``, cannot have any: it places views, but cannot make them.
public protocol SeparatedFlow: FlowContainer {
    /// What the modifiers of flow views change, for use by this library only.
    var _decoration: FlowBoxed<FlowDecoration> { get set }
}

/// A flow all of whose views exist, as a view or as a layout, so that it may hide some. A lazy flow is not one.
public protocol LimitedFlow: FlowContainer {}

/// A flow as a view, all of whose views exist: ``HFlow`` or ``VFlow``.
///
/// It has modifiers that neither a layout alone nor a lazy flow can have: those that put a view in place of hidden ones.
public protocol FlowView: SeparatedFlow, LimitedFlow {}

extension FlowView {
    /// Whether the flow does more than lay out its views. That depends on which modifiers it has, and not on their values, as
    /// views must not lose their state when a value changes.
    var isDecorated: Bool {
        _configuration.hasLimit || _decoration.reordering != nil || _decoration.itemSeparator != nil
            || _decoration.lineSeparator != nil || _decoration.onChange != nil
    }

    /// The body of a flow. Its type tells lists and lazy stacks that it is always a single view, so it has no `if #available`.
    ///
    /// - Parameter layout: All that an undecorated flow consists of.
    package func body(of content: some View, layout: some FlowContainer & Layout) -> some View {
        let flow = Group {
            if isDecorated {
                DecoratedFlow(
                    configuration: _configuration, decoration: _decoration, content: AnyView(content))
            } else {
                layout.containing { content }
            }
        }
        #if DEBUG
            return flow.modifier(DecorationWatch(isDecorated: isDecorated))
        #else
            return flow
        #endif
    }
}
