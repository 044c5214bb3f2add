import Expectations
import FlowEngine
import FlowWords
import Testing

/// The directions of words, by the rules of Unicode's annex 9. The tests of the tools compare them with Pango's.
@Suite struct WordDirectionTests {
    /// A letter for each word: its direction.
    private func directions(_ words: String, in base: FlowDirection) -> String {
        FlowDirection.directions(ofWords: words.split(separator: " ").map(String.init), in: base)
            .map { $0 == .leftToRight ? "L" : "R" }.joined()
    }

    @Test func lettersHaveTheirDirection() {
        for base in FlowDirection.allCases {
            expectEqual(directions("Hello Ωμέγα Привет 漢字 नमस्ते", in: base), "LLLLL")
            expectEqual(directions("שלום مرحبا ދިވެހި ߒߞߏ 𞤀𞤣", in: base), "RRRRR")
        }
    }

    // Alone in both directions, and after a word of Hebrew. The numbers are of Unicode 15's Bidi_Class, as Python reads it: how many
    // characters of two planes there are, without marks, and the sum of their code points.
    @Test func eachClassHasAllOfItsCharacters() {
        var found: [String: [Int]] = [:]
        for scalar in (0...0x1FFFF).compactMap(Unicode.Scalar.init) {
            guard let age = scalar.properties.age, age <= (15, 0) else { continue }
            switch scalar.properties.generalCategory {
            case .unassigned, .privateUse, .nonspacingMark, .enclosingMark: continue
            default: break
            }
            let word = String(scalar)
            let directions =
                FlowDirection.allCases.flatMap { FlowDirection.directions(ofWords: [word], in: $0) }
                + FlowDirection.directions(ofWords: ["א", word], in: .leftToRight).suffix(1)
            let name = directions.map { $0 == .leftToRight ? "L" : "R" }.joined()
            found[name, default: [0, 0]][0] += 1
            found[name, default: [0, 0]][1] += Int(scalar.value)
        }
        expectEqual(found["RRR"], [3025, 198_815_781], "R, AL and AN")
        expectEqual(found["LRR"], [168, 11_530_538], "EN")
        expectEqual(found["LRL"], [6253, 374_828_491], "all others but L")
    }

    // The annex numbers them 2, which is for the digits in them: between words, they are as their neighbors (N1).
    @Test func numbersGoWithTheLettersBeforeThem() {
        expectEqual(directions("abc 12 34 שלום 56 78 abc", in: .leftToRight), "LLLRRRL")
        expectEqual(directions("abc 12 34 שלום 56 78 abc", in: .rightToLeft), "LLLRRRL")
        expectEqual(directions("12 abc", in: .leftToRight), "LL")
        expectEqual(directions("12 abc", in: .rightToLeft), "RL")
        expectEqual(directions("12 34", in: .leftToRight), "LL")
        expectEqual(directions("12 34", in: .rightToLeft), "RR")
    }

    @Test func arabicDigitsGoFromRightToLeft() {
        for base in FlowDirection.allCases {
            expectEqual(directions("abc ١٢ 34 abc", in: base), "LRLL")
        }
    }

    @Test func whatHasNoDirectionTakesThatOfBothSides() {
        expectEqual(directions("abc – \u{FFFC} abc – שלום & שלום – ١٢", in: .leftToRight), "LLLLLRRRRR")
        expectEqual(directions("abc – \u{FFFC} abc – שלום & שלום – ١٢", in: .rightToLeft), "LLLLRRRRRR")
        // The paragraph begins and ends with its direction.
        expectEqual(directions("– abc –", in: .rightToLeft), "RLR")
        expectEqual(directions("– abc –", in: .leftToRight), "LLL")
        expectEqual(directions("– & …", in: .rightToLeft), "RRR")
    }

    @Test func aWordHasTheDirectionOfItsLetters() {
        for base in FlowDirection.allCases {
            expectEqual(directions("“abc” “שלום” 4K ל-100", in: base), "LRLR")
        }
    }

    // It stays where it is in the paragraph. For what is beside it, its first or its last letter counts.
    @Test func aWordOfBothDirectionsHasTwoEdges() {
        expectEqual(directions("abcשלום – שלום", in: .leftToRight), "LRR")
        expectEqual(directions("abcשלום – abc", in: .rightToLeft), "RRL")
    }

    /// The words of one line from left to right.
    private func order(_ words: String, in base: FlowDirection) -> [Int] {
        var items = FlowItems()
        for direction in FlowDirection.directions(
            ofWords: words.split(separator: " ").map(String.init), in: base)
        {
            items.append(FlowItem(width: 1, height: 1, traits: FlowItemTraits(direction: direction)))
        }
        let frames = FlowArrangement(of: items, in: nil, options: FlowOptions(direction: base)).frames
        return frames.indices.sorted { frames[$0].x < frames[$1].x }
    }

