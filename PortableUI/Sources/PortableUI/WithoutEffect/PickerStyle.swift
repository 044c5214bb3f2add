/// How pickers look. PortableUI has one style.
public protocol PickerStyle {}

/// The usual style: the chosen option, in a button that opens a menu on iOS. Here it opens none, but a test can choose
/// from it.
public struct MenuPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension View {
    /// Sets the style of the pickers in the view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
