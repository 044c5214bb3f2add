import FlowLayouts

/// A piece of an app: what stands on top of it, and its content, which the lower edge may cut off.
struct AppCard<Header: View, Content: View>: View {
    @ViewBuilder let header: Header
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            header.padding(.horizontal, 20)
            content
        }
        .padding(.top, 18)
        .frame(idealWidth: 400, maxWidth: 400, alignment: .topLeading)
        .frame(height: 320, alignment: .topLeading)
        .font(.system(size: 15))
        .clipShape(CardEdges.shape)
        .modifier(CardEdges())
    }
}

/// What is behind and around a picture, and each panel of one.
struct CardEdges: ViewModifier {
    static let shape = RoundedRectangle(cornerRadius: 12)

    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        content
            .background { Self.shape.fill(palette.surface) }
            .overlay { Self.shape.strokeBorder(palette.line, lineWidth: 1) }
    }
}

/// What a piece of an app is about.
struct AppTitle: View {
    let title: String

    init(_ title: String) {
        self.title = title
    }

    var body: some View {
        Text(verbatim: title).font(.system(size: 24, weight: .bold))
    }
}

/// Words beside others that matter more.
struct QuietText: View {
    let string: String
    @Environment(\.palette) private var palette

    init(_ string: String) {
        self.string = string
    }

    var body: some View {
        Text(verbatim: string).font(.system(size: 13)).foregroundColor(palette.caption)
    }
}

/// A text on a capsule of one color.
struct AppChip: View {
    let title: String
    let tint: Palette.Tint
    var size: CGFloat = 15

    var body: some View {
        Text(verbatim: title)
            .font(.system(size: size, weight: .medium))
            .foregroundColor(tint.text)
            .padding(.horizontal, size * 0.8)
            .padding(.vertical, size * 0.4)
            .background(tint.fill, in: Capsule())
    }
}

extension Palette {
    /// A hue that an app has for its own: a faint color behind text in a strong one.
    func soft(hue: Double) -> Tint {
        isDark
            ? Tint(
                text: Color(hue: hue, saturation: 0.22, brightness: 1),
                fill: Color(hue: hue, saturation: 0.55, brightness: 0.34))
            : Tint(
                text: Color(hue: hue, saturation: 0.9, brightness: 0.42),
                fill: Color(hue: hue, saturation: 0.13, brightness: 0.98))
    }

    /// The same hue for what is chosen.
    func strong(hue: Double) -> Tint {
        // Greens look brighter than all else.
        let isGreen = (0.1..<0.5).contains(hue)
        return isDark
            ? Tint(text: .black, fill: Color(hue: hue, saturation: 0.45, brightness: isGreen ? 0.85 : 0.98))
            : Tint(text: .white, fill: Color(hue: hue, saturation: 0.8, brightness: isGreen ? 0.5 : 0.72))
    }
}
