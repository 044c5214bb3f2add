/// What is known where a view becomes elements.
struct BuildContext {
    /// The node of the view.
    var node: IdentityNode
    var environment: EnvironmentValues
    /// That of the evaluation, as modifiers around the view have changed it.
    var transaction: Transaction
    let evaluation: Int
    let measurer: any TextMeasurer
    let fields: DynamicFields
    let invalidation: Invalidation
    /// Which part of the scroll views around is seen, along each axis.
    var horizontalScroll: ScrollPosition?
    var verticalScroll: ScrollPosition?
    /// How several views are arranged where a single one is wanted; `nil` where any number is.
    var implicitLayout: (any Layout)?

    /// Builds a view inside the current one.
    @MainActor
    func build<V: View>(_ view: V, at component: ViewIdentity.Component) -> [LayoutElement] {
        let inner = context(at: component, viewType: V.self)
        guard let primitive = view as? any PrimitiveView else {
            return inner.build(inner.body(of: view), at: .position(0))
        }
        if let implicitLayout, view is any MultiView {
            return [inner.build(view, implicitlyIn: implicitLayout)]
        }
        return primitive.build(in: inner)
    }

    /// The rows of a view inside the current one, for a lazy stack.
    @MainActor
    func rows<V: View>(of view: V, at component: ViewIdentity.Component) -> [LazyRows] {
        let inner = context(at: component, viewType: V.self)
        if let primitive = view as? any PrimitiveView {
            return primitive.rows(in: inner)
        }
        return inner.rows(of: inner.body(of: view), at: .position(0))
    }

    /// What the view consists of, with its state connected.
    @MainActor
    private func body<V: View>(of view: V) -> V.Body {
        var view = view
        fields.connect(&view, in: self)
        return view.body
    }

    /// Builds a view inside the current one as a single element. Where it consists of several views, those are
    /// arranged by a layout inside of the modifiers that they have in common.
    @MainActor
    func build<V: View, L: Layout>(single view: V, in layout: L) -> LayoutElement {
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

    /// The context of a modifier's element around another one. Each element has at most one such
    /// element directly around it, so its identity follows from that of the inner one, and from the number of
    /// modifiers between them that need no element: those may need one the next time.
    func around(_ element: LayoutElement) -> BuildContext {
        var outer = self
        outer.node = element.node
        for _ in 0...element.omittedModifierCount {
            outer.node = outer.node.child(.modifier, viewType: LayoutElement.self, evaluation: evaluation)
        }
        return outer
    }

    private func context(at component: ViewIdentity.Component, viewType: Any.Type) -> BuildContext {
        var inner = self
        inner.node = node.child(component, viewType: viewType, evaluation: evaluation)
        return inner
    }
}

/// A view that PortableUI itself turns into elements.
protocol PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement]
    /// The rows that a lazy stack builds as it needs them. By default the view is a single one.
    @MainActor func rows(in context: BuildContext) -> [LazyRows]
}

/// A primitive view that consists of any number of others.
protocol MultiView {}
