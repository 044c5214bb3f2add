import PortableUIDrawing

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

        /// The innermost explicit id of a single view, which others may have, too.
        public var id: AnyHashable {
            guard let (identity, number) = innermostID else { return AnyHashable(subview.id) }
            guard case .id(let id, _) = identity.component else {
                return AnyHashable([AnyHashable(identity), AnyHashable(number)])
            }
            return number == 0 ? id : AnyHashable([id, AnyHashable(number)])
        }

        /// The innermost explicit id of the view, if it has that type. A view in an `if` or an `AnyView` has another one.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
            guard case .id(let id, _)? = innermostID?.identity.component else { return nil }
            return id.base as? ID
        }

        private var innermostID: (identity: ViewIdentity, number: Int)? {
            nonisolated(unsafe) let subview = subview
            return onAnyThread { subview.innermostID }
        }

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
