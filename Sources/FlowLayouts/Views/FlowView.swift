/// A flow as a view, which may have separators: ``HFlow``, ``VFlow``, ``LazyHFlow`` or ``LazyVFlow``.
///
/// A layout alone, such as ``FlowLayout``, cannot have any: it places views, but cannot make them.
public protocol SeparatedFlow: FlowContainer {
    /// What the modifiers of flow views change: for this library alone.
    var _decoration: FlowDecoration { get set }
}

/// A flow as a view of which all views exist: ``HFlow`` or ``VFlow``.
///
/// It has modifiers that neither a layout alone nor a lazy flow can have: those that hide views.
public protocol FlowView: SeparatedFlow {}

/// The views that a flow adds to its content.
@_documentation(visibility: internal)
public struct FlowDecoration {
    /// Whether the flow may hide views.
    var hidesViews = false
    /// The view that says how many are hidden.
    var overflow: ((_ hidden: Int) -> AnyView)?
    /// Whether none are hidden for now: the overflow view and the one that takes its place are buttons that change it.
    var isExpanded: Binding<Bool>?
    var less: AnyView?
    var hiddenCountChanged: ((_ hidden: Int) -> Void)?
    var reordering: FlowReordering?
    /// Whether arrow keys move the focus from view to view.
    var movesFocus = false
    var itemSeparator: AnyView?
    var lineSeparator: AnyView?
}

extension FlowView {
    /// The body of a flow.
    @MainActor @ViewBuilder
    func lay(out content: some View, with layout: some FlowContainer & Layout) -> some View {
        if _decoration.movesFocus {
            FocusFlow(layout: layout, decoration: _decoration, content: content)
        } else {
            _decoration.flow(of: content, in: layout)
        }
    }
}

extension FlowDecoration {
    /// A flow of some content, with what is added to it, in which people may drag views.
    @MainActor @ViewBuilder
    func flow(of content: some View, in layout: some FlowContainer & Layout) -> some View {
        if let reordering {
            ReorderableFlow(layout: layout, decoration: self, content: content, reordering: reordering)
        } else {
            // Also without decoration: content must not lose its state when it gets some.
            DecoratedFlow(layout: layout, decoration: self, content: content)
        }
    }
}
