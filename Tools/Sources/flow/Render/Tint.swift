import PortableUI

/// The colors that a chip may have, each unlike the next one.
enum TintName: NamedOption {
    case blue
    case amber
    case violet
    case green
    case pink
    case teal
    case red
    case gray
}

/// The colors of a chip.
struct Tint {
    var fill: Color
    var text: Color

    init(_ name: TintName, in scheme: ColorScheme) {
        self =
            switch (name, scheme) {
            case (.blue, .light): Tint(fill: 0xDBE8FE, text: 0x1F429B)
            case (.amber, .light): Tint(fill: 0xFBEDC5, text: 0x75470C)
            case (.violet, .light): Tint(fill: 0xE7E2FC, text: 0x52289F)
            case (.green, .light): Tint(fill: 0xDAF3DF, text: 0x1A5E36)
            case (.pink, .light): Tint(fill: 0xFCE1EE, text: 0x951B55)
            case (.teal, .light): Tint(fill: 0xD1F1EE, text: 0x13585A)
            case (.red, .light): Tint(fill: 0xFDE3DF, text: 0x95261E)
            case (.gray, .light): Tint(fill: 0xE3E8F0, text: 0x364358)
            case (.blue, .dark): Tint(fill: 0x20355C, text: 0xB3D0FF)
            case (.amber, .dark): Tint(fill: 0x4A3A1A, text: 0xF6D991)
            case (.violet, .dark): Tint(fill: 0x382E63, text: 0xD3C6FF)
            case (.green, .dark): Tint(fill: 0x20412E, text: 0xADE6BB)
            case (.pink, .dark): Tint(fill: 0x512646, text: 0xFFBDDF)
            case (.teal, .dark): Tint(fill: 0x183F41, text: 0x9CE3DE)
            case (.red, .dark): Tint(fill: 0x552A2A, text: 0xFFC0B8)
            case (.gray, .dark): Tint(fill: 0x303846, text: 0xD0D9E7)
            }
    }

    private init(fill: UInt32, text: UInt32) {
        self.fill = Color(hex: fill)
        self.text = Color(hex: text)
    }
}

/// The colors around the chips.
enum Palette: NamedOption {
    case light
    case dark

    var colorScheme: ColorScheme {
        switch self {
        case .light: .light
        case .dark: .dark
        }
    }

    var background: Color {
        switch self {
        case .light: Color(hex: 0xFCFCFD)
        case .dark: Color(hex: 0x14161B)
        }
    }

    /// What stands between chips: as soft as they are.
    var separator: Color {
        switch self {
        case .light: Color(hex: 0x667183)
        case .dark: Color(hex: 0x98A3B5)
        }
    }
}

extension Color {
    fileprivate init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255)
    }
}
