/// A color by the name that UIKit gives it, for `Color(.systemGray6)` and `Color(uiColor: .systemBackground)`.
public struct UIColor: Hashable, Sendable {
    fileprivate let color: Color

    private init(_ color: Color) {
        self.color = color
    }

    /// - Parameters:
    ///   - light: Red, green and blue in light surroundings, a byte each.
    ///   - dark: The same in dark ones.
    ///   - lightOpacity: From 0 to 1.
    ///   - darkOpacity: From 0 to 1.
    private init(_ light: UInt32, _ dark: UInt32, _ lightOpacity: Float = 1, _ darkOpacity: Float = 1) {
        var (light, dark) = (Color.Resolved(hex: light), Color.Resolved(hex: dark))
        light.opacity = lightOpacity
        dark.opacity = darkOpacity
        color = Color(light: light, dark: dark)
    }

    public static let systemRed = UIColor(.red)
    public static let systemOrange = UIColor(.orange)
    public static let systemYellow = UIColor(.yellow)
    public static let systemGreen = UIColor(.green)
    public static let systemMint = UIColor(.mint)
    public static let systemTeal = UIColor(.teal)
    public static let systemCyan = UIColor(.cyan)
    public static let systemBlue = UIColor(.blue)
    public static let systemIndigo = UIColor(.indigo)
    public static let systemPurple = UIColor(.purple)
    public static let systemPink = UIColor(.pink)
    public static let systemBrown = UIColor(.brown)

    public static let systemGray = UIColor(.gray)
    public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
    public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
    public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
    public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
    public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)

    public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
    public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E)
    public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x2C2C2E)
    public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000)
    public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E)
    public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x2C2C2E)

    public static let label = UIColor(0x000000, 0xFFFFFF)
    public static let secondaryLabel = UIColor(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
    public static let tertiaryLabel = UIColor(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
    public static let quaternaryLabel = UIColor(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
    public static let placeholderText = UIColor(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
    public static let separator = UIColor(0x3C3C43, 0x545458, 0.29, 0.6)
    public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)

    public static let systemFill = UIColor(0x787880, 0x787880, 0.2, 0.36)
    public static let secondarySystemFill = UIColor(0x787880, 0x787880, 0.16, 0.32)
    public static let tertiarySystemFill = UIColor(0x767680, 0x767680, 0.12, 0.24)
    public static let quaternarySystemFill = UIColor(0x747480, 0x767680, 0.08, 0.18)
}

extension Color {
    /// A color by the name that UIKit gives it.
    public init(_ color: UIColor) {
        self = color.color
    }

    /// A color by the name that UIKit gives it.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }
}
