import Foundation
import Testing

@testable import flow

/// The reader of JSON by itself, with Foundation's as the oracle where that one is strict enough.
@Suite struct JSONReaderTests {
    @Test(arguments: [
        "0", "-0", "10", "-1.5", "0.1", "1e5", "1E+2", "25e-1", "123456789012345678901234567890", "5e-324",
        "1.7976931348623157e308", "0.3333333333333333",
    ])
    func numbersAreReadExactly(text: String) throws {
        var reader = JSONReader(Array(" \t\r\n\(text) ".utf8))
        let number = try reader.number()
        try reader.end()
        #expect(number == Double(text))
        #expect(Double(number.json) == number)
    }

    @Test(arguments: ["", "-", "+1", ".5", "1.", "1e", "1e+", "01", "0x10", "Infinity", "1,", "1e309", "--1"])
    func whatIsNoNumberIsRefused(text: String) {
        #expect(throws: JSONError.self) {
            var reader = JSONReader(Array(text.utf8))
            _ = try reader.number()
            try reader.end()
        }
    }

    @Test func numbersAreWrittenShortAndSurvive() throws {
        #expect(
            [50, -3, 0.1, 70.5, -0.0, 4_294_967_296].map(\.json) == [
                "50", "-3", "0.1", "70.5", "0", "4294967296",
            ])
        let seed = UInt64.random(in: 0 ... .max)
        var random = SplitMix64(state: seed)
        for _ in 0..<10_000 {
            let value = Double(bitPattern: random.next())
            guard value.isFinite else { continue }
            let read = try JSONDecoder().decode([Double].self, from: Data("[\(value.json)]".utf8))
            #expect(read == [value], "seed \(seed)")
            var reader = JSONReader(Array(value.json.utf8))
            #expect(try reader.number() == value, "seed \(seed)")
        }
    }

    @Test(arguments: [
        #""""#, #""plain""#, #""é 😀 \u00e9 \ud83d\ude00""#, #""\"\\\/\b\f\n\r\t""#, #""a\u0000b""#,
        #""\uD7FF\uFFFF""#,
    ])
    func stringsAreReadAsFoundationReadsThem(text: String) throws {
        var reader = JSONReader(Array(text.utf8))
        let string = try reader.string()
        try reader.end()
        #expect([string] == (try JSONDecoder().decode([String].self, from: Data("[\(text)]".utf8))))
    }

    @Test(arguments: [
        "\"", "\"a", "\"a\nb\"", #""\x""#, #""\u12""#, #""\u12g4""#, #""\ud800""#, #""\ud800\u0041""#,
        #""\udc00""#,
        #""\"#, "'a'",
    ])
    func whatIsNoStringIsRefused(text: String) {
        #expect(throws: JSONError.self) {
            var reader = JSONReader(Array(text.utf8))
            _ = try reader.string()
        }
    }

    @Test(
        arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]])
    func textOtherThanUTF8IsRefused(bytes: [UInt8]) throws {
        var reader = JSONReader(Array("\"a".utf8) + bytes + Array("\"".utf8))
        let error = #expect(throws: JSONError.self) { try reader.string() }
        #expect(error?.message == "expected text in UTF-8")
    }

    @Test func aByteOrderMarkIsPassedOver() throws {
        var reader = JSONReader([0xEF, 0xBB, 0xBF] + Array("7 x".utf8))
        #expect(try reader.number() == 7)
        let error = #expect(throws: JSONError.self) { try reader.end() }
        #expect(error?.description == "line 1, column 3: expected the end of the input, found \"x\"")
    }

    @Test func columnsCountCharactersAndLinesEndInEitherStyle() throws {
        var reader = JSONReader(Array("\r\n\n \"é😀\" x".utf8))
        _ = try reader.string()
        let error = #expect(throws: JSONError.self) { try reader.end() }
        #expect(error?.line == 3)
        #expect(error?.column == 7)
    }

    /// A terminal must not obey what a file says.
    @Test func messagesEscapeAndShortenWhatTheyQuote() {
        #expect(JSONReader.quoted("a\u{1B}[2J") == #""a\u{1B}[2J""#)
        #expect(JSONReader.quoted(String(repeating: "x", count: 50)).count == 43)
    }

    @Test func truncatedInputNeverTraps() throws {
        let text = Array(
            #"[{"axis":"h\u0041\ud83d\ude00","width":-1.5e+3,"items":[{"width":1,"height":null}]}]"#.utf8)
        for count in 0..<text.count {
            #expect(throws: JSONError.self) { try ArrangeCases(json: Array(text[..<count])) }
        }
    }

    /// Bytes of a good case replaced at random: an answer or an error, never a trap.
    @Test func damagedInputNeverTraps() throws {
        let good = Array(
            #"{"axis":"vertical","height":30,"items":[{"width":1e1,"height":2.5,"firstBaseline":-1}]}"#.utf8)
        _ = try ArrangeCases(json: good)
        let seed = UInt64.random(in: 0 ... .max)
        var random = SplitMix64(state: seed)
        for _ in 0..<5_000 {
            var bytes = good
            for _ in 0...Int.random(in: 0...2, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            do {
                let answer = try ArrangeCases(json: bytes).answer()
                _ = try JSONSerialization.jsonObject(with: Data(answer))
            } catch let error as JSONError {
                #expect(error.line >= 1 && error.column >= 1, "seed \(seed)")
            }
        }
    }
}

/// Random numbers that a seed brings back.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
