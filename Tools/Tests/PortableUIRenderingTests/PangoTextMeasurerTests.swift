import Expectations
import PortableUITesting
import PortableUIRendering
import TestSupport
import Testing

/// What must hold for measured text whatever the installed fonts are.
struct PangoTextMeasurerTests {
    private let measurer = PangoTextMeasurer()

    private func width(_ string: String, size: CGFloat = 17) -> CGFloat {
        measurer.measure(.plain(string, size: size), width: nil).size.width
    }

    @Test func `A text that is given the width it reported keeps its lines`() {
        for seed in UInt64(1)...150 {
            var random = SeededGenerator(seed: seed)
            let text = StyledText.random(using: &random)
            let proposal = CGFloat.random(in: 1...300, using: &random)
            let once = measurer.measure(text, width: proposal)
            let twice = measurer.measure(text, width: once.size.width)
            expectEqual(once, twice, "seed \(seed): \(text), width \(proposal)")
            // Adding and taking away a padding loses bits.
            let padded = measurer.measure(text, width: once.size.width.nextDown)
            expectEqual(once, padded, "seed \(seed): \(text), width \(proposal)")
            let ideal = measurer.measure(text, width: nil)
            for width in [ideal.size.width, .infinity, 1e300] {
                expectEqual(measurer.measure(text, width: width), ideal, "seed \(seed): \(text)")
            }
        }
    }

    @Test func `Lines have their distance, and one line has none`() {
        var text = StyledText.plain("one\ntwo\nsix", size: 17)
        let dense = measurer.measure(text, width: nil)
        text.lineSpacing = 4
        let spaced = measurer.measure(text, width: nil)
        expectEqual(spaced.size.height, dense.size.height + 8)
        expectEqual(spaced.lastBaseline, dense.lastBaseline + 8)
        text.string = "one"
        expectEqual(measurer.measure(text, width: nil), measurer.measure(.plain("one", size: 17), width: nil))
    }

    // The 1 of Inter is narrower than its 0 otherwise.
    @Test func `Digits can have one width`() {
        func width(_ digit: Character, isMonospaced: Bool) -> CGFloat {
            var text = StyledText.plain("\(digit)\(digit)\(digit) more", size: 17)
            text.font.hasMonospacedDigits = isMonospaced
            return measurer.measure(text, width: nil).size.width
        }
        #expect(width("1", isMonospaced: false) < width("0", isMonospaced: false))
        let widths = "0123456789".map { width($0, isMonospaced: true) }
        expectEqual(Set(widths).count, 1)
        #expect(width("1", isMonospaced: false) < width("0", isMonospaced: false))
    }

    // A measurer remembers the texts that it has measured.
    @Test func `A text that is measured again is as large as for the first time`() {
        for seed in UInt64(1)...40 {
            var random = SeededGenerator(seed: seed)
            let text = StyledText.random(using: &random)
            for width in [nil, 40, nil, .infinity, nil] as [CGFloat?] {
                let first = PangoTextMeasurer().measure(text, width: width)
                expectEqual(measurer.measure(text, width: width), first, "seed \(seed)")
            }
        }
    }

