import PortableUIDrawing

/// Views made from the subviews of another view, as a layout would meet them: SwiftUI does not document these names, but
/// has had them since its first release.
///
/// A subview keeps its identity and state wherever it is put. What is inside it reads the environment of the tree, whatever
/// is around it in the tree's body; but the host knows if it is disabled there, and a transaction there can take its
/// animation away.
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
        let elements = context.ofSeveral.rows(of: content, at: .position(0)).flatMap { rows in
            (0..<rows.count).flatMap { rows.build($0).elements }
        }
        let children = _VariadicView.Children(elements: elements, parent: context.node.identity)
        return context.build(root.body(children: children), at: .position(1))
    }
}

/// The subviews of a tree's content, in order.
nonisolated public struct _VariadicView_Children: View, RandomAccessCollection {
    /// One of them.
    nonisolated public struct Element: View, Identifiable {
        fileprivate let element: LayoutElement
        /// Its innermost id, be it that of a choice, and its number among the subviews that share that, as the views of a row
        /// do.
        fileprivate let innermostID: (identity: ViewIdentity, number: Int)?

        /// The innermost explicit id of a single view, which others may have, too.
        public var id: AnyHashable {
            guard let (identity, number) = innermostID else { return AnyHashable(element.identity) }
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

        /// A value that the view hands to the tree, by `_trait(_:_:)`.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value { element.trait(key) }
    }

    fileprivate let elements: [LayoutElement]
    /// The view that they are subviews of.
    fileprivate let parent: ViewIdentity

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }

    public subscript(index: Int) -> Element {
        func identity(at index: Int) -> ViewIdentity? { elements[index].identity.innermostID(below: parent) }
        guard let id = identity(at: index) else { return Element(element: elements[index], innermostID: nil) }
        var first = index
        while first > 0, identity(at: first - 1) == id { first -= 1 }
        return Element(element: elements[index], innermostID: (id, index - first))
    }
}

extension _VariadicView_Children: PrimitiveView, MultiView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        elements.map { $0.asTreeElement(in: context) }
    }
}

extension _VariadicView_Children.Element: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        // What is put around a subview has its id.
        element.modifierScope = element.identity
        if !context.environment.isEnabled, !context.evaluation.isPessimistic { element.isEnabled = false }
        element.stopAnimations(by: context.transaction)
        return [element.asTreeElement(in: context)]
    }
}

extension LayoutElement {
    fileprivate func asTreeElement(in context: BuildContext) -> LayoutElement {
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
