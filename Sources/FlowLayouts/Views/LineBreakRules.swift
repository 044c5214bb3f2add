/// Where lines may break between characters, neither of which is white space: the rules of Unicode's annex 14, in their
/// order and by their names. Characters are added one after another, from a space or the beginning of a text on.
///
/// Different from the annex, lines break neither after a slash before a letter nor after several hyphens that begin a word, nor between
/// Korean syllables, as on Apple's platforms, nor at soft hyphens.
struct LineBreakRules {
    private var beforePrevious: LineBreakCharacter?
    private var previous: LineBreakCharacter?
    /// The number that the last characters are, if they are one, maybe with separators and a closing bracket.
    private var number = Number.none
    private var isFirst = true
    /// Whether all characters so far are hyphens, of which there are some.
    private var beginsWithHyphens = false

    private enum Number { case none, open, closed }

    /// - Parameter view: What comes right before the first character, if that is a view.
    init(after view: LineBreakCharacter? = nil) {
        previous = view
    }

    /// Adds a character. Returns whether a line may break before it.
    @discardableResult
    mutating func add(_ character: LineBreakCharacter, next: LineBreakCharacter?) -> Bool {
        // LB9 and LB10: marks belong to the character before them, and are letters without one.
        let isMark = character.lineBreak == .cm
        if isMark, previous != nil { return false }
        let current = isMark ? .letter : character
        let allowsBreak = previous.map { self.allowsBreak(between: $0, current, next: next) } ?? false
        number =
            switch (current.lineBreak, number) {
            case (.nu, _), (.sy, .open), (.is, .open): .open
            case (.cl, .open), (.cp, .open): .closed
            default: .none
            }
        beginsWithHyphens = (beginsWithHyphens || isFirst) && current.isHyphen
        isFirst = false
        (beforePrevious, previous) = (previous, current)
        return allowsBreak
    }

    private func allowsBreak(
        between before: LineBreakCharacter, _ after: LineBreakCharacter, next: LineBreakCharacter?
    ) -> Bool {
        let isLetter = after.lineBreak == .al || after.lineBreak == .hl
        let beginsWord =
            isLetter && (beginsWithHyphens || (before.isHyphen && beforePrevious?.lineBreak == .gl))
        let followsHebrew = before.isHyphen && beforePrevious?.lineBreak == .hl && after.lineBreak != .hl
        switch (before.lineBreak, after.lineBreak) {
        // LB11 and LB12: word joiners, no-break spaces.
        case (.wj, _), (_, .wj), (.gl, _): return false
        case (let before, .gl) where before != .ba && before != .hy && before != .hh: return false
        // LB13 and LB14: closing brackets, opening ones, and what ends sentences.
        case (_, .cl), (_, .cp), (_, .ex), (_, .is), (_, .sy), (.op, _): return false
        // LB19: quotation marks, unless what is on both sides is as wide as an ideograph.
        case (_, .qu), (_, .pf), (.qu, _), (.pi, _): return false
        case (_, .pi) where !before.isWide || next?.isWide != true: return false
        case (.pf, _) where beforePrevious?.isWide != true || !after.isWide: return false
        // LB17: two em dashes.
        case (.b2, .b2): return false
        // LB20a and LB21a: hyphens that begin a word, and those after a letter of Hebrew.
        case _ where beginsWord || followsHebrew: return false
        // LB21: hyphens, other dashes, and what begins no line, such as small kana.
        case (_, .ba), (_, .hy), (_, .hh), (_, .ns): return false
        // LB22: ellipses.
        case (_, .in): return false
        // LB23 and LB24: letters and ideographs beside numbers, and beside what comes before and after numbers.
        case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl), (.pr, .id), (.id, .po): return false
        case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): return false
        case (.al, .pr), (.hl, .pr), (.al, .po), (.hl, .po): return false
        // LB25: numbers.
        case (.nu, .nu), (.nu, .po), (.nu, .pr), (.po, .nu), (.pr, .nu), (.hy, .nu), (.is, .nu): return false
        case (_, .po) where number != .none, (_, .pr) where number != .none: return false
        case (.po, .op), (.pr, .op): return next?.lineBreak != .nu
        // LB28 and LB29: words, and abbreviations and slashes in them.
        case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl), (.is, .al), (.is, .hl): return false
        case (.sy, .al), (.sy, .hl), (.sy, .nu): return false
        // LB30: brackets in words.
        case (.al, .op), (.hl, .op), (.nu, .op): return after.isWide
        case (.cp, .al), (.cp, .hl), (.cp, .nu): return false
        // LB31: everywhere else.
        default: return true
        }
    }
}

