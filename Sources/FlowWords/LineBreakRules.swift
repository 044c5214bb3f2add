/// Where lines may break between characters that are not white space: the rules of Unicode's annex 14, by their names.
/// Characters are added one by one, from a space or the beginning of a text on.
///
/// Unlike in the annex, lines do not break after a slash before a letter, after several hyphens that begin a word,
/// between Korean syllables, as on Apple's platforms, or at soft hyphens. Between two ASCII characters, they break only
/// where browsers do, too: in `so-called` and `so?(what)`, and not in `C++` and `$$$`.
package struct LineBreakRules {
    private var beforePrevious: LineBreakCharacter?
    private var previous: LineBreakCharacter?
    /// Whether the last characters are a number, maybe with separators and a closing bracket.
    private var number = Number.none
    /// Whether all characters so far are hyphens.
    private var areHyphens = true

    private enum Number { case none, open, closed }

    /// - Parameter view: What stands for a view right before the first character, if there is one.
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
        areHyphens = areHyphens && current.isHyphen
        (beforePrevious, previous) = (previous, current)
        return allowsBreak
    }

    private func allowsBreak(
        between before: LineBreakCharacter, _ after: LineBreakCharacter, next: LineBreakCharacter?
    ) -> Bool {
        let isLetter = after.lineBreak == .al || after.lineBreak == .hl
        let beginsWord = isLetter && before.isHyphen && (areHyphens || beforePrevious?.lineBreak == .gl)
        let followsHebrew = before.isHyphen && beforePrevious?.lineBreak == .hl && after.lineBreak != .hl
        if let before = before.ascii, let after = after.ascii, !Self.browsersBreak(between: before, after) {
            return false
        }
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
        // LB21: hyphens, other dashes, and characters that begin no line, such as small kana.
        case (_, .ba), (_, .hy), (_, .hh), (_, .ns): return false
        // LB22: ellipses.
        case (_, .in): return false
        // LB23 and LB24: letters and ideographs beside numbers, and beside prefixes and suffixes of numbers.
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

    /// Whether a line may end between two neighbors that touch, each a word or, if `nil`, a view. `touchesViews` says whether
    /// there is a view right before the first one, and right after the second one. O(n).
    package static func mayEndLine(
        between word: String?, and next: String?, touchesViews: (before: Bool, after: Bool)
    ) -> Bool {
        var rules = LineBreakRules(after: word == nil || touchesViews.before ? .view : nil)
        for character in word ?? "" { rules.add(LineBreakCharacter(character), next: nil) }
        // Marks of directions are not of the view before them, as accents are, but of the text that they begin.
        let text = next?.drop {
            word == nil && $0.isMark && $0.unicodeScalars.first?.properties.generalCategory == .format
        }
        let characters = text.map { $0.map(LineBreakCharacter.init) } ?? [.view]
        guard let first = characters.first else { return false }
        let second = characters.dropFirst().first { $0.lineBreak != .cm }
        return rules.add(first, next: second ?? (touchesViews.after ? .view : nil))
    }

    /// Whether browsers break lines between two ASCII characters: after hyphens and `?`, and before most brackets.
    private static func browsersBreak(between before: UInt8, _ after: UInt8) -> Bool {
        switch (before, after) {
        case (UInt8(ascii: "-"), UInt8(ascii: "$")): false
        case (UInt8(ascii: "-"), _), (UInt8(ascii: "?"), _): true
        case (UInt8(ascii: "/"), _), (UInt8(ascii: "$"), _): false
        case (_, UInt8(ascii: "(")), (_, UInt8(ascii: "[")), (_, UInt8(ascii: "{")): true
        default: false
        }
    }
}

/// The line breaking classes of characters, by their names in Unicode's annex 14.
enum LineBreakClass {
    /// Letters and most symbols; letters of Hebrew.
    case al, hl
    /// Marks of the character before them.
    case cm
    /// Em dashes; hyphens; the ASCII hyphen; other characters after which words may break.
    case b2, hh, hy, ba
    /// Closing brackets, and commas of Chinese and Japanese; closing parentheses; opening brackets.
    case cl, cp, op
    /// Exclamation and question marks; separators in numbers; slashes.
    case ex, `is`, sy
    /// No-break spaces; word joiners.
    case gl, wj
    /// Ideographs, kana and emoji; those of them that begin no line; flags.
    case id, ns, ri
    /// Ellipses.
    case `in`
    /// Digits; prefixes of numbers; suffixes of numbers.
    case nu, pr, po
    /// Quotation marks: straight ones; initial ones; final ones.
    case qu, pi, pf
}

/// What the rules need to know of a character.
struct LineBreakCharacter {
    let lineBreak: LineBreakClass
    /// Whether it is as wide as an ideograph.
    let isWide: Bool
    /// Its ASCII value, if it has one.
    let ascii: UInt8?

    var isHyphen: Bool { lineBreak == .hy || lineBreak == .hh }

    /// Stands for a view beside a text.
    static let view = LineBreakCharacter("\u{53E3}")
    static let letter = LineBreakCharacter("a")

    /// The ASCII characters, which most texts are made of.
    private static let ofASCII = (0..<128).map { LineBreakCharacter(uncached: Character(Unicode.Scalar($0))) }

    init(_ character: Character) {
        self = character.asciiValue.map { Self.ofASCII[Int($0)] } ?? LineBreakCharacter(uncached: character)
    }

    /// Looks it up in the tables.
    private init(uncached character: Character) {
        let first = character.unicodeScalars.first ?? " "
        let isFlag = 0x1F1E6...0x1F1FF ~= first.value
        isWide =
            first.value >= Self.firstSymbol
            && (Self.isWide(first) || first.properties.isIdeographic
                || (first.properties.isEmojiPresentation && !isFlag))
        ascii = character.asciiValue
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
            // Small kana, and what repeats or prolongs the letter before it.
            case "々", "〻", "ゝ", "ゞ", "ヽ", "ヾ", "゛", "゜", "〼", "゠", "・", "〜", "：", "；", "･", "ﾞ", "ﾟ", "‼",
                "⁇", "⁈", "⁉", "‽", "ー", "ｰ", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ",
                "ゕ", "ゖ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ", "ヵ", "ヶ", "ㇰ"..."ㇿ", "ｧ"..."ｯ":
                .ns
            default:
                switch first.properties.generalCategory {
                case .openPunctuation: .op
                case .closePunctuation: .cl
                case .initialPunctuation: .pi
                case .finalPunctuation: .pf
                case .currencySymbol: .pr
                case _ where Self.isIdeograph(first): .id
                case .decimalNumber: .nu
                case .otherPunctuation where !first.isASCII, .dashPunctuation:
                    Self.lineBreak(ofPunctuation: first)
                default: 0x5D0...0x5F2 ~= first.value ? .hl : .al
                }
            }
    }

    /// Whether it is Chinese or Japanese punctuation, a part of an ideograph, kana or bopomofo, several of these in the
    /// space of one, a Yi syllable, or a fullwidth or halfwidth form.
    static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E80...0x312F, 0x31A0...0x33FF, 0xA000...0xA4CF, 0xFF01...0xFF9F: true
        default: false
        }
    }
}
