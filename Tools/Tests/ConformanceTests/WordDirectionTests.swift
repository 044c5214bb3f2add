import CPangoCairo
import FlowEngine
import FlowWords
import TestSupport
import Testing

/// Words of both directions, beside the levels that Pango gives their characters by Unicode's annex 9.
@Suite struct WordDirectionTests {
    private static let box = "\u{FFFC}"

    // Between these words, characters of different classes have different places.
    @Test(arguments: [
        0x21...0x8FF, 0x2000...0x2BFF, 0x3000...0x33FF, 0xFB1D...0xFDFF, 0xFE70...0xFFFF, 0x10800...0x10FFF,
        0x1E800...0x1F1FF,
    ])
    func charactersHaveTheClassesOfUnicode(range: ClosedRange<UInt32>) throws {
        for scalar in range.compactMap(Unicode.Scalar.init) where isComparable(scalar) {
            let character = String(Character(scalar))
            for (words, base) in [
                (["a", character, "1", "א"], FlowDirection.leftToRight),
                (["א", character, "a"], .leftToRight), (["א", character, "a"], .rightToLeft),
            ] {
                let paragraph = Paragraph(words, in: base)
                let places = paragraph.places()
                try #require(
                    places == paragraph.placesByPango(), "\(scalar.properties.name ?? "") in \(base)")
            }
        }
    }

    /// Whether a character is as old as what any Pango knows, and has a class of its own.
    private func isComparable(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        // Marks have the class of what they are on. Controls and white space separate words, paragraphs and embeddings.
        let others: [Unicode.GeneralCategory] = [
            .nonspacingMark, .enclosingMark, .spacingMark, .control, .format, .unassigned,
        ]
        guard let age = properties.age, !others.contains(properties.generalCategory) else { return false }
        return age.major <= 10 && !properties.isWhitespace
    }

    @Test func linesAreOrderedAsByPango() throws {
        var (count, tornCount) = (0, 0)
        for seed in UInt64(0)..<4000 {
            var random = SeededGenerator(seed: seed)
            let words = (0..<Int.random(in: 1...14, using: &random)).map { _ in word(using: &random) }
            let base = random.element(of: FlowDirection.self)
            let paragraph = Paragraph(words, in: base)
            let available = random.chance(2) ? nil : Double(Int.random(in: 5...60, using: &random))
            // The flow decides about a phrase in brackets before its lines are known, as if it was on one.
            guard paragraph.placesByPango() != nil, let expected = paragraph.placesByPango(in: available)
            else {
                tornCount += 1
                continue
            }
            count += 1
            try #require(paragraph.places(in: available) == expected, "seed \(seed): \(words) in \(base)")
        }
        // Others have a word of which a part is elsewhere.
        #expect(count > 3000, "\(tornCount) are torn")
    }

    private func word(using random: inout SeededGenerator) -> String {
        func letters(_ letters: String) -> String {
            String(
                (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
                    letters.randomElement(using: &random)
                })
        }
        let word =
            switch Int.random(in: 0..<9, using: &random) {
            case 0, 1: letters("abcdéλж")
            case 2, 3: letters("אבגדה")
            case 4, 5: letters("ابتثج")
            case 6: letters("0123456789")
            case 7: letters("٠١٢٣٤٥")
            default: random.chance(2) ? Self.box : letters("–&*+")
            }
        if random.chance(8), let pair = ["()", "[]", "{}", "⟨⟩", "“”"].randomElement(using: &random) {
            let opens = random.chance(2)
            return (opens ? pair.prefix(1) : "") + word + (opens && random.chance(2) ? "" : pair.suffix(1))
        }
        return random.chance(12) ? word + "," : word
    }
}

/// Words whose characters are all one point long, as the spaces between them are.
private struct Paragraph {
    private let words: [String]
    private let base: FlowDirection
    private var items = FlowItems()

    init(_ words: [String], in base: FlowDirection) {
        (self.words, self.base) = (words, base)
        for (word, direction) in zip(words, FlowDirection.directions(ofWords: words, in: base)) {
            items.append(
                FlowItem(
                    width: Double(word.unicodeScalars.count), height: 1,
                    traits: FlowItemTraits(direction: direction)))
        }
    }

    private func arrangement(in available: Double?) -> FlowArrangement {
        FlowArrangement(
            of: items, in: available, options: FlowOptions(itemSpacing: 1, direction: base, sizing: .fill))
    }

    /// Where words are in a flow.
    func places(in available: Double? = nil) -> [Int] {
        arrangement(in: available).frames.map { Int($0.x) }
    }

    /// Where they are by the levels of their characters, on the same lines; `nil` if a word is not in one piece there.
    func placesByPango(in available: Double? = nil) -> [Int]? {
        let levels = levels
        let arrangement = arrangement(in: available)
        var characters: [Range<Int>] = []
        for word in words {
            let start = characters.last.map { $0.upperBound + 1 } ?? 0
            characters.append(start..<start + word.unicodeScalars.count)
        }
        var places: [Int] = []
        for line in arrangement.lines {
            // Rule L2: from the highest level down, what has it or a higher one is reversed.
            let last = line.range.upperBound - 1
            var order = Array(characters[line.range.lowerBound].lowerBound..<characters[last].upperBound)
            for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
                var place = 0
                while place < order.count {
                    var end = place
                    while end < order.count, levels[order[end]] >= level { end += 1 }
                    order[place..<end].reverse()
                    place = end + 1
                }
            }
            let shift = base == .rightToLeft ? Int(arrangement.size.width) - order.count : 0
            for index in line.range {
                let seen = order.indices.filter { characters[index].contains(order[$0]) }
                guard let start = seen.first, let end = seen.last, end - start + 1 == seen.count else {
                    return nil
                }
                places.append(start + shift)
            }
        }
        return places
    }

    private var levels: [UInt8] {
        let text = words.joined(separator: " ")
        var direction = base == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL
        guard let levels = pango_log2vis_get_embedding_levels(text, Int32(text.utf8.count), &direction) else {
            return []
        }
        defer { g_free(levels) }
        return Array(UnsafeBufferPointer(start: levels, count: text.unicodeScalars.count))
    }
}
