import PortableUIDrawing

/// What is said about a text, or nothing, where something is `nil`. A font or paint inside that is `nil` is the usual one.
struct TextStyle: Hashable, Sendable {
    var font: Font??
    var paint: TextPaint??
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold: Bool?
    var isItalic: Bool?
    var hasMonospacedDigits: Bool?
    var isStruckThrough: Bool?

    /// What both say, where they differ this one.
    func over(_ other: TextStyle) -> TextStyle {
        TextStyle(
            font: font ?? other.font, paint: paint.map { $0?.within(other.paint ?? nil) } ?? other.paint,
            weight: weight ?? other.weight,
            design: design ?? other.design, isBold: isBold ?? other.isBold,
            isItalic: isItalic ?? other.isItalic,
            hasMonospacedDigits: hasMonospacedDigits ?? other.hasMonospacedDigits,
            isStruckThrough: isStruckThrough ?? other.isStruckThrough)
    }

    /// The font with all that is said about it.
    func resolvedFont(_ size: DynamicTypeSize) -> Font.Resolved {
        var resolved = ((font ?? nil) ?? .body).resolved(size)
        if let weight { resolved.weight = weight }
        if let design { resolved.design = design }
        if isBold == true { resolved.weight = .bold }
        if let isItalic { resolved.isItalic = isItalic }
        if let hasMonospacedDigits { resolved.hasMonospacedDigits = hasMonospacedDigits }
        return resolved
    }
}

/// What a text is painted with.
struct TextPaint: Hashable, Sendable {
    /// A style, and those that are in force around it, from the inside out.
    private let styles: [any ShapeStyle]

    init(_ styles: any ShapeStyle...) {
        self.styles = styles
    }

    private init(styles: [any ShapeStyle]) {
        self.styles = styles
    }

    /// The same where another one is in force.
    func within(_ outer: TextPaint?) -> TextPaint {
        TextPaint(styles: styles + (outer?.styles ?? []))
    }

    /// The color, if it is nothing else.
    var color: Color? { styles.first as? Color }

    func paint(in environment: EnvironmentValues) -> Paint {
        var environment = environment
        for style in styles.reversed() {
            environment.foregroundStyle = NestedStyle(style: style, outer: environment.foregroundStyle)
        }
        return ForegroundStyle()._paint(in: environment)
    }

    /// What is painted in light and in dark surroundings.
    private var paints: [Paint] {
        ColorScheme.allCases.map { scheme in
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            return paint(in: environment)
        }
    }

    static func == (a: TextPaint, b: TextPaint) -> Bool {
        a.styles.map { ObjectIdentifier(type(of: $0)) } == b.styles.map { ObjectIdentifier(type(of: $0)) }
            && a.paints == b.paints
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(paints)
    }
}
