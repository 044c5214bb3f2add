import PortableUIDrawing

/// The context in which a view is turned into elements.
struct BuildContext {
    /// The node of the view.
    var node: IdentityNode
    var environment: EnvironmentValues
    /// That of the evaluation, as modifiers around the view have changed it.
    var transaction: Transaction
    let evaluation: Evaluation
    /// Which part of the scroll views around is seen, along each axis.
    var horizontalScroll: ScrollState?
    var verticalScroll: ScrollState?
    /// The spaces around that have names.
    var namedSpaces: NamedSpaces = [:]
    /// How several views are arranged where a single one is wanted; `nil` if any number is allowed.
    var implicitLayout: ImplicitLayout?

    /// What is the same for all views of an evaluation.
    final class Evaluation {
        let number: Int32
        let texts: TextMemory
        let viewTypes: ViewTypes
        let hostMemory: HostMemory
        let appearances: Appearances
        let isPessimistic: Bool
        let asksTransactionsLate: Bool

        init(
            number: Int32, texts: TextMemory, viewTypes: ViewTypes, hostMemory: HostMemory,
            appearances: Appearances, behavior: HostBehavior
        ) {
            self.number = number
            self.texts = texts
            self.viewTypes = viewTypes
            self.hostMemory = hostMemory
            self.appearances = appearances
            isPessimistic = behavior.isPessimistic
            asksTransactionsLate = behavior.asksTransactionsLate
        }
    }

    enum ImplicitLayout {
        case vertical
        case horizontal
        case stacked
    }

    init(node: IdentityNode, environment: EnvironmentValues, transaction: Transaction, evaluation: Evaluation)
    {
        self.node = node
        self.environment = environment
        self.transaction = transaction
        self.evaluation = evaluation
    }

    var hostMemory: HostMemory { evaluation.hostMemory }

    /// Builds a view inside the current one.
    @MainActor
    func build<V: View>(_ view: V, at component: ViewIdentity.Component) -> [LayoutElement] {
        context(at: component, viewType: V.self).build(view)
    }

    /// Builds a view in the node of the current one, which always has a view of this type inside, and no other.
    @MainActor
    func build<V: View>(_ view: V) -> [LayoutElement] {
        let type = evaluation.viewTypes.type(of: view)
        guard let primitive = type.primitive else {
            let body = body(of: view, type)
            return type.hasState ? build(body, at: .position(0)) : build(body)
        }
        if let implicitLayout, type.isMultiView {
            switch implicitLayout {
            case .vertical: return [build(view, implicitlyIn: VStackLayout())]
            case .horizontal: return [build(view, implicitlyIn: HStackLayout())]
            case .stacked: return [build(view, implicitlyIn: ZStackLayout())]
            }
        }
        return build(view, as: primitive)
    }

    /// The rows of a view inside the current one, for a lazy stack.
    @MainActor
    func rows<V: View>(of view: V, at component: ViewIdentity.Component) -> [LazyRows] {
        context(at: component, viewType: V.self).rows(of: view)
    }

    /// The rows of a view in the node of the current one.
    @MainActor
    func rows<V: View>(of view: V) -> [LazyRows] {
        let type = evaluation.viewTypes.type(of: view)
        guard let primitive = type.primitive else {
            let body = body(of: view, type)
            return type.hasState ? rows(of: body, at: .position(0)) : rows(of: body)
        }
        return rows(of: view, as: primitive)
    }

    // The view's type is known to be primitive. A cast would look that up each time, and box the view.

    @MainActor
    private func build<V: View, P: PrimitiveView>(_ view: V, as type: P.Type) -> [LayoutElement] {
        unsafeBitCast(view, to: P.self).build(in: self)
    }

    @MainActor
    private func rows<V: View, P: PrimitiveView>(of view: V, as type: P.Type) -> [LazyRows] {
        unsafeBitCast(view, to: P.self).rows(in: self)
    }

    /// What the view consists of, with its state connected.
    @MainActor
    private func body<V: View>(of view: V, _ type: ViewType) -> V.Body {
        if node.meet(V.self) { type.madeCount += 1 }
        var view = view
        if let fields = type.fields, !fields.isEmpty { fields.connect(&view, in: self) }
        return node.made(of: view, in: hostMemory) { view in
            type.bodyCount += 1
            return view.body
        }
    }

    /// A value that makes the current view, such as a modifier, with its dynamic properties connected.
    func connected<Value>(_ value: Value) -> Value {
        var value = value
        evaluation.viewTypes.fields(of: Value.self).connect(&value, in: self)
        return value
    }

    /// Builds a view inside the current one as a single element. Where it consists of several views, those are
    /// arranged by a layout inside of the modifiers that they have in common.
    @MainActor
    func build<V: View>(single view: V, in layout: ImplicitLayout) -> LayoutElement {
        var single = self
        single.implicitLayout = layout
        let elements = single.build(view, at: .position(0))
        guard let element = elements.first, elements.count == 1 else {
            preconditionFailure("\(V.self) is no single view")
        }
        return element
    }

    /// Builds several views as one: the only one that there is, else all of them in a layout.
    @MainActor
    private func build<V: View, L: Layout>(_ view: V, implicitlyIn layout: L) -> LayoutElement {
        let element = LayoutContainer(layout: layout, content: view).element(in: self)
        return element.children.count == 1 ? element.children[0] : element
    }

    /// The context for a view inside the current one that may consist of several.
    var ofSeveral: BuildContext {
        var several = self
        several.implicitLayout = nil
        return several
    }

    /// The context for views that a modifier around an element adds.
    func around(_ element: LayoutElement) -> BuildContext {
        var outer = self
        outer.node = element.node.modifier(element.modifierCount + 1, in: element.modifierScope)
        return outer
    }

    private func context(at component: ViewIdentity.Component, viewType: Any.Type) -> BuildContext {
        var inner = self
        inner.node = node.child(component, viewType: viewType, evaluation: evaluation.number)
        return inner
    }
}

/// A view that PortableUI itself turns into elements.
protocol PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement]
    /// The rows that a lazy stack builds as it needs them. By default the view is a single one.
    @MainActor func rows(in context: BuildContext) -> [LazyRows]
    /// Whether every view of the type is known to be a single one: see `SingleViews`.
    nonisolated static var isSinglePrimitive: Bool { get }
}

/// A primitive view that consists of any number of others.
protocol MultiView {}
