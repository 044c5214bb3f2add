/// How text fields look: one of the styles that PortableUI has.
public protocol TextFieldStyle {
    /// Whether the field has a border. Only styles of PortableUI say so.
    static var _isBordered: Bool { get }
}

/// The usual style: the text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    public static var _isBordered: Bool { false }

    public init() {}
}

/// The text in a rounded border, 7 points away from it: about as far as in a `UITextField`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public static var _isBordered: Bool { true }

    public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the style of the text fields in the view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        ContextView(content: self) { $0.environment.textFieldsAreBordered = S._isBordered }
    }
}