/// The classes of characters, by the names of Unicode's annex 14.
enum LineBreakClass {
    /// Letters and most symbols, and letters of Hebrew.
    case al, hl
    /// Marks of the character before them.
    case cm
    /// Em dashes, hyphens, the ASCII one of them, and other characters after which words may break.
    case b2, hh, hy, ba
    /// Closing brackets and commas of Chinese and Japanese, closing parentheses, opening brackets.
    case cl, cp, op
    /// Exclamation and question marks, separators in numbers, slashes.
    case ex, `is`, sy
    /// No-break spaces, word joiners.
    case gl, wj
    /// Ideographs, kana and emoji, those that begin no line, and flags.
    case id, ns, ri
    /// Ellipses.
    case `in`
    /// Digits, what comes before and after them.
    case nu, pr, po
    /// Quotation marks: straight, initial and final ones.
    case qu, pi, pf
}

/// What the rules know of a character.
struct LineBreakCharacter {
    let lineBreak: LineBreakClass
    /// Whether it is as wide as an ideograph.
    let isWide: Bool

    var isHyphen: Bool { lineBreak == .hy || lineBreak == .hh }

    /// A view beside a text.
    static let view = LineBreakCharacter("\u{53E3}")
    static let letter = LineBreakCharacter("a")

    init(_ character: Character) {
        let scalars = character.unicodeScalars
        let first = scalars.first ?? " "
        let isFlag = 0x1F1E6...0x1F1FF ~= first.value
        let isWide =
            Self.isWide(first) || first.properties.isIdeographic
            || (first.properties.isEmojiPresentation && !isFlag)
        self.isWide = isWide
        lineBreak =
            switch first {
            case "\u{A0}", "\u{202F}", "\u{2007}", "\u{2011}", "\u{180E}", "༈", "༌", "༒": .gl
            case "\u{2060}", "\u{FEFF}": .wj
            case _ where character.isMark: .cm
            case "\"", "'": .qu
            case "-": .hy
            case "‐", "‒", "–", "־": .hh
            case "|": .ba
            case "—", "⸺", "⸻": .b2
            case "!", "?", "！", "？": .ex
            case ",", ".", ":", ";": .is
            case "/": .sy
            case "…", "‥", "⋯": .in
            case ")", "]": .cp
            case "、", "。", "，", "．", "､", "｡": .cl
            case "¡", "¿": .op
            case "+", "\\", "±", "−", "№": .pr
            case "%", "¢", "°", "℃", "℉", "％", "￠": .po
            case _ where isFlag: .ri
            case _ where Self.nonstarters.contains(first): .ns
            default:
                switch first.properties.generalCategory {
                case .openPunctuation: .op
                case .closePunctuation: .cl
                case .initialPunctuation: .pi
                case .finalPunctuation: .pf
                case .currencySymbol: .pr
                // Some emoji are as narrow as letters.
                case _ where isWide || (scalars.contains("\u{FE0F}") && !first.isASCII): .id
                case .decimalNumber: .nu
                case .otherPunctuation where !first.isASCII, .dashPunctuation:
                    Self.lineBreak(ofPunctuation: first)
                default: 0x5D0...0x5F2 ~= first.value ? .hl : .al
                }
            }
    }

