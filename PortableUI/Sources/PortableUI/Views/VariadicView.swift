/// What `Group(subviews:)` does, for systems that lack it: SwiftUI does not document these names, but has had them
/// since its first release.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// Views, and what makes other views of them.
    public struct Tree<Root: _VariadicView.Root, Content> {
        public var root: Root
        public var content: Content

        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

public protocol _VariadicView_Root {}

/// What makes views of the children of a tree.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View

    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose views are several to the layout around the tree.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView.MultiViewRoot, Content: View {
    public typealias Body = Never
}

extension _VariadicView.Tree: PrimitiveView where Root: _VariadicView.MultiViewRoot, Content: View {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        GroupElementsOfContent(base: content) { root.body(children: _VariadicView.Children(subviews: $0)) }
            .build(in: context)
    }
}

/// The subviews of a tree's content, in order.
nonisolated public struct _VariadicView_Children: View, RandomAccessCollection {
    /// One of them.
    nonisolated public struct Element: View, Identifiable {
        fileprivate let subview: Subview

        public var id: AnyHashable { AnyHashable(subview.id) }

        /// The id that a `ForEach` or `id(_:)` gave the view, if it has that type.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { subview.explicitID?.base as? ID }

        /// A value that the view hands to the tree, by `_trait(_:_:)`.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            nonisolated(unsafe) let subview = subview
            return onAnyThread { subview.element }.trait(key)
        }
    }

    fileprivate let subviews: SubviewsCollection

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }

    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: PrimitiveView, MultiView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        subviews.build(in: context).map { $0.asTreeElement(in: context) }
    }
}

extension _VariadicView_Children.Element: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        subview.build(in: context).map { $0.asTreeElement(in: context) }
    }
}

extension LayoutElement {
    func asTreeElement(in context: BuildContext) -> LayoutElement {
        context.evaluation.isPessimistic ? ValuelessElement(around: self, context: context) : self
    }
}

/// An element without the values that the one inside it has for layouts.
private final class ValuelessElement: ModifierElement {
    override init(around child: LayoutElement, context: BuildContext) {
        super.init(around: child, context: context)
        traits = ViewTraits()
    }
}
