/// What a container offers a view: a length on each axis, or `nil` to ask for the ideal one.
public struct ProposedViewSize: Hashable, Sendable {
    // Each element keeps several proposals, so they are small.
    private var offeredWidth: OptionalLength
    private var offeredHeight: OptionalLength

    /// In points; `nil` asks for the ideal width.
    public var width: CGFloat? {
        get { offeredWidth.length }
        set { offeredWidth = OptionalLength(newValue) }
    }

    /// In points; `nil` asks for the ideal height.
    public var height: CGFloat? {
        get { offeredHeight.length }
        set { offeredHeight = OptionalLength(newValue) }
    }

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) {
        offeredWidth = OptionalLength(width)
        offeredHeight = OptionalLength(height)
    }

    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal as a size, with missing lengths filled in: 10 by default.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize: CustomStringConvertible {
    /// Such as `nil × 20`.
    public var description: String {
        [width, height].map { length in
            guard let text = length.map({ "\($0)" }) else { return "nil" }
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        .joined(separator: " × ")
    }
}

/// A length or `nil` in 8 bytes: a NaN that no calculation makes is `nil`.
struct OptionalLength: Hashable {
    private var value: Double

    private static let none = Double(bitPattern: 0x7FF8_6E6F_6E65_0000)

    init(_ length: CGFloat?) {
        value = length.map { Double($0) } ?? Self.none
    }

    var length: CGFloat? { isNone ? nil : CGFloat(value) }

    private var isNone: Bool { value.bitPattern == Self.none.bitPattern }

    static func == (a: OptionalLength, b: OptionalLength) -> Bool {
        a.value == b.value || (a.isNone && b.isNone)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
