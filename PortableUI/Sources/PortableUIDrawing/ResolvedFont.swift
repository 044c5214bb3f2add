/// A font with all of its properties known.
public struct ResolvedFont: Hashable, Sendable {
    /// In points.
    public var size: CGFloat
    public var weight: Weight
    public var design: Design
    public var isItalic: Bool
    /// Whether its digits have one width.
    public var hasMonospacedDigits: Bool

    public init(
        size: CGFloat, weight: Weight = .regular, design: Design = .default, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// The thickness of a font's strokes.
    public struct Weight: Hashable, Sendable {
        /// From 100, ultra light, to 900, black, as in CSS and OpenType.
        @_spi(Rendering) public let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// The kind of typeface.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }
}
