import PortableUIDrawing

/// A color that may look different in light and dark surroundings.
public struct Color: Hashable, Sendable {
    /// A color space. PortableUI draws in sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
    }

    public typealias Resolved = ResolvedColor

    private var light: Resolved
    private var dark: Resolved

    init(light: Resolved, dark: Resolved) {
        self.light = light
        self.dark = dark
    }

    private init(light: UInt32, dark: UInt32) {
        self.init(light: Resolved(hex: light), dark: Resolved(hex: dark))
    }

    /// A color by its components, each from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(
            Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
    }

    /// A gray from 0, black, to 1, white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A color by its hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        // Each component is highest around its own hue, and lowest on the opposite side of the circle.
        func component(_ own: Double) -> Double {
            let distance = abs((hue - own - (hue - own).rounded())) * 6
            return brightness * (1 - saturation * min(max(distance - 1, 0), 1))
        }
        self.init(
            red: component(0), green: component(1 / 3), blue: component(2 / 3), opacity: opacity)
    }

    /// A color that looks the same in light and dark surroundings.
    public init(_ resolved: Resolved) {
        self.init(light: resolved, dark: resolved)
    }

    /// The color's components in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        environment.colorScheme == .dark ? dark : light
    }

    /// The same color with its opacity multiplied, by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.light.opacity *= Float(opacity)
        color.dark.opacity *= Float(opacity)
        return color
    }

    public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)
    public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
    public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
    public static let green = Color(light: 0x34C759, dark: 0x30D158)
    public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)
    public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0)
    public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)
    public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
    public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
    public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
    public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)
    public static let black = Color(light: 0x000000, dark: 0x000000)
    public static let white = Color(light: 0xFFFFFF, dark: 0xFFFFFF)
    public static let clear = Color(Resolved(red: 0, green: 0, blue: 0, opacity: 0))
    /// Black on light surroundings, white on dark ones.
    public static let primary = Color(light: 0x000000, dark: 0xFFFFFF)
    /// As `primary`, but fainter.
    public static let secondary = Color(
        light: Resolved(red: 0.24, green: 0.24, blue: 0.26, opacity: 0.6),
        dark: Resolved(red: 0.92, green: 0.92, blue: 0.96, opacity: 0.6))
    /// The color of controls.
    public static let accentColor = blue
}

/// Whether the content is dark on light or light on dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light
    case dark
}

extension Color.Resolved {
    init(hex: UInt32) {
        self.init(
            red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255,
            blue: Float(hex & 0xFF) / 255)
    }
}

extension Color: View {
    public typealias Body = Never
}

extension Color: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        DrawnShape(shape: Rectangle(), style: self, named: Color.self).build(in: context)
    }
}
