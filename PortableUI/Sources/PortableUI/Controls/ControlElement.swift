/// An element that a test can drive: see `ViewHost.slide(id:to:)` and its kin. Whatever a control consists of, it wants
/// the usual distance from its neighbors.
package class ControlElement: ModifierElement {
    /// The node of the control, whatever is shown of it.
    package let controlNode: IdentityNode
    package let control: any DrivenControl
    /// What names the control without being shown.
    private let hiddenLabels: [LayoutElement]

    init(
        _ control: any DrivenControl, hiddenLabels: [LayoutElement] = [], around face: LayoutElement,
        context: BuildContext
    ) {
        controlNode = context.node
        self.control = control
        self.hiddenLabels = hiddenLabels
        super.init(around: face, context: context)
    }

    override package var name: String { type(of: control).name }

    override package var tapAction: (() -> Void)? { control.tap }

    override func computeSpacing() -> ViewSpacing { ViewSpacing() }

    /// The texts by which a test finds the control.
    package final var labels: [String] {
        hiddenLabels.flatMap(\.spokenTexts) + child.spokenTexts
    }
}

/// What a control does when a test drives it.
package protocol DrivenControl {
    /// The type of view.
    static var name: String { get }
    /// What a person calls such a control.
    static var kind: String { get }
    /// What a tap does that no button inside takes; `nil` for nothing.
    var tap: (() -> Void)? { get }
}

extension DrivenControl {
    package var tap: (() -> Void)? { nil }
}

extension LayoutElement {
    /// All texts inside, in order.
    package var spokenTexts: [String] {
        (spokenText.map { [$0] } ?? []) + children.flatMap(\.spokenTexts)
    }
}

extension BuildContext {
    /// The label of a control whose face does not show it. A test finds the control by it.
    @MainActor
    func hiddenLabels<Label: View>(_ label: Label) -> [LayoutElement] {
        ofSeveral.build(label, at: .position(1))
    }
}
