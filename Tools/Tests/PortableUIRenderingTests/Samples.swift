import PortableUITesting

extension Color.Resolved {
    static let black = Color.Resolved(red: 0, green: 0, blue: 0)
    static let white = Color.Resolved(red: 1, green: 1, blue: 1)
    static let red = Color.Resolved(red: 1, green: 0, blue: 0)
    static let blue = Color.Resolved(red: 0, green: 0, blue: 1)
}

extension DisplayNode {
    /// A rectangle that fills its frame.
    static func box(
        _ frame: CGRect, _ color: Color.Resolved = .red, opacity: Double = 1, clip: CGRect? = nil,
        identity: ViewIdentity = ViewIdentity(.position(0))
    ) -> DisplayNode {
        let path = Path(CGRect(origin: .zero, size: frame.size))
        return drawn(
            .fill(path, .color(color)), frame, opacity: opacity, clip: clip, identity: identity)
    }

    /// A rectangle's outline.
    static func outline(_ frame: CGRect, lineWidth: CGFloat = 1, opacity: Double = 1) -> DisplayNode {
        let path = Path(CGRect(origin: .zero, size: frame.size))
        return drawn(
            .stroke(path, .color(.black), lineWidth: lineWidth), frame, opacity: opacity)
    }

    static func text(
        _ text: StyledText, _ frame: CGRect, clip: CGRect? = nil,
        identity: ViewIdentity = ViewIdentity(.position(0))
    ) -> DisplayNode {
        drawn(.text(text, .color(.black)), frame, clip: clip, identity: identity)
    }

    static func drawn(
        _ content: DisplayItem.Content, _ frame: CGRect, opacity: Double = 1, clip: CGRect? = nil,
        identity: ViewIdentity = ViewIdentity(.position(0))
    ) -> DisplayNode {
        let item = DisplayNode.item(
            DisplayItem(identity: identity, frame: frame, content: content, opacity: opacity))
        return clip.map { .group(DisplayGroup(.clip(Path($0)), [item])) } ?? item
    }
}

extension StyledText {
    /// A text in the default font.
    static func plain(
        _ string: String, size: CGFloat = 17, alignment: TextAlignment = .leading,
        layoutDirection: LayoutDirection = .leftToRight
    ) -> StyledText {
        StyledText(
            string, font: Font.Resolved(size: size), alignment: alignment, layoutDirection: layoutDirection)
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
