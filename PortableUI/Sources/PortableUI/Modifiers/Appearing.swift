extension View {
    /// Runs an action when the view appears: after its first layout, and after the first one since it disappeared.
    ///
    /// Actions run after layout, those of views inside before those around them. Where they change state, the views are
    /// evaluated and laid out again, up to the host's `ViewHost.roundLimit`. Several views with one modifier, such as
    /// those of `ForEach`, appear with the first and disappear with the last of them.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        AppearingView(content: self, appear: action, disappear: nil)
    }

    /// Runs an action when the view disappears: after the first layout without it, and after the actions of views that
    /// appear in that layout. Nothing runs when the host is released.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        AppearingView(content: self, appear: nil, disappear: action)
    }
}

/// A view with actions for appearing and disappearing.
nonisolated struct AppearingView<Content: View>: View {
    let content: Content
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension AppearingView: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let appearance = appearance(in: context)
        return context.build(content, at: .position(0)).map { noting(appearance, around: $0, in: context) }
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        let appearance = appearance(in: context)
        return context.rows(of: content, at: .position(0)).map { rows in
            rows.map { noting(appearance, around: $0, in: context) }
        }
    }

    /// The child with an element around it that notes its appearance, if there is an action for that.
    private func noting(
        _ appearance: Appearance, around child: LayoutElement, in context: BuildContext
    ) -> LayoutElement {
        guard appear == nil, disappear == nil else {
            return AppearingElement(appearance, around: child, context: context)
        }
        child.modifierCount += 1
        return child
    }

    /// What the view keeps in its node, which the content does not share.
    private func appearance(in context: BuildContext) -> Appearance {
        let appearance = context.node.memory { Appearance() }
        appearance.appear = appear
        appearance.disappear = disappear
        return appearance
    }
}

/// An element that notes that a view is shown.
final class AppearingElement: ModifierElement {
    private let appearance: Appearance
    private let appearances: Appearances

    init(_ appearance: Appearance, around child: LayoutElement, context: BuildContext) {
        self.appearance = appearance
        appearances = context.evaluation.appearances
        super.init(around: child, context: context)
    }

    override var name: String { "onAppear" }

    override func reportEvents() {
        super.reportEvents()
        appearances.meet(appearance)
    }
}
