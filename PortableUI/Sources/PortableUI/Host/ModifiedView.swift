/// A modifier that puts an element around each element of a view, or changes that element.
protocol ElementModifier {
    /// Whether the modifier needs no element around another one.
    func isIdentity(around child: LayoutElement) -> Bool

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement
}

extension ElementModifier {
    func isIdentity(around child: LayoutElement) -> Bool { false }

    /// The child with the modifier's element around it, if it needs one.
    @MainActor fileprivate func modified(_ child: LayoutElement, in context: BuildContext) -> LayoutElement {
        guard isIdentity(around: child) else { return element(around: child, in: context) }
        child.modifierCount += 1
        return child
    }
}

/// A modifier that is all that its element knows.
protocol SimpleModifier: ElementModifier {
    associatedtype Element: ModifiedElement<Self>
}

extension SimpleModifier {
    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        Element(self, around: child, context: context)
    }
}

/// The element of a modifier: as the one inside it, but for what a subclass overrides.
class ModifiedElement<Modifier>: ModifierElement {
    let modifier: Modifier

    required init(_ modifier: Modifier, around child: LayoutElement, context: BuildContext) {
        self.modifier = modifier
        super.init(around: child, context: context)
    }
}

/// The element of a modifier that gives its one child a size and a place of its own making. What the child says about
/// itself to its container, its priority among others, does not reach beyond it.
class UnaryElement<Modifier>: ModifiedElement<Modifier> {
    override var priority: Double { 0 }

    override var keepsSpacingInFrame: Bool { false }
}

/// A view with a modifier.
nonisolated struct ModifiedView<Content: View, Modifier: ElementModifier>: View {
    let content: Content
    let modifier: Modifier
}

extension ModifiedView: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        var elements = context.build(content)
        for index in elements.indices {
            elements[index] = modifier.modified(elements[index], in: context)
        }
        return elements
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        context.rows(of: content).map { rows in
            rows.map { modifier.modified($0, in: context) }
        }
    }
}

/// A view in a context of its own, such as another environment.
nonisolated struct ContextView<Content: View>: View {
    let content: Content
    let change: (inout BuildContext) -> Void
}

extension ContextView: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        var inner = context
        change(&inner)
        return inner.build(content)
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        var inner = context
        change(&inner)
        return inner.rows(of: content)
    }
}
