/// How buttons look. Taps are not the style's concern.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    /// The views of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button's style knows about it.
public struct ButtonStyleConfiguration {
    /// What the button shows.
    nonisolated public struct Label: View {
        let part: StylePart

        public var body: some View { part }
    }

    /// What the button is for; `nil` for nothing special.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    /// Whether a finger is on the button. Never, as there are no fingers: a tap begins and ends at once.
    public var isPressed: Bool { false }
}

@available(*, unavailable)
extension ButtonStyleConfiguration: Sendable {}

/// Makes the views of a button in a style.
typealias ButtonLook = @MainActor (ButtonStyleConfiguration, BuildContext) -> LayoutElement

extension View {
    /// Sets the style of the buttons in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        // As all views here, it is used on the main thread.
        nonisolated(unsafe) let style = style
        return ContextView(content: self) {
            $0.environment.buttonLook = { configuration, context in
                context.build(
                    single: context.connected(style).makeBody(configuration: configuration), in: .horizontal)
            }
        }
    }

    /// Sets the shape of the buttons in the view that have a border.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        ContextView(content: self) { $0.environment.buttonBorderShape = shape }
    }
}

/// The shape of a button with a border.
public enum ButtonBorderShape: Hashable, Sendable {
    case automatic
    case capsule
}

/// A view that a control gets to arrange, such as the label of a button.
///
/// It is built where it is put, in the environment there.
nonisolated struct StylePart: View {
    private let make: @MainActor (BuildContext) -> LayoutElement

    /// Several views are side by side.
    @MainActor init<Content: View>(_ content: Content) {
        make = { $0.build(single: content, in: .horizontal) }
    }
}

extension StylePart: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] { [make(context)] }
}
