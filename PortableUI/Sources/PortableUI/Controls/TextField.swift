/// A control for a text. A test writes into it by `ViewHost.type(_:into:)` and ends with `ViewHost.submit()`.
///
/// It takes the width offered and shows one line, or as many as its text needs if its axis is vertical. By itself it is
/// as wide as its text. Without text it shows its prompt, or else its label.
nonisolated public struct TextField<Label: View>: View {
    fileprivate let text: Binding<String>
    fileprivate let prompt: Text?
    fileprivate let axis: Axis
    fileprivate let onEditingChanged: ((Bool) -> Void)?
    fileprivate let onCommit: (() -> Void)?
    fileprivate let label: Label

    private init(
        _ text: Binding<String>, prompt: Text?, axis: Axis = .horizontal,
        onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil, label: Label
    ) {
        self.text = text
        self.prompt = prompt
        self.axis = axis
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
        self.label = label
    }

    /// - Parameters:
    ///   - text: What the field shows and sets.
    ///   - prompt: What it shows without text; `nil` for the label.
    ///   - label: What it is for. Several views are side by side.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt: prompt, label: label())
    }

    /// - Parameters:
    ///   - text: What the field shows and sets.
    ///   - prompt: What it shows without text; `nil` for the label.
    ///   - axis: Vertical for a field that grows by lines.
    ///   - label: What it is for. Several views are side by side.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text, prompt: prompt, axis: axis, label: label())
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text, prompt: nil, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text, prompt: nil, label: Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt: prompt, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt: prompt, label: Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text, prompt: prompt, axis: axis, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text, prompt: prompt, axis: axis, label: Text(title))
    }

    /// - Parameters:
    ///   - titleKey: What the field is for.
    ///   - text: What it shows and sets.
    ///   - onEditingChanged: Called with `true` when it gets the focus, and with `false` when it loses it.
    ///   - onCommit: What submitting it does.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            text, prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit, label: Text(titleKey))
    }

    /// - Parameters:
    ///   - title: What the field is for.
    ///   - text: What it shows and sets.
    ///   - onEditingChanged: Called with `true` when it gets the focus, and with `false` when it loses it.
    ///   - onCommit: What submitting it does.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(
            text, prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit, label: Text(title))
    }
}

extension TextField where Label == _TextFieldStyleLabel {
    /// The field that a style gets to arrange.
    @MainActor fileprivate init<Original: View>(_ field: TextField<Original>) {
        self.init(
            field.text, prompt: field.prompt, axis: field.axis, onEditingChanged: field.onEditingChanged,
            onCommit: field.onCommit, label: _TextFieldStyleLabel(part: StylePart(field.label)))
    }
}

extension TextField: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        guard Label.self != _TextFieldStyleLabel.self else { return [field(in: context)] }
        return [
            context.build(context.environment.textFieldStyle, TextField<_TextFieldStyleLabel>(self))
        ]
    }

    @MainActor private func field(in context: BuildContext) -> LayoutElement {
        let control = TextFieldControl(
            text: text, axis: axis,
            submit: (onCommit.map { [$0] } ?? []) + context.environment.submitActions)
        let face = TextFieldFace(text: text.wrappedValue, prompt: prompt, axis: axis, label: label)
        let element = TextFieldElement(
            control, hiddenLabels: context.hiddenLabels(label),
            around: context.build(single: face, in: .horizontal), context: context)
        if let onEditingChanged {
            element.tieFocus(to: FocusLink(location: nil, isNamed: { false }, follow: onEditingChanged))
        }
        return element
    }
}

/// What a text field does.
package struct TextFieldControl: DrivenControl {
    package let text: Binding<String>
    package let axis: Axis
    /// What submitting does, in order.
    package let submit: [() -> Void]

    package static var name: String { "TextField" }
    package static var kind: String { "text field" }
}

/// The text of a field, or what stands for it.
private struct TextFieldFace<Label: View>: View {
    let text: String
    let prompt: Text?
    let axis: Axis
    let label: Label

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.lineLimit) private var lineLimit

    var body: some View {
        Group {
            if !text.isEmpty {
                Text(verbatim: text)
            } else if let prompt {
                prompt.foregroundColor(.gray)
            } else {
                label.foregroundColor(.gray)
            }
        }
        .lineLimit(axis == .horizontal ? 1 : lineLimit)
        .opacity(isEnabled ? 1 : 0.5)
    }
}

/// An element as wide as it may be, with a text at its leading edge.
final class TextFieldElement: ControlElement {
    let field: TextFieldControl
    private let focus: Focus
    private var links: [FocusLink] = []

    init(
        _ field: TextFieldControl, hiddenLabels: [LayoutElement], around face: LayoutElement,
        context: BuildContext
    ) {
        self.field = field
        focus = context.invalidation.focus
        super.init(field, hiddenLabels: hiddenLabels, around: face, context: context)
    }

    override var focusLinks: [FocusLink]? { links }

    override func tieFocus(to link: FocusLink) {
        links.append(link)
    }

    override var focusNode: IdentityNode { controlNode }

    override var tapAction: (() -> Void)? { { self.focus.move(to: self) } }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = super.computeSize(proposal)
        return CGSize(width: proposal.width ?? size.width, height: size.height)
    }
}
