extension FlowDirection {
    /// The direction of each word of a paragraph that has words of both directions, by Unicode's annex 9.
    ///
    /// ```swift
    /// FlowDirection.directions(ofWords: ["مرحبا", "Hello", "World", "42"], in: .rightToLeft)
    /// // rightToLeft, leftToRight, leftToRight, leftToRight
    /// ```
    ///
    /// A word has the direction of its first letter. A word without one has that of its number: after Latin letters, a
    /// number goes with them, and otherwise from right to left in the order of words, as its neighbors do there. What has
    /// neither, as a dash, has the direction of the words on both sides if that is one, and else that of the paragraph.
    ///
    /// A word is a whole: where it has letters of both directions, it stays together, and so does a word with its
    /// punctuation, which the annex may separate from it. Embeddings, isolates and pairs of brackets are not looked at.
    /// O(n) for n characters.
    ///
    /// - Parameters:
    ///   - words: The words of one paragraph, in the order in which they are read. `"\u{FFFC}"` stands for something else
    ///     among them, such as a picture.
    ///   - base: The direction of the paragraph.
    public static func directions(ofWords words: [String], in base: FlowDirection) -> [FlowDirection] {
        // 1. Letters and numbers: rules W2, W7 and, for numbers, N1.
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
            directions.append(found[neutrals.endIndex].direction ?? base)
            previous = found[neutrals.endIndex].edges?.last ?? base
        }
        return directions
    }
}

/// The directions of a word's letters and numbers.
private struct FoundDirections {
    private var firstLetter: FlowDirection?
    private var firstNumber: FlowDirection?
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
        firstLetter = firstLetter ?? direction
        lastLetter = direction
        edges = (edges?.first ?? direction, direction)
    }

    private mutating func addNumber(_ direction: FlowDirection) {
        firstNumber = firstNumber ?? direction
        edges = (edges?.first ?? direction, direction)
    }

    var direction: FlowDirection? { firstLetter ?? firstNumber }
}
