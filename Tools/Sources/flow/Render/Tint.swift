import PortableUI

/// The colors of a chip.
struct Tint {
    var fill: Color
    var text: Color

    /// The tint of a word, the same in every picture.
    static func of(_ word: String, in scheme: ColorScheme) -> Tint {
        let tints = all(in: scheme)
        return tints[Int(stableHash(word) % UInt64(tints.count))]
    }

    /// Blue, violet, pink, red, amber, green, teal and gray.
    static func all(in scheme: ColorScheme) -> [Tint] {
        switch scheme {
        case .light: light
        case .dark: dark
        }
    }

    private static let light = [
        Tint(fill: 0xDBE8FE, text: 0x1F429B),
        Tint(fill: 0xE7E2FC, text: 0x52289F),
        Tint(fill: 0xFCE1EE, text: 0x951B55),
        Tint(fill: 0xFDE3DF, text: 0x95261E),
        Tint(fill: 0xFBEDC5, text: 0x75470C),
        Tint(fill: 0xDAF3DF, text: 0x1A5E36),
        Tint(fill: 0xD1F1EE, text: 0x13585A),
        Tint(fill: 0xE3E8F0, text: 0x364358),
    ]

    private static let dark = [
        Tint(fill: 0x20355C, text: 0xB3D0FF),
        Tint(fill: 0x382E63, text: 0xD3C6FF),
        Tint(fill: 0x512646, text: 0xFFBDDF),
        Tint(fill: 0x552A2A, text: 0xFFC0B8),
        Tint(fill: 0x4A3A1A, text: 0xF6D991),
        Tint(fill: 0x20412E, text: 0xADE6BB),
        Tint(fill: 0x183F41, text: 0x9CE3DE),
        Tint(fill: 0x303846, text: 0xD0D9E7),
    ]

    private init(fill: UInt32, text: UInt32) {
        self.fill = Color(hex: fill)
        self.text = Color(hex: text)
    }

    /// FNV-1a with its halves mixed. Swift's own hashes differ from run to run.
    private static func stableHash(_ word: String) -> UInt64 {
        let hash = word.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return hash ^ hash >> 32
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
}

extension Color {
    fileprivate init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255)
    }
}
