/// How text fields look. SwiftUI does not document the requirement, but apps implement it.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel

    /// The views of a text field.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of the text field that a style arranges.
nonisolated public struct _TextFieldStyleLabel: View {
    let part: StylePart

    public var body: some View { part }
}

private struct TextFieldStyleLook<Style: TextFieldStyle>: ControlLook {
    let style: Style

    @MainActor func body(
        _ configuration: TextField<_TextFieldStyleLabel>, in context: BuildContext
    ) -> some View {
        context.connected(style)._body(configuration: configuration)
    }
}

extension EnvironmentValues {
    private struct TextFieldStyleKey: EnvironmentKey {
        static var defaultValue: any ControlLook<TextField<_TextFieldStyleLabel>> {
            TextFieldStyleLook(style: DefaultTextFieldStyle())
        }
    }

    /// How text fields look.
    var textFieldStyle: any ControlLook<TextField<_TextFieldStyleLabel>> {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text fields in the view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        ContextView(content: self) {
            $0.environment.textFieldStyle = TextFieldStyleLook(style: style)
        }
    }
}

/// The usual style: that of ``PlainTextFieldStyle``.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text in a rounded border, 7 points away from it: about as far as in a `UITextField`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        configuration
            .padding(7)
            .background(.background, in: RoundedRectangle(cornerRadius: 5))
            .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color.gray.opacity(0.3)))
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
