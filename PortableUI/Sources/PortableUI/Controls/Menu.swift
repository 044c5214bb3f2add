/// A button that opens a menu on iOS. Here it opens none, but a test can choose from it by `ViewHost.choose(_:in:)`.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let content: Content
    private let label: Label
    private let primaryAction: (() -> Void)?

    /// - Parameters:
    ///   - content: The buttons, toggles, pickers and menus in the menu.
    ///   - label: What the button shows.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    /// - Parameters:
    ///   - content: The buttons, toggles, pickers and menus in the menu.
    ///   - label: What the button shows.
    ///   - primaryAction: What a tap does. The menu then opens by a long one.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == PortableUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { PortableUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { PortableUI.Label(title, systemImage: systemImage) }
    }
}

extension Menu: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let configuration = ButtonConfiguration(role: nil, label: StylePart(label)) { primaryAction?() }
        let menu = MenuControl(
            choices: context.ofSeveral.build(content, at: .position(1)).flatMap(\.tappableChoices),
            tap: primaryAction)
        return [
            ControlElement(
                menu, around: context.build(context.environment.buttonStyle, configuration), context: context)
        ]
    }
}

/// What a menu does.
private struct MenuControl: ChoiceControl {
    let choices: [Choice]
    let tap: (() -> Void)?

    static var name: String { "Menu" }
    static var kind: String { "menu" }
}

extension View {
    /// Gives the view a menu, which a long tap opens on iOS. A test chooses from it by `ViewHost.choose(_:in:)`, with a
    /// text of the view.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        ModifiedView(content: self, modifier: ContextMenu(items: menuItems()))
    }

    /// Gives the view a menu, which a long tap opens on iOS, together with a preview. A test chooses from it by
    /// `ViewHost.choose(_:in:)`, with a text of the view.
    nonisolated public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        contextMenu(menuItems: menuItems)
    }
}

nonisolated private struct ContextMenu<Items: View>: ElementModifier {
    let items: Items

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        let outer = context.around(child)
        let choices = outer.ofSeveral.build(items, at: .position(1)).flatMap(\.tappableChoices)
        return ContextMenuElement(ContextMenuControl(choices: choices), around: child, context: outer)
    }
}

/// What a context menu does.
private struct ContextMenuControl: ChoiceControl {
    let choices: [Choice]

    static var name: String { "contextMenu" }
    static var kind: String { "context menu" }
}

/// A view with a context menu. It wants the distances that it wants without one.
private final class ContextMenuElement: ControlElement {
    override func computeSpacing() -> ViewSpacing { child.spacing }
}

extension LayoutElement {
    /// What can be chosen inside, where the element is in a menu: what a tap does something to, and what pickers and
    /// menus have.
    fileprivate var tappableChoices: [Choice] {
        guard isEnabled, allowsHitTesting else { return [] }
        if let control = (self as? ControlElement)?.control as? any ChoiceControl { return control.choices }
        if let tapAction { return [Choice(texts: spokenTexts, choose: tapAction)] }
        return children.flatMap(\.tappableChoices)
    }
}