    // As in Chromium: rule N0.
    @Test func bracketsAroundBothDirectionsHaveThatOfTheParagraph() {
        expectEqual(order("abc (def גד) ghi", in: .rightToLeft), [3, 2, 1, 0])
        expectEqual(order("אב (גד abc) הו", in: .leftToRight), [0, 1, 2, 3])
        expectEqual(order("abc (def גד xyz) ghi", in: .rightToLeft), [4, 3, 2, 1, 0])
        expectEqual(order("אב ( גד abc ) הו", in: .leftToRight), [0, 1, 2, 3, 4, 5])
    }

    @Test func bracketsAroundTheOtherDirectionHaveThatOfTheWordBefore() {
        expectEqual(directions("אב ( גד ) abc", in: .leftToRight), "RRRRL")
        expectEqual(directions("abc ( גד ) הו", in: .leftToRight), "LLRLR")
        expectEqual(directions("abc (גד) הו", in: .leftToRight), "LLR")
        // In brackets, numbers are from right to left.
        expectEqual(directions("אב ( 12 ) abc", in: .leftToRight), "RRRRL")
        expectEqual(directions("abc ( ١٢ ) אב", in: .leftToRight), "LLRLR")
        // Those in brackets come later, and those after brackets count on them.
        expectEqual(directions("אב ( [ גד ] abc ) [ הו ]", in: .leftToRight), "RLLRLLLLRL")
        expectEqual(directions("אב ( – ) abc", in: .leftToRight), "RLLLL")
    }

    // The annex would separate it from its brackets.
    @Test func aPhraseInBracketsStaysAPhrase() {
        expectEqual(order("abc (גד הו) xyz", in: .leftToRight), [0, 2, 1, 3])
        expectEqual(order("אב (abc xyz) גד", in: .rightToLeft), [3, 1, 2, 0])
    }

    @Test func bracketsMakePairs() {
        for pair in [
            "()", "[]", "{}", "（）", "［］", "「」", "『』", "【】", "⟨⟩", "\u{3008}\u{3009}", "\u{2329}\u{232A}",
            "\u{2329}\u{3009}", "\u{3008}\u{232A}",
        ] {
            let open = String(pair.unicodeScalars.prefix(1))
            let close = String(pair.unicodeScalars.suffix(1))
            expectEqual(directions("אב \(open) גד abc \(close) הו", in: .leftToRight), "RLRLLR")
        }
        // What makes no pair has the direction of both sides.
        for pair in ["(]", ")(", "[}", "«»", "“”", "⟨\u{3009}", "(–"] {
            let (open, close) = (pair.prefix(1), pair.suffix(1))
            expectEqual(directions("אב \(open) גד abc אב \(close) הו", in: .leftToRight), "RRRLRRR")
        }
        // A bracket that opens in a pair and closes after it.
        expectEqual(directions("אב ( גד [ abc ) הו ] אב", in: .leftToRight), "RLRLLLRRR")
    }

    @Test func sixtyThreeBracketsAreOpenAtMost() {
        func nested(_ depth: Int) -> String {
            let (open, close) = (String(repeating: "(", count: depth), String(repeating: ")", count: depth))
            return "אב \(open) גד abc אב \(close) הו"
        }
        expectEqual(directions(nested(63), in: .leftToRight), "RLRLRLR")
        expectEqual(directions(nested(64), in: .leftToRight), "RRRLRRR")
    }

    @Test func controlsCount() {
        expectEqual(directions("\u{200F} – \u{200F}", in: .leftToRight), "RRR")
        expectEqual(directions("\u{200E} – \u{200E}", in: .rightToLeft), "LLL")
    }

    @Test func eachParagraphBeginsAnew() {
        let words = ["abc", "–", "–", "abc", "12", "12"]
        let directions = FlowDirection.directions(ofWords: words, in: .rightToLeft) { [2, 5].contains($0) }
        expectEqual(directions.map { $0 == .leftToRight }, [true, false, false, true, true, false])
        let marked = FlowDirection.directions(
            ofWords: FlowDirection.allCases.map(\.mark), in: .rightToLeft)
        expectEqual(marked, FlowDirection.allCases)
    }

    @Test func nothingHasNoDirections() {
        expectEqual(directions("", in: .leftToRight), "")
        expectEqual(FlowDirection.directions(ofWords: ["", " ", ""], in: .rightToLeft).count, 3)
    }
}
