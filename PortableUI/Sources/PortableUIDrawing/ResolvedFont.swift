/// A font with all of its properties known.
public struct ResolvedFont: Hashable, Sendable {
    /// In points.
    public var size: CGFloat
    public var weight: Weight
    /// Whether its characters have one width.
    public var isMonospaced: Bool
    /// Whether its digits have one width.
    public var hasMonospacedDigits: Bool

    public init(
        size: CGFloat, weight: Weight = .regular, isMonospaced: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.size = size
        self.weight = weight
        self.isMonospaced = isMonospaced
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// The thickness of a font's strokes.
    public struct Weight: Hashable, Sendable {
        /// From 100 to 900, as in CSS and OpenType.
        @_spi(Rendering) public let value: Int

        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
    }
}
