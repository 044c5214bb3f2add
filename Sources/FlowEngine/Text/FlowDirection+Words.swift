extension FlowDirection {
    /// The direction of each word of a text that has words of both directions, by Unicode's annex 9.
    ///
    /// ```swift
    /// let words = ["مرحبا", "Hello", "World", "42"]
    /// let directions = FlowDirection.directions(ofWords: words, in: .rightToLeft)
    /// directions.map { $0 == .leftToRight }  // false, true, true, true
    /// ```
    ///
    /// A word has the direction of its letters, or that of the paragraph if it has letters of both. A word without letters
    /// has the direction of its number: that of the letters before a number in European digits, and from right to left for
    /// one in Arabic digits. What has neither, as a dash, has the direction of the words on both sides if they have the
    /// same one, and else that of the paragraph.
    ///
    /// A word is a whole, and so is a word with its punctuation. The annex would separate the parts of some: letters of both
    /// directions, and the comma after an English phrase in an Arabic sentence. Embeddings, isolates and pairs of brackets
    /// are not looked at. O(n) for n characters.
    ///
    /// - Parameters:
    ///   - words: The words in the order in which they are read. `"\u{FFFC}"` stands for something else among them, such
    ///     as a picture, and ``mark`` for what has a direction of its own.
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

    /// An invisible character with this direction: what a word counts as that is known to have it.
    public var mark: String { self == .rightToLeft ? "\u{200F}" : "\u{200E}" }

    private static func directions(
        ofParagraph words: ArraySlice<String>, in base: FlowDirection
    ) -> [FlowDirection] {
        // 1. Letters and numbers: rules W2 and W7. In the order of words, numbers count as right to left, as in N1.
        var lastLetter = base
        let found = words.map { FoundDirections(in: $0, after: &lastLetter) }

        // 2. What has neither: rules N1 and N2.
        var directions: [FlowDirection] = []
        directions.reserveCapacity(words.count)
        var previous = base
        while directions.count < words.count {
            let neutrals = found[directions.count...].prefix { $0.edges == nil }
            let next = neutrals.endIndex < words.count ? found[neutrals.endIndex].edges?.first ?? base : base
            directions += repeatElement(previous == next ? previous : base, count: neutrals.count)
            guard neutrals.endIndex < words.count else { break }
            directions.append(found[neutrals.endIndex].direction(in: base))
            previous = found[neutrals.endIndex].edges?.last ?? base
        }
        return directions
    }
}

/// The directions of a word's letters and numbers.
private struct FoundDirections {
    private var letters: DirectionSet = []
    private var numbers: DirectionSet = []
    /// Those of the first and of the last letter or number.
    private(set) var edges: (first: FlowDirection, last: FlowDirection)?

    /// - Parameter lastLetter: The direction of the last letter of the paragraph, before the word and then with it.
    init(in word: String, after lastLetter: inout FlowDirection) {
        for scalar in word.unicodeScalars {
            switch BidiClass(scalar) {
            case .leftToRight: addLetter(.leftToRight, &lastLetter)
            case .rightToLeft: addLetter(.rightToLeft, &lastLetter)
            case .europeanNumber: addNumber(lastLetter)
            case .arabicNumber: addNumber(.rightToLeft)
            case .neutral: break
            }
        }
    }

    private mutating func addLetter(_ direction: FlowDirection, _ lastLetter: inout FlowDirection) {
        letters.insert(DirectionSet(direction))
        lastLetter = direction
        edges = (edges?.first ?? direction, direction)
    }

    private mutating func addNumber(_ direction: FlowDirection) {
        numbers.insert(DirectionSet(direction))
        edges = (edges?.first ?? direction, direction)
    }

    func direction(in base: FlowDirection) -> FlowDirection {
        letters.direction(in: base) ?? numbers.direction(in: base) ?? base
    }
}

private struct DirectionSet: OptionSet {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ direction: FlowDirection) { rawValue = direction == .leftToRight ? 1 : 2 }

    /// The only direction, or that of the paragraph for both; `nil` for none.
    func direction(in base: FlowDirection) -> FlowDirection? {
        switch rawValue {
        case 0: nil
        case 1: .leftToRight
        case 2: .rightToLeft
        default: base
        }
    }
}
