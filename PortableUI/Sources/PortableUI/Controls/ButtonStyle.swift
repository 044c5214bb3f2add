/// How buttons look: one of the styles that PortableUI has.
public protocol ButtonStyle {
    /// Whether the label looks as it does elsewhere. Only styles of PortableUI say so.
    static var _isPlain: Bool { get }
}

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
    public static var _isPlain: Bool { true }

    public init() {}
}

/// The label in the color of controls, as in a button without a style.
public struct BorderlessButtonStyle: ButtonStyle {
    public static var _isPlain: Bool { false }

    public init() {}
}

extension ButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension View {
    /// Sets the style of the buttons in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        ContextView(content: self) { $0.environment.buttonsArePlain = S._isPlain }
    }
}