    /// The oracle fills lines word by word, measuring each candidate line alone.
    @Test func `Words wrap greedily, and the height is lines times line height`() {
        for seed in UInt64(1)...200 {
            var random = SeededGenerator(seed: seed)
            let size = CGFloat(Int.random(in: 8...40, using: &random))
            let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                String.randomWord(using: &random)
            }
            let widest = words.map { width($0, size: size) }.max() ?? 0
            let proposal = widest + CGFloat.random(in: 0...200, using: &random)
            var lines: [String] = []
            for word in words {
                if let line = lines.last, width(line + " " + word, size: size) <= proposal {
                    lines[lines.count - 1] += " " + word
                } else {
                    lines.append(word)
                }
            }
            let one = measurer.measure(.plain("x", size: size), width: nil)
            let all = measurer.measure(.plain(words.joined(separator: " "), size: size), width: proposal)
            expectEqual(all.size.height, CGFloat(lines.count) * one.size.height, "seed \(seed)")
            expectEqual(all.firstBaseline, one.firstBaseline, "seed \(seed)")
            expectEqual(
                all.lastBaseline, one.lastBaseline + CGFloat(lines.count - 1) * one.size.height,
                "seed \(seed)")
            #expect(all.size.width <= proposal, "seed \(seed)")
        }
    }

    @Test(arguments: [0, -5, -.infinity, .nan, 1e-9] as [CGFloat])
    func `No width is that of the widest character`(width: CGFloat) {
        let line = measurer.measure(.plain("x"), width: nil).size.height
        let same = measurer.measure(.plain("mmmm"), width: width).size
        expectEqual(same, CGSize(width: self.width("m"), height: 4 * line))
        // Three i are narrower than an M: they share a line.
        let mixed = measurer.measure(.plain("Miii"), width: width).size
        expectEqual(mixed, CGSize(width: self.width("M"), height: 2 * line))
    }

    @Test func `Bold is wider, and characters of a monospaced font have one width`() {
        let bold = StyledText("Swift", font: Font.Resolved(size: 17, weight: .bold))
        #expect(measurer.measure(bold, width: nil).size.width > width("Swift"))
        func monospaced(_ string: String) -> CGFloat {
            let text = StyledText(string, font: Font.Resolved(size: 17, isMonospaced: true))
            return measurer.measure(text, width: nil).size.width
        }
        expectEqual(monospaced("iiii"), monospaced("MMMM"))
        expectEqual(monospaced("iiii"), 4 * monospaced("i"))
    }

    @Test func `A line limit ends in an ellipsis that fits`() {
        func measure(_ string: String, _ columns: CGFloat?, lineLimit: Int?) -> TextMetrics {
            let font = Font.Resolved(size: 20, isMonospaced: true)
            let advance = measurer.measure(StyledText("M", font: font), width: nil).size.width
            return measurer.measure(
                StyledText(string, font: font, lineLimit: lineLimit), width: columns.map { $0 * advance })
        }
        func expect(
            _ string: String, _ columns: CGFloat?, limit: Int, looksLike lines: [String],
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            expectEqual(
                measure(string, columns, lineLimit: limit),
                measure(lines.joined(separator: "\n"), nil, lineLimit: nil),
                sourceLocation: sourceLocation)
        }
        expect("abcdefgh", 5.5, limit: 1, looksLike: ["abcd…"])
        expect("abcdefgh", 8, limit: 1, looksLike: ["abcdefgh"])
        expect("one two three four", 7, limit: 2, looksLike: ["one two", "three…"])
        expect("one two three four", 8, limit: 1, looksLike: ["one two…"])
        expect("one two three", 5, limit: 1, looksLike: ["one…"])
        expect("a\nb\nc", nil, limit: 2, looksLike: ["a", "b…"])
        expect("a\nb\nc", nil, limit: 3, looksLike: ["a", "b", "c"])
        expect("a b\nc d\ne f", 1, limit: 3, looksLike: ["a", "b", "…"])
        expect("abc", 2, limit: 0, looksLike: ["a…"])
    }

    @Test(arguments: [0, -3, .nan, .infinity] as [CGFloat])
    func `A font size that is none counts as 17`(size: CGFloat) {
        expectEqual(
            measurer.measure(.plain("Swift", size: size), width: nil),
            measurer.measure(.plain("Swift"), width: nil))
    }

    @Test func `A NUL does not end a text`() {
        expectEqual(width("a\0b"), width("a b"))
    }

    @Test func `An empty text is as high as a line`() {
        let empty = measurer.measure(.plain(""), width: nil)
        expectEqual(
            empty.size, CGSize(width: 0, height: measurer.measure(.plain("x"), width: nil).size.height))
    }
}

extension String {
    fileprivate static func randomWord(using random: inout SeededGenerator) -> String {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        return String(
            (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
                letters.randomElement(using: &random)
            })
    }
}

extension StyledText {
    /// Words of many scripts with spaces and line breaks between them, in a random style.
    fileprivate static func random(using random: inout SeededGenerator) -> StyledText {
        let samples = ["שלום", "العربية", "日本語の本", "e\u{301}te\u{301}", "don't-stop", "👩‍👩‍👧", "ﬁ", "ไทย"]
        let separators = [" ", " ", " ", "  ", "\n", "-", ""]
        var string = ""
        for _ in 0..<Int.random(in: 0...10, using: &random) {
            string +=
                Bool.random(using: &random)
                ? String.randomWord(using: &random) : samples.randomElement(using: &random) ?? ""
            string += separators.randomElement(using: &random) ?? ""
        }
        let weights: [Font.Weight] = [.regular, .medium, .semibold, .bold, .heavy]
        var text = StyledText(
            string,
            font: Font.Resolved(
                size: CGFloat.random(in: 5...40, using: &random),
                weight: weights.randomElement(using: &random) ?? .regular,
                isMonospaced: Bool.random(using: &random)),
            lineLimit: Bool.random(using: &random) ? nil : Int.random(in: 1...4, using: &random),
            alignment: TextAlignment.allCases.randomElement(using: &random) ?? .leading,
            layoutDirection: LayoutDirection.allCases.randomElement(using: &random) ?? .leftToRight)
        text.lineSpacing = Bool.random(using: &random) ? 0 : CGFloat.random(in: 0...10, using: &random)
        return text
    }
}
