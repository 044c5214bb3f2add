/// How a word of a text begins.
package enum WordStart {
    case ofText
    /// After a line break.
    case ofParagraph
    case afterSpace
    /// Right after another word, from which a line break may separate it.
    case afterWord
}

extension BidirectionalCollection where Element == Character {
    /// The parts of a text that stay on one line: words, and parts of words where a line may break in them. O(n).
    package var words: [(range: Range<Index>, start: WordStart)] {
        var words: [(range: Range<Index>, start: WordStart)] = []
        var next = WordStart.ofText
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
                for part in parts(from: &index) {
                    words.append((part, next))
                    next = .afterWord
                }
            }
        }
        return words
    }

    /// The parts of the text from the index up to the next character that separates words. Moves the index there.
    private func parts(from index: inout Index) -> [Range<Index>] {
        var parts: [Range<Index>] = []
        var rules = LineBreakRules(after: index == startIndex ? .view : nil)
        var start = index
        // Marks at the beginning are not alone on a line, but stay with the character after them.
        let first = self.index(afterMarksAt: index)
        while let character = character(at: index), index < endIndex {
            let after = self.index(after: index)
            let next = character.lineBreak == .cm ? nil : self.character(at: self.index(afterMarksAt: after))
            if rules.add(character, next: next), first < index {
                parts.append(start..<index)
                start = index
            }
            index = after
        }
        return parts + [start..<index]
    }

    /// What the rules need to know of a character; `nil` if it separates words. After the text, there may be a view.
    private func character(at index: Index) -> LineBreakCharacter? {
        guard index < endIndex else { return .view }
        return self[index].separatesWords || self[index] == "\u{200B}" ? nil : LineBreakCharacter(self[index])
    }

    private func index(afterMarksAt index: Index) -> Index {
        self[index...].firstIndex { !$0.isMark } ?? endIndex
    }
}

extension Character {
    /// Whether the character separates words and belongs to none: white space, except for no-break spaces.
    package var separatesWords: Bool {
        isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
    }

    /// Whether it belongs to the character before it wherever lines break: a format character that is not seen, or an
    /// accent of something that cannot have one, such as a view.
    var isMark: Bool {
        guard let first = unicodeScalars.first, !first.isASCII else { return false }
        switch first.value {
        // Soft hyphens and zero-width spaces, joiners, invisible operators, and signs around numbers.
        case 0xAD, 0x180E, 0x200B, 0x2060...0x2064, 0xFEFF: return false
        case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return false
        default:
            return switch first.properties.generalCategory {
            case .format, .nonspacingMark, .spacingMark, .enclosingMark: true
            default: false
            }
        }
    }
}
