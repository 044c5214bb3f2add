/// A bracket that makes a pair with another one: Unicode 15's `Bidi_Paired_Bracket`, apart from two pairs of square
/// brackets with ticks for mathematics.
enum BidiBracket {
    /// Opens a pair that this code point closes.
    case opening(closing: UInt32)
    case closing(UInt32)

    /// - Returns: `nil` for a character that is no bracket.
    init?(_ scalar: Unicode.Scalar) {
        let value = BidiBracket.canonical(scalar.value)
        if let run = BidiBracket.runs.first(where: { $0.contains(value) }) {
            let opens = (value - run.lowerBound).isMultiple(of: 2)
            self = opens ? .opening(closing: value + 1) : .closing(value)
        } else if BidiBracket.openingApart.contains(value) {
            self = .opening(closing: value + 2)
        } else if value > 2, BidiBracket.openingApart.contains(value - 2) {
            self = .closing(value)
        } else {
            return nil
        }
    }

    /// Technical angle brackets are canonically equivalent to those of Chinese and Japanese.
    private static func canonical(_ value: UInt32) -> UInt32 {
        0x2329...0x232A ~= value ? value - 0x2329 + 0x3008 : value
    }

    /// Pairs whose two brackets are consecutive code points.
    private static let runs: [ClosedRange<UInt32>] = [
        0x28...0x29, 0xF3A...0xF3D, 0x169B...0x169C, 0x2045...0x2046, 0x207D...0x207E, 0x208D...0x208E,
        0x2308...0x230B, 0x2768...0x2775, 0x27C5...0x27C6, 0x27E6...0x27EF, 0x2983...0x298C, 0x2991...0x2998,
        0x29D8...0x29DB, 0x29FC...0x29FD, 0x2E22...0x2E29, 0x2E55...0x2E5C, 0x3008...0x3011, 0x3014...0x301B,
        0xFE59...0xFE5E, 0xFF08...0xFF09, 0xFF5F...0xFF60, 0xFF62...0xFF63,
    ]

    /// The opening ones of pairs with a code point between them: square and curly brackets, also fullwidth.
    private static let openingApart: [UInt32] = [0x5B, 0x7B, 0xFF3B, 0xFF5B]
}
