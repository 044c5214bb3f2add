import FlowLayouts

/// The colors of a picture in light or in dark surroundings. Every text has a contrast of at least 4.5 to 1.
struct Palette {
    /// A text and the shape behind it.
    struct Tint {
        let text: Color
        let fill: Color
    }

    /// What all pictures are drawn on. It is opaque: a picture may be seen on any page.
    let surface: Color
    /// The edge of that, and what separates parts of an app.
    let line: Color
    /// How an option is written.
    let caption: Color
    /// Most blocks.
    let block: Tint
    /// The blocks that a modifier is about.
    let accent: Tint
    /// The space of one line.
    let band: Color
    /// The edge of a flow, and the guides of one.
    let flow: Color
    /// The edge of the space that a flow is offered.
    let space: Color
    let isDark: Bool

    private static let light = Palette(
        surface: .white, line: Color(hex: 0xDFDFE4), caption: Color(hex: 0x55555A),
        block: Tint(text: Color(hex: 0x33319E), fill: Color(hex: 0xD8D7F5)),
        accent: Tint(text: Color(hex: 0x8A3F00), fill: Color(hex: 0xFFDDB0)),
        band: Color(hex: 0xC9EBE8), flow: Color(hex: 0xD0103C), space: Color(hex: 0x7C7C82),
        isDark: false)

    private static let dark = Palette(
        surface: Color(hex: 0x1C1C1E), line: Color(hex: 0x3A3A3D), caption: Color(hex: 0xAEAEB2),
        block: Tint(text: Color(hex: 0xDAD9FF), fill: Color(hex: 0x3D3B7D)),
        accent: Tint(text: Color(hex: 0xFFD9A6), fill: Color(hex: 0x6B420F)),
        band: Color(hex: 0x17494A), flow: Color(hex: 0xFF6482), space: Color(hex: 0x98989F),
        isDark: true)

    static func palette(for scheme: ColorScheme) -> Palette {
        scheme == .dark ? dark : light
    }
}

extension EnvironmentValues {
    /// The colors for the surroundings.
    var palette: Palette { .palette(for: colorScheme) }
}

extension Color {
    /// A color by its red, green and blue in two hexadecimal digits each.
    init(hex: UInt32) {
        func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(.sRGB, red: component(16), green: component(8), blue: component(0))
    }
}
