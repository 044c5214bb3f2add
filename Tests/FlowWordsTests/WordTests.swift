import Expectations
import FlowWords
import Testing

/// The words of a text: what a line may end after.
@Suite struct WordTests {
    /// Where a line may break, by the rules of Unicode's annex 14: at spaces and at bars, which are not in the text.
    /// `Scripts/conformance` compares many more texts with a browser.
    @Test(arguments: [
        // After dashes within words.
        "a well-|known one", "on|—|off", "3-|day", "1914–|18", "-5 -a a- b 1-2", "--all", "km/h", "км/ч",
        // After ellipses and question marks, but not in numbers and abbreviations.
        "on…|and", "so?|and", "f(x)y", "1,000.5", "i.e.x", "$(1)%", "€(5)", "10%|流",
        // Between ASCII characters only where browsers do.
        "C++ $$$ 100%% C:\\Users ${x} so!and {a}b a/(b) 5-$6 €(5)", "a)|(b)", "so?|$5",
        // Chinese and Japanese break between characters, Korean at spaces.
        "流|动|布|局", "か|な|カ|ナ", "𠮷|野", "用|Swift|写", "第|12|章", "한국어 글자",
        // Some punctuation and small letters do not begin a line, and some do not end one.
        "你|好，|世|界。", "「引|用」|と", "“你|好”", "说|“好。”|然|后", "a“好”b", "（一）", "三|成%", "5％off", "+第", "ス-ー", "スー",
        "きゃ|く", "あ゛|い", "〼〼", "Sony|㈱", "ꀀ|ꀁ",
        // Some characters join the ones beside them.
        "流\u{A0}动", "流\u{2060}动",
        // There is no hyphen to show at a soft one.
        "Schiff\u{AD}fahrt ist",
        // Characters that are not seen belong to the one before them, as accents do, and to the next one after a space.
        "a\u{200E}, b", "流\u{200F}|动\u{2066}\u{2069}，|a\u{200E}b", "\u{200E}流|动 \u{202A}流\u{202C}|动",
        "10\u{200E}%", "$\u{61C}5", "“\u{200D}a", "流\u{200E}|“\u{200E}动", "-\u{200E}1",
        // Punctuation of other scripts begins no line either. After some of it, lines break.
        "流։|流", "ሰላም፡|ለዓለም", "流།|流", "流។|流", "流၊|流", "流᠂|流", "流꓿|流", "नमस्ते॥|नमस्ते", "بت؛|بت",
        "བོད་|སྐད", "流؍|流",
        // Most emoji are like Chinese characters, however many scalars they have, and some are like letters.
        "👍🏽|👩‍👩‍👧|ok", "❤️|❤️|a", "🇩🇪|🇫🇷", "1️⃣2️⃣", "☀|☀️", "⭐⭐⭐ ✅done ❗♥️ ©️2024 a🔗b",
    ])
    func linesBreak(in text: String) {
        let characters = text.filter { $0 != "|" }
        expectEqual(
            characters.words.map { String(characters[$0.range]) },
            text.split { $0 == " " || $0 == "|" }.map(String.init))
    }

    // The numbers are of Unicode 14's file LineBreak.txt, as Perl reads it: how many characters there are, and the sum of their
    // code points, so that one too many does not make up for one too few. U+2057 is in PO since Unicode 15.
    @Test func eachClassHasAllOfItsCharacters() {
        func lengths(_ scalar: Unicode.Scalar, between neighbor: Character) -> [Int] {
            let text = "\(neighbor)\(scalar)\(neighbor)"
            return text.words.map { text[$0.range].count }
        }
        func expect(
            _ range: ClosedRange<UInt32>, _ expected: [Int], _ classes: String,
            where isInClass: (Unicode.Scalar) -> Bool
        ) {
            let found = range.compactMap(Unicode.Scalar.init).filter(isInClass).map { Int($0.value) }
            expectEqual([found.count, found.reduce(0, +)], expected, "\(classes)")
        }
        func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
            let category = scalar.properties.generalCategory
            return category == .otherPunctuation || category == .dashPunctuation
        }
        expect(0x80...0x1FFFF, [290, 12_209_788], "BA, CL, EX and NS, and ellipses") {
            isPunctuation($0) && lengths($0, between: "流") == [2, 1] && lengths($0, between: "a") == [2, 1]
        }
        expect(0x80...0x1FFFF, [22, 411_950], "IS and PO") {
            isPunctuation($0) && lengths($0, between: "流") == [2, 1] && lengths($0, between: "a") == [3]
        }
        expect(0x2190...0x2E39, [73, 718_563], "ID, symbols") { lengths($0, between: "a") == [1, 1, 1] }
        expect(0x1F200...0x1F6FF, [1157, 148_208_854], "ID and EB, emoji") {
            lengths($0, between: "a") == [1, 1, 1]
        }
    }

    // But for hyphens between two of them.
    @Test func lettersOfHebrewAreLikeOthers() {
        let texts = (0x21...0x2FFF).compactMap(Unicode.Scalar.init).flatMap {
            ["\($0)é", "é\($0)", "1\($0)é"]
        }
        let others = texts.filter { text in
            text.words.count != String(text.map { $0 == "é" ? "א" : $0 }).words.count
        }
        expectEqual(others, [])
    }

    // Also where white space follows the line break.
    @Test func aWordAfterALineBreakBeginsAParagraph() {
        expectEqual("a\n b c".words.map(\.start), [.ofText, .ofParagraph, .afterSpace])
        expectEqual("a \nb".words.map(\.start), [.ofText, .ofParagraph])
    }
}
