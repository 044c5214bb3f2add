import FlowEngine

extension FlowDirection {
    /// The direction of each word of a text that has words of both directions, by Unicode's annex 9.
    ///
    /// ```swift
    /// let words = ["مرحبا", "Hello", "World", "42"]
    /// let directions = FlowDirection.directions(ofWords: words, in: .rightToLeft)
    /// directions.map { $0 == .leftToRight }  // false, true, true, true
    /// ```
    ///
    /// A word has the direction of its letters, or that of the paragraph if it has letters of both. A word without
    /// letters has the direction of its number: for European digits that of the letters before them, for Arabic digits
    /// from right to left. A word with neither, such as a dash, has the direction that the words on both sides share, or
    /// otherwise that of the paragraph.
    ///
    /// A pair of brackets has the direction of the paragraph if something in it does, and otherwise that of what is before
    /// it. It counts as a letter of its words, unless they are part of a phrase in the brackets.
    ///
    /// A word stays whole, with its punctuation. The annex would separate the parts of some: letters of both directions,
    /// the comma after an English phrase in an Arabic sentence, and brackets around such a phrase. Embeddings and
    /// isolates are ignored. O(n) for n characters.
    ///
    /// - Parameters:
    ///   - words: The words in logical order. `"\u{FFFC}"` stands for something else among them, such as a picture, and
    ///     a ``mark`` for something with a direction of its own.
    ///   - base: The direction of each paragraph.
    ///   - startsParagraph: Whether the word at an index begins a paragraph, as it does after a forced break. By default,
    ///     all words are one.
    public static func directions(
        ofWords words: [String], in base: FlowDirection,
        startsParagraph: (_ index: Int) -> Bool = { _ in false }
    ) -> [FlowDirection] {
        var directions: [FlowDirection] = []
        directions.reserveCapacity(words.count)
        var start = 0
        for end in words.indices.dropFirst() where startsParagraph(end) {
            directions += Self.directions(ofParagraph: words[start..<end], in: base)
            start = end
        }
        return directions + Self.directions(ofParagraph: words[start...], in: base)
    }

    /// An invisible character with this direction, for a word that is known to have it.
    public var mark: String { self == .rightToLeft ? "\u{200F}" : "\u{200E}" }

    private static func directions(
        ofParagraph words: ArraySlice<String>, in base: FlowDirection
    ) -> [FlowDirection] {
        // 1. Letters, numbers and pairs of brackets. To the words between them, numbers count as right to left (rule N1).
        var paragraph = DirectedCharacters(base: base, wordCount: words.count)
        for word in words { paragraph.add(word) }
        paragraph.resolveBrackets()
        var found = [[DirectedCharacter]](repeating: [], count: words.count)
        for character in paragraph.characters where character.direction != nil {
            found[character.word].append(character)
        }

        // 2. Words, by what is beside them.
        var after = base
        var next = found.map { _ in base }
        for index in found.indices.reversed() {
            next[index] = after
            after = found[index].first?.direction ?? after
        }
        var previous = base
        return zip(found, next).map { word, next in
            defer { previous = word.last?.direction ?? previous }
            return word.direction(in: base, between: previous, and: next)
        }
    }
}

/// What decides about directions: a letter, a digit, or a bracket of a pair.
private struct DirectedCharacter {
    let word: Int
    /// Neutral for a bracket.
    let bidiClass: BidiClass
    /// `nil` for a bracket without a direction.
    var direction: FlowDirection?
    /// If it opens a pair: the index of what closes it, and whether something in it has the direction of the paragraph.
    var pair: (closing: Int, hasBase: Bool)?
}

/// The letters, digits and brackets of a paragraph.
private struct DirectedCharacters {
    /// In order. Those that follow each other in a word and are alike are merged.
    private(set) var characters: [DirectedCharacter] = []
    private let base: FlowDirection
    private var words = 0
    private var lastLetter: FlowDirection
    /// The indices of the last character that has the direction of the paragraph, and of the last that has the other one.
    private var last = (base: -1, other: -1)
    /// Brackets that are still open, and what closes them.
    private var open: [(index: Int, closing: Unicode.Scalar)] = []
    private var isTooDeep = false

    init(base: FlowDirection, wordCount: Int) {
        self.base = base
        lastLetter = base
        // Most words need one.
        characters.reserveCapacity(wordCount)
    }

    /// Adds the characters of the next word: rules W2 and W7, and BD16, the definition of pairs.
    mutating func add(_ word: String) {
        for scalar in word.unicodeScalars {
            let bidiClass = BidiClass(scalar)
            switch bidiClass {
            case .leftToRight, .rightToLeft:
                lastLetter = bidiClass == .leftToRight ? .leftToRight : .rightToLeft
                add(bidiClass, lastLetter)
            case .europeanNumber: add(bidiClass, lastLetter)
            case .arabicNumber: add(bidiClass, .rightToLeft)
            case .neutral: if let bracket = scalar.pairedBracket { add(bracket) }
            }
        }
        words += 1
    }

    private mutating func add(_ bidiClass: BidiClass, _ direction: FlowDirection) {
        if let last = characters.last, last.word == words, last.bidiClass == bidiClass,
            last.direction == direction
        {
            return
        }
        if direction == base { last.base = characters.count } else { last.other = characters.count }
        characters.append(DirectedCharacter(word: words, bidiClass: bidiClass, direction: direction))
    }

    private mutating func add(_ bracket: (closing: Unicode.Scalar, opens: Bool)) {
        guard !isTooDeep else { return }
        let index = characters.count
        if bracket.opens {
            isTooDeep = open.count == 63
            open.append((index, bracket.closing))
        } else {
            guard let pair = open.lastIndex(where: { $0.closing == bracket.closing }) else { return }
            let opening = open[pair].index
            open.removeSubrange(pair...)
            let hasBase = last.base > opening
            if hasBase || last.other > opening { characters[opening].pair = (index, hasBase) }
        }
        characters.append(DirectedCharacter(word: words, bidiClass: .neutral))
    }

    /// Rule N0: a pair has the direction of the paragraph if something in it does. Otherwise it has that of what is
    /// before it, if there is anything in it at all.
    mutating func resolveBrackets() {
        var previous = base
        for index in characters.indices {
            if let pair = characters[index].pair {
                let direction = pair.hasBase ? base : previous
                characters[index].direction = direction
                characters[pair.closing].direction = direction
            }
            previous = characters[index].direction ?? previous
        }
    }
}

extension [DirectedCharacter] {
    /// The direction of a word of these characters. Rules N1 and N2 are for a word without any. A bracket keeps its word
    /// apart from a phrase beside it, but a phrase in brackets stays one.
    fileprivate func direction(
        in base: FlowDirection, between previous: FlowDirection, and next: FlowDirection
    ) -> FlowDirection {
        guard let first, let last else { return previous == next ? previous : base }
        // Most words are read in one direction.
        if let commonDirection { return commonDirection }
        let letters = filter { $0.bidiClass == .leftToRight || $0.bidiClass == .rightToLeft }
        let brackets = filter { $0.bidiClass == .neutral }
        let numbers = filter { $0.bidiClass == .europeanNumber || $0.bidiClass == .arabicNumber }
        let content = letters.isEmpty ? numbers : letters
        let direction = content.commonDirection ?? base
        let isInPhrase =
            first.direction == direction && previous == direction
            || last.direction == direction && next == direction
        return isInPhrase ? direction : (content + brackets).commonDirection ?? base
    }

    /// The direction that all of them have; `nil` for none.
    private var commonDirection: FlowDirection? {
        allSatisfy { $0.direction == first?.direction } ? first?.direction : nil
    }
}
