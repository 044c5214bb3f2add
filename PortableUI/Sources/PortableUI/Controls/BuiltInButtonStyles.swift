/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(role: configuration.role, label: configuration.label.part, kind: .plain)
    }
}

/// The label in the tint of its surroundings, as in a button without a style.
public struct BorderlessButtonStyle: ButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(role: configuration.role, label: configuration.label.part, kind: .borderless)
    }
}

/// The label in the tint of its surroundings, on a faint shape.
public struct BorderedButtonStyle: ButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(role: configuration.role, label: configuration.label.part, kind: .bordered)
    }
}

/// The label in white, on a shape in the tint of its surroundings.
public struct BorderedProminentButtonStyle: ButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(role: configuration.role, label: configuration.label.part, kind: .prominent)
    }
}

extension ButtonStyle where Self == PlainButtonStyle {
    public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

/// A button in one of the built-in styles, with about the measurements of iOS.
struct ButtonFace: View {
    enum Kind {
        case plain
        case borderless
        /// As borderless, with the space around it that a border takes.
        case spacious
        case bordered
        case prominent
    }

    var role: ButtonRole? = nil
    let label: StylePart
    let kind: Kind

    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintColor) private var tintColor
    @Environment(\.buttonBorderShape) private var borderShape

    private var tint: Color { role == .destructive ? .red : tintColor ?? .accentColor }

    var body: some View {
        face.opacity(isEnabled ? 1 : 0.5)
    }

    @ViewBuilder private var face: some View {
        switch kind {
        case .plain: label
        case .borderless: label.foregroundColor(orElse: tint)
        case .spacious: padded.foregroundColor(orElse: tint)
        case .bordered:
            padded.foregroundColor(orElse: tint)
                .background(fill, in: BorderOfButton(shape: borderShape))
        case .prominent:
            padded.foregroundColor(orElse: .white)
                .background(tint, in: BorderOfButton(shape: borderShape))
        }
    }

    private var padded: some View {
        label.font(font ?? .body).padding(.horizontal, 12).padding(.vertical, 7)
    }

    private var fill: Color {
        (tintColor == nil && role != .destructive ? Color.gray : tint).opacity(0.15)
    }
}

/// The shape behind a button.
nonisolated private struct BorderOfButton: Shape {
    let shape: ButtonBorderShape

    func path(in rect: CGRect) -> Path {
        switch shape {
        case .automatic: RoundedRectangle(cornerRadius: 8).path(in: rect)
        case .capsule: Capsule().path(in: rect)
        }
    }
}
