/// A modifier that is a type of its own, described by the views that it makes of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>
    /// The modified view. `content` keeps its identity and state wherever it is put.
    @ViewBuilder func body(content: Content) -> Body
}

extension View {
    /// The view with a modifier that is a type of its own.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view with a modifier.
nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        if let effect { return effect.build(in: context) }
        let (body, hasState) = modifiedBody(in: context)
        return hasState ? context.build(body, at: .position(0)) : context.build(body)
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        if let effect { return effect.rows(in: context) }
        let (body, hasState) = modifiedBody(in: context)
        return hasState ? context.rows(of: body, at: .position(0)) : context.rows(of: body)
    }

    /// The view with a modifier that has no body.
    private var effect: ModifiedView<Content, EffectOfGeometry>? {
        guard Modifier.Body.self == Never.self, let effect = modifier as? any GeometryEffect else {
            return nil
        }
        return ModifiedView(content: content, modifier: EffectOfGeometry(effect: effect))
    }

    /// What the modifier makes of the view, and whether the node of the current view keeps the modifier's state.
    @MainActor private func modifiedBody(in context: BuildContext) -> (Modifier.Body, hasState: Bool) {
        let connected = ModifiedContent(content: content, modifier: context.connected(modifier))
        let body = context.node.made(of: connected, in: context.hostMemory) {
            $0.modifier.body(content: _ViewModifier_Content($0.content))
        }
        return (body, context.evaluation.viewTypes.fields(of: Modifier.self).hasState)
    }
}

/// The view that a modifier is applied to.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    private let makeElements: @MainActor (BuildContext) -> [LayoutElement]
    private let makeRows: @MainActor (BuildContext) -> [LazyRows]

    @MainActor fileprivate init<Content: View>(_ content: Content) {
        makeElements = { $0.build(content) }
        makeRows = { $0.rows(of: content) }
    }
}

extension _ViewModifier_Content: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] { makeElements(context) }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] { makeRows(context) }
}
