/// A control for one of several options, of which it shows the one that is chosen. A test chooses one by
/// `ViewHost.choose(_:inID:)`.
///
/// An option is a view with a tag, by which it is the selection.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label

    /// - Parameters:
    ///   - selection: The tag of the option that is chosen.
    ///   - content: The options.
    ///   - label: What the picker is for. It names the picker, but is not shown.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }
}

extension View {
    /// Gives the view a value by which a picker tells it from its other options.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
        _trait(PickerTag.self, AnyHashable(tag))
    }
}

private struct PickerTag: _ViewTraitKey {
    static var defaultValue: AnyHashable? { nil }
}

extension Picker: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        var inner = context.ofSeveral
        inner.environment.lineLimit = 1
        inner.environment.foregroundStyle = inner.environment.foregroundStyle ?? Color.accentColor
        let options = inner.build(content, at: .position(2)).map { element in
            let tag = element.trait(PickerTag.self)?.base as? SelectionValue
            return (element: element, tag: tag)
        }
        let choices = options.map { option in
            Choice(texts: option.element.spokenTexts) { [selection] in
                if let tag = option.tag { selection.wrappedValue = tag }
            }
        }
        let chosen = options.first { $0.tag == selection.wrappedValue }
        let face = PickerFace(chosen: chosen.map { BuiltView(element: $0.element) })
        return [
            ControlElement(
                PickerControl(choices: choices), hiddenLabels: context.hiddenLabels(label),
                around: context.build(single: face, in: .vertical), context: context)
        ]
    }
}

/// Something that can be chosen.
package struct Choice {
    /// The texts by which a test names it.
    package let texts: [String]
    package let choose: () -> Void
}

/// What a picker does.
package struct PickerControl: DrivenControl {
    package let choices: [Choice]

    package static var name: String { "Picker" }
    package static var kind: String { "picker" }
}

/// The chosen option of a picker, and a symbol.
private struct PickerFace: View {
    let chosen: BuiltView?

    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 4) {
            chosen
            Image(systemName: "chevron.up.chevron.down")
        }
        .font(font ?? .body).padding(.horizontal, 12).padding(.vertical, 7)
        .foregroundColor(orElse: .accentColor)
        .opacity(isEnabled ? 1 : 0.5)
    }
}
