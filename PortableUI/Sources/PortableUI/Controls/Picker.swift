/// A control for one of several options. A test chooses one by `ViewHost.choose(_:in:)`, or taps a segment.
///
/// An option is a view with a tag, by which it is the selection. A view of a `ForEach` without one has its element's id
/// for a tag.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label

    /// - Parameters:
    ///   - selection: The tag of the option that is chosen.
    ///   - content: The options.
    ///   - label: What the picker is for. It names the picker, but no style shows it.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
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
        if inner.environment.pickersAreSegmented {
            inner.environment.font = inner.environment.font ?? .footnote
        } else {
            inner.environment.foregroundStyle =
                inner.environment.foregroundStyle ?? inner.environment.tintColor ?? .accentColor
        }
        let options = inner.build(content, at: .position(2)).enumerated().map { index, element in
            let tag = tag(of: element, in: context)
            return PickerOption(
                id: index, element: element, isSelected: tag == selection.wrappedValue
            ) { [selection] in
                if let tag { selection.wrappedValue = tag }
            }
        }
        return [
            ControlElement(
                PickerControl(options: options), hiddenLabels: context.hiddenLabels(label),
                around: context.build(single: PickerFace(options: options), in: .vertical),
                context: context)
        ]
    }

    /// The tag of an option, or else its id in a `ForEach` inside the picker.
    private func tag(of element: LayoutElement, in context: BuildContext) -> SelectionValue? {
        if let tag = element.trait(PickerTag.self) { return tag.base as? SelectionValue }
        guard let id = element.identity.id, element.identity.has(id: id, below: context.node.identity)
        else { return nil }
        return id.base as? SelectionValue
    }
}

/// An option of a picker.
struct PickerOption: Identifiable {
    let id: Int
    let element: LayoutElement
    let isSelected: Bool
    let choose: () -> Void
}

/// Something that can be chosen.
package struct Choice {
    /// The texts by which a test names it.
    package let texts: [String]
    package let choose: () -> Void
}

/// What a picker does.
package struct PickerControl: DrivenControl {
    let options: [PickerOption]

    package static var name: String { "Picker" }
    package static var kind: String { "picker" }

    package var choices: [Choice] {
        options.map { Choice(texts: $0.element.spokenTexts, choose: $0.choose) }
    }
}
