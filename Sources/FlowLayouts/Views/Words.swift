/// How a word of a text begins.
enum WordStart {
    case ofText
    /// Begins a text with a character that begins no line, such as a comma.
    case ofJoinedText
    /// After a line break.
    case ofParagraph
    case afterSpace
    /// Right after another word, from which a line break may separate it.
    case afterWord
}

/// How a word of a text begins and ends.
struct WordEdges {
    var start = WordStart.ofText
    var endsText = true
    /// Whether it ends a text with a character that ends no line, such as an opening bracket.
    var joinsNext = false

    var beginsText: Bool { start == .ofText || start == .ofJoinedText }
}

extension BidirectionalCollection where Element == Character {
    /// The parts of a text that stay on one line: words, and parts of words where a line may break in them. O(n).
    var words: [(range: Range<Index>, start: WordStart)] {
        var words: [(range: Range<Index>, start: WordStart)] = []
        var next = first?.isNeverFirst == true ? WordStart.ofJoinedText : .ofText
        var index = startIndex
        while index < endIndex {
            let character = self[index]
            if character.separatesWords {
                if !words.isEmpty, next != .ofParagraph {
                    next = character.isNewline ? .ofParagraph : .afterSpace
                }
                formIndex(after: &index)
            } else if character == "\u{200B}" {
                formIndex(after: &index)
            } else {
                let end = endOfWord(from: index)
                words.append((index..<end, next))
                (index, next) = (end, .afterWord)
            }
        }
        return words
    }

    /// Where a line may first break after a character that separates no words.
    private func endOfWord(from start: Index) -> Index {
        var index = start
        var previous = self[index]
        var canEndWithDash = false
        formIndex(after: &index)
        while index < endIndex {
            let character = self[index]
            if character.separatesWords || character == "\u{200B}" { break }
            // A dash at the start of a word is a minus or a bullet.
            canEndWithDash = canEndWithDash || previous.isLetter || previous.isNumber
            if previous.isDash
                ? canEndWithDash && previous.dashAllowsBreak(before: character)
                : previous.allowsBreak(before: character)
            {
                break
            }
            previous = character
            formIndex(after: &index)
        }
        return index
    }
}

/// Where lines break: the rules of Unicode's annex 14 for spaces, dashes, ideographs, kana and emoji. Languages whose
/// words only a dictionary tells, such as Thai, break at spaces.
extension Character {
    /// Whether words end before the character, which is no part of any: white space, but no no-break space.
    var separatesWords: Bool {
        isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
    }

    fileprivate var isDash: Bool { isHyphen || self == "\u{2013}" || self == "\u{2014}" }

    private var isHyphen: Bool { self == "-" || self == "\u{2010}" }

    /// Whether a line may break after this dash.
    fileprivate func dashAllowsBreak(before next: Character) -> Bool {
        (next.isLetter && !next.isNeverFirst) || (next.isNumber && !isHyphen)
    }

    /// Whether a line may break after this character, which is no dash.
    fileprivate func allowsBreak(before next: Character) -> Bool {
        (breaksOnBothSides || next.breaksOnBothSides) && !isNeverLast && !next.isNeverFirst
    }

    /// Whether lines break before and after the character, as if it was a word.
    private var breaksOnBothSides: Bool {
        guard !isASCII, let scalar = unicodeScalars.first else { return false }
        return switch scalar.value {
        // ＄ and ％ are like $ and %.
        case 0xFF04, 0xFF05: false
        // Punctuation of Chinese and Japanese, kana and bopomofo; letters as wide as ideographs, kana half as wide.
        case 0x3000...0x312F, 0x31A0...0x31FF, 0xFF01...0xFF9F: true
        default: scalar.properties.isIdeographic || scalar.properties.isEmojiPresentation
        }
    }

    /// Whether no line begins with the character.
    fileprivate var isNeverFirst: Bool {
        isDash || isNeutral || Self.neverFirst.contains(self)
            || category == .closePunctuation || category == .finalPunctuation
    }

    /// Whether no line ends with the character.
    var isNeverLast: Bool {
        isNeutral || Self.neverLast.contains(self)
            || category == .openPunctuation || category == .initialPunctuation
    }

    private var category: Unicode.GeneralCategory? { unicodeScalars.first?.properties.generalCategory }

    /// Whether lines break on neither side: straight quotation marks, no-break spaces, word joiners.
    private var isNeutral: Bool { "\"'\u{A0}\u{202F}\u{2007}\u{2060}\u{FEFF}".contains(self) }

    /// Besides closing brackets: what ends sentences and follows numbers, small kana, and what repeats or prolongs the
    /// letter before it.
    private static let neverFirst = Set(
        "!%,.:;?/°‰′″…‥·！％，．：；？／、。・ー～〜々〻ゝゞヽヾ｡､･ｰ"
            + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ")

    /// Besides opening brackets: what comes before numbers.
    private static let neverLast = Set("$£¥€#+±¡¿＄￡￥＃")
}
