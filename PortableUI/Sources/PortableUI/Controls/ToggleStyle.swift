/// How toggles look where that is not usual. Usually the label is at the leading edge, and a switch at the trailing one.
public protocol ToggleStyle {
    /// Whether the toggle is a button rather than a switch. Only styles of PortableUI say so.
    static var _isButton: Bool { get }
}

/// A button in the tint of its surroundings, on a shape while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    public static var _isButton: Bool { true }

    public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    /// Sets the style of the toggles in the view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        ContextView(content: self) { $0.environment.togglesAreButtons = S._isButton }
    }
}

/// A label, and in the style of a switch one of 51 × 31 points, the size of a `UISwitch`.
struct ToggleFace: View {
    let isOn: Bool
    let label: StylePart

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintColor) private var tintColor
    @Environment(\.togglesAreButtons) private var isButton

    var body: some View {
        if isButton {
            ButtonFace(label: label, kind: isOn ? .prominent : .spacious)
        } else {
            HStack(spacing: 0) {
                label
                Spacer()
                Capsule().fill(isOn ? tintColor ?? .green : .gray.opacity(0.3))
                    .frame(width: 51, height: 31)
                    .overlay(alignment: isOn ? .trailing : .leading) {
                        Circle().fill(.white).frame(width: 27, height: 27).padding(2)
                    }
            }
            .opacity(isEnabled ? 1 : 0.5)
        }
    }
}
