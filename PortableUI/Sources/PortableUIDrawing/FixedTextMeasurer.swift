/// Measures text as if each character had the same width: the same result on every machine, for tests.
///
/// A character is `advance` times the font size wide, a line `lineHeight` times the font size high, and its baseline
/// lies `ascent` times the font size below its top. With the defaults a font of size 10 has characters of 6 × 12 with
/// the baseline at 9. These three are rounded to 1/1024 point, so that their multiples are exact.
public struct FixedTextMeasurer: TextMeasurer, Sendable {
    public var advance: CGFloat
    public var lineHeight: CGFloat
    public var ascent: CGFloat

    public init(advance: CGFloat = 0.6, lineHeight: CGFloat = 1.2, ascent: CGFloat = 0.9) {
        self.advance = advance
        self.lineHeight = lineHeight
        self.ascent = ascent
    }

    public func measure(_ text: StyledText, width: CGFloat?) -> TextMetrics {
        let characterWidth = TextGrid.nearest(advance * text.font.size)
        let lineHeight = TextGrid.nearest(lineHeight * text.font.size)
        let ascent = TextGrid.nearest(ascent * text.font.size)
        let columns = width.map { columnsThatFit($0, characterWidth: characterWidth) }
        var lengths = text.string.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
            lineLengths($0, columns: columns)
        }
        if let limit = text.lineLimit {
            lengths = Array(lengths.prefix(max(limit, 1)))
        }
        let longest = lengths.max() ?? 0
        let lastTop = CGFloat(lengths.count - 1) * (lineHeight + TextGrid.nearest(text.lineSpacing))
        return TextMetrics(
            size: CGSize(width: CGFloat(longest) * characterWidth, height: lastTop + lineHeight),
            firstBaseline: ascent, lastBaseline: lastTop + ascent)
    }

    private func columnsThatFit(_ width: CGFloat, characterWidth: CGFloat) -> Int {
        // Characters without width always fit, and at least one is on each line.
        let limit: CGFloat = 1_000_000
        guard width < limit * characterWidth else { return Int(limit) }
        guard width > characterWidth else { return 1 }
        return Int((width / characterWidth).rounded(.down))
    }

    /// The number of characters in each line of one paragraph, broken at spaces where possible.
    private func lineLengths(_ paragraph: Substring, columns: Int?) -> [Int] {
        guard let columns else { return [paragraph.count] }
        var lengths: [Int] = []
        var used: Int?
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            var rest = word.count
            if let line = used, line + 1 + rest <= columns {
                used = line + 1 + rest
                continue
            }
            if let line = used {
                lengths.append(line)
            }
            while rest > columns {
                lengths.append(columns)
                rest -= columns
            }
            used = rest
        }
        lengths.append(used ?? 0)
        return lengths
    }
}
