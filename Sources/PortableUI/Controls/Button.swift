/// A view that runs an action when it is tapped. A test taps it by ``ViewHost/tap(_:)``.
nonisolated public struct Button<Label: View>: View {
    private let action: @MainActor () -> Void
    private let label: Label

    /// - Parameters:
    ///   - action: What a tap does.
    ///   - label: What the button shows. Several views are side by side.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
}

extension Button: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        context.build(HStack { label }, at: .position(0)).map {
            ButtonElement(action, around: $0, context: context)
        }
    }
}

private final class ButtonElement: UnaryLayoutElement {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void, around child: LayoutElement, context: BuildContext) {
        self.action = action
        super.init(around: child, context: context)
    }

    override var name: String { "Button" }

    fileprivate func draws(_ text: String) -> Bool {
        var canvas = Canvas(size: frame.size)
        draw(into: &canvas)
        return canvas.list.items.contains { item in
            if case .text(let styled, _) = item.content { styled.string == text } else { false }
        }
    }
}

extension ViewHost {
    /// Does what a tap on a text does: the action of the button around it.
    ///
    /// - Parameter text: All of the text. Of several, the first that can be tapped counts.
    /// - Returns: Whether there was an action. A disabled view has none, nor has one that does not allow hit testing.
    @discardableResult
    public func tap(_ text: String) -> Bool {
        guard let button = laidOutElement().button(showing: text) else { return false }
        button.action()
        return true
    }
}

extension LayoutElement {
    fileprivate func button(showing text: String) -> ButtonElement? {
        guard isEnabled, allowsHitTesting else { return nil }
        if let button = self as? ButtonElement { return button.draws(text) ? button : nil }
        for child in children {
            if let button = child.button(showing: text) { return button }
        }
        return nil
    }
}