    /// Whether it is punctuation of Chinese and Japanese, kana or bopomofo, a letter as wide as an ideograph or half a kana.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3000...0x312F, 0x31A0...0x31FF, 0xFF01...0xFF9F: true
        default: false
        }
    }

    /// Commas, full stops and separators of words in all scripts, as far as they are not letters.
    private static func lineBreak(ofPunctuation scalar: Unicode.Scalar) -> LineBreakClass {
        punctuation.first { $0.ranges.contains { $0.contains(scalar.value) } }?.lineBreak ?? .al
    }

    /// Unicode 15's, in planes 0 and 1, but for what other cases list.
    private static let punctuation: [(lineBreak: LineBreakClass, ranges: [ClosedRange<UInt32>])] = [
        (
            .is,
            [0x37E...0x37E, 0x589...0x589, 0x60C...0x60D, 0x7F8...0x7F8, 0xFE10...0xFE10, 0xFE13...0xFE14]
        ),
        (
            .ex,
            [
                0x5C6...0x5C6, 0x61B...0x61B, 0x61D...0x61F, 0x6D4...0x6D4, 0x7F9...0x7F9, 0xF0D...0xF11,
                0xF14...0xF14, 0x1802...0x1803, 0x1808...0x1809, 0x1944...0x1945, 0x2CF9...0x2CF9,
                0x2CFE...0x2CFE, 0x2E2E...0x2E2E, 0x2E53...0x2E54, 0xA60E...0xA60E, 0xA876...0xA877,
                0xFE15...0xFE16, 0xFE56...0xFE57, 0x115C4...0x115C5, 0x11C71...0x11C71,
            ]
        ),
        (
            .ba,
            [
                0x58A...0x58A, 0x964...0x965, 0xE5A...0xE5B, 0xF0B...0xF0B, 0xF85...0xF85, 0xFD2...0xFD2,
                0x104A...0x104B, 0x1361...0x1361, 0x1400...0x1400, 0x16EB...0x16ED, 0x1735...0x1736,
                0x17D4...0x17D5, 0x17D8...0x17D8, 0x17DA...0x17DA, 0x1804...0x1805, 0x1B5A...0x1B5B,
                0x1B5D...0x1B60, 0x1B7D...0x1B7E, 0x1C3B...0x1C3F, 0x1C7E...0x1C7F, 0x2027...0x2027,
                0x2056...0x2056, 0x2058...0x205B, 0x205D...0x205E, 0x2CFA...0x2CFC, 0x2CFF...0x2CFF,
                0x2D70...0x2D70, 0x2E0E...0x2E15, 0x2E17...0x2E17, 0x2E19...0x2E19, 0x2E2A...0x2E2D,
                0x2E30...0x2E31, 0x2E33...0x2E34, 0x2E3C...0x2E3E, 0x2E40...0x2E41, 0x2E43...0x2E4A,
                0x2E4C...0x2E4C, 0x2E4E...0x2E4F, 0x2E5D...0x2E5D, 0xA4FE...0xA4FF, 0xA60D...0xA60D,
                0xA60F...0xA60F, 0xA6F3...0xA6F7, 0xA8CE...0xA8CF, 0xA92E...0xA92F, 0xA9C7...0xA9C9,
                0xAA5D...0xAA5F, 0xAAF0...0xAAF1, 0xABEB...0xABEB, 0x10100...0x10102, 0x1039F...0x1039F,
                0x103D0...0x103D0, 0x10857...0x10857, 0x1091F...0x1091F, 0x10A50...0x10A57, 0x10AF0...0x10AF5,
                0x10B39...0x10B3F, 0x10EAD...0x10EAD, 0x11047...0x11048, 0x110BE...0x110C1, 0x11140...0x11143,
                0x111C5...0x111C6, 0x111C8...0x111C8, 0x111DD...0x111DF, 0x11238...0x11239, 0x1123B...0x1123C,
                0x112A9...0x112A9, 0x1144B...0x1144E, 0x1145A...0x1145B, 0x115C2...0x115C3, 0x115C9...0x115D7,
                0x11641...0x11642, 0x1173C...0x1173E, 0x11944...0x11946, 0x11A41...0x11A44, 0x11A9A...0x11A9C,
                0x11AA1...0x11AA2, 0x11C41...0x11C45, 0x11FFF...0x11FFF, 0x12470...0x12474, 0x16A6E...0x16A6F,
                0x16AF5...0x16AF5, 0x16B37...0x16B39, 0x16B44...0x16B44, 0x16E97...0x16E98, 0x1BC9F...0x1BC9F,
                0x1DA87...0x1DA8A,
            ]
        ),
        (.cl, [0xFE11...0xFE12, 0xFE50...0xFE50, 0xFE52...0xFE52]),
        (.ns, [0x17D6...0x17D6, 0xFE54...0xFE55]),
        (.po, [0x609...0x60A, 0x66A...0x66A, 0x2030...0x2037, 0x2057...0x2057, 0xFE6A...0xFE6A]),
    ]

    /// Small kana, and what repeats or prolongs the letter before it.
    private static let nonstarters = Set(
        ("々〻ゝゞヽヾ゠・〜：；･ﾞﾟ‼⁇⁈⁉‽ーｰぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
            + "ㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ").unicodeScalars)
}
