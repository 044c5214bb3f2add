import Expectations
import FlowEngine
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
            expectEqual(directions("“abc” (שלום) 4K ל-100", in: base), "LRLR")
        }
    }

    // It stays where it is in the paragraph. For what is beside it, its first or its last letter counts.
    @Test func aWordOfBothDirectionsHasTwoEdges() {
        expectEqual(directions("abcשלום – שלום", in: .leftToRight), "LRR")
        expectEqual(directions("abcשלום – abc", in: .rightToLeft), "RRL")
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
