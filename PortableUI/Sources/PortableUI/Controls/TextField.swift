/// A control for a line of text. A test writes into it by `ViewHost.type(_:into:)` and ends with `ViewHost.submit()`.
///
/// It takes the width offered. By itself it is as wide as its text. Without text it shows its label.
nonisolated public struct TextField<Label: View>: View {
    private let text: Binding<String>
    private let label: Label
}

extension TextField where Label == Text {
    /// - Parameters:
    ///   - titleKey: What the field is for.
    ///   - text: What it shows and sets.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, label: Text(titleKey))
    }

    /// - Parameters:
    ///   - title: What the field is for.
    ///   - text: What it shows and sets.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, label: Text(title))
    }
}

extension TextField: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        if context.environment.textFieldsAreBordered {
            let field = textFieldStyle(.plain).padding(7)
                .background(.background, in: RoundedRectangle(cornerRadius: 5))
                .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color.gray.opacity(0.6)))
            return context.build(field, at: .position(0))
        }
        let face = TextFieldFace(text: text.wrappedValue, label: label)
        return [
            TextFieldElement(
                TextFieldControl(text: text, submit: context.environment.submitActions),
                hiddenLabels: context.hiddenLabels(label),
                around: context.build(single: face, in: .horizontal), context: context)
        ]
    }
}

/// What a text field does.
package struct TextFieldControl: DrivenControl {
    package let text: Binding<String>
    /// What submitting does, in order.
    package let submit: [() -> Void]

    package static var name: String { "TextField" }
    package static var kind: String { "text field" }
}

/// The text of a field, or what stands for it.
private struct TextFieldFace<Label: View>: View {
    let text: String
    let label: Label

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Group {
            if text.isEmpty {
                label.foregroundColor(.primary.opacity(0.6))
            } else {
                Text(verbatim: text)
            }
        }
        .lineLimit(1)
        .opacity(isEnabled ? 1 : 0.5)
    }
}

/// An element as wide as it may be, with a text at its leading edge.
final class TextFieldElement: ControlElement {
    private let focus: Focus
    private var states: [FocusLocation] = []

    init(
        _ field: TextFieldControl, hiddenLabels: [LayoutElement], around face: LayoutElement,
        context: BuildContext
    ) {
        focus = context.hostMemory.focus
        super.init(field, hiddenLabels: hiddenLabels, around: face, context: context)
    }

    override var focusStates: [FocusLocation]? { isEnabled ? states : nil }

    override func tieFocus(to state: FocusLocation) {
        states.append(state)
    }

    override var focusNode: IdentityNode { controlNode }

    override var tapAction: (() -> Void)? { { self.focus.move(to: self) } }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = super.computeSize(proposal)
        return CGSize(width: proposal.width ?? size.width, height: size.height)
    }
}
