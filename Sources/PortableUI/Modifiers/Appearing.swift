extension View {
    /// Runs an action when the view appears: when it has been laid out for the first time, or again after it had gone.
    ///
    /// Actions run after layout, those of views inside before those around them. Where they change state, the views are
    /// evaluated and laid out again, up to the host's ``ViewHost/roundLimit``. Several views with one modifier, such as
    /// those of `ForEach`, appear with the first and disappear with the last of them.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        AppearingView(content: self, appear: action, disappear: nil)
    }

    /// Runs an action when the view has gone: after the layout that it is no longer part of, and after what appears
    /// with that layout has appeared. Nothing runs when the host goes.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        AppearingView(content: self, appear: nil, disappear: action)
    }
}

/// A view with actions for its coming and going.
nonisolated struct AppearingView<Content: View>: View {
    let content: Content
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension AppearingView: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let appearance = appearance(in: context)
        return context.build(content, at: .position(0)).map {
            AppearingElement(appearance, around: $0, context: context)
        }
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        let appearance = appearance(in: context)
        return context.rows(of: content, at: .position(0)).map { rows in
            rows.map { AppearingElement(appearance, around: $0, context: context) }
        }
    }

    /// What the view keeps in its node, which the content does not share.
    private func appearance(in context: BuildContext) -> Appearance {
        let appearance = context.node.memory { Appearance() }
        appearance.appear = appear
        appearance.disappear = disappear
        return appearance
    }
}

/// An element that lets a view know that it is shown.
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
