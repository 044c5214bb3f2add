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
        context(at: component, viewType: V.self).build(view)
    }

    /// Builds a view in the node of the current one, which always has a view of this type inside, and no other.
    @MainActor
    func build<V: View>(_ view: V) -> [LayoutElement] {
        guard let primitive = view as? any PrimitiveView else {
            return build(body(of: view), at: .position(0))
        }
        if let implicitLayout, view is any MultiView {
            return [build(view, implicitlyIn: implicitLayout)]
        }
        return primitive.build(in: self)
    }

    /// The rows of a view inside the current one, for a lazy stack.
    @MainActor
    func rows<V: View>(of view: V, at component: ViewIdentity.Component) -> [LazyRows] {
        context(at: component, viewType: V.self).rows(of: view)
    }

    /// The rows of a view in the node of the current one.
    @MainActor
    func rows<V: View>(of view: V) -> [LazyRows] {
        if let primitive = view as? any PrimitiveView {
            return primitive.rows(in: self)
        }
        return rows(of: body(of: view), at: .position(0))
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

    /// The context for views that a modifier around an element adds.
    func around(_ element: LayoutElement) -> BuildContext {
        var outer = self
        outer.node = element.node.modifier(element.modifierCount + 1)
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
