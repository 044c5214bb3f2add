/// Finds what is bold in a text: what is between two pairs of asterisks. Of Markdown, nothing else is known.
enum InlineMarkdown {
    /// A part of a text as it is written.
    struct Segment: Equatable {
        var string: String
        /// Whether its asterisks are nothing but asterisks.
        var isVerbatim = false
        /// Whether it is a number, whose digits are those of a locale.
        var isNumber = false

        /// The same in a locale. Of all digits, only those of Arabic are known beside the usual ones.
        func written(in locale: Locale) -> Segment {
            guard isNumber, locale.identifier.hasPrefix("ar") else { return self }
            let characters = string.map { character in
                character.wholeNumberValue.flatMap { Unicode.Scalar(0x660 + $0) }.map { Character($0) }
                    ?? character
            }
            return Segment(string: String(characters), isVerbatim: isVerbatim, isNumber: isNumber)
        }
    }

    /// A part of a text in one style.
    struct Run: Hashable, Sendable {
        var string: String
        var style = TextStyle()
    }

    /// The parts of a text, in order.
    static func runs(of segments: [Segment]) -> [Run] {
        var runs = [Run(string: "")]
        var isBold = false
        // Asterisks without a partner are nothing else.
        var pairs = segments.reduce(0) {
            $0 + ($1.isVerbatim ? 0 : $1.string.components(separatedBy: "**").count - 1)
        }
        pairs -= pairs % 2
        for segment in segments {
            let parts = segment.isVerbatim ? [segment.string] : segment.string.components(separatedBy: "**")
            for (number, part) in parts.enumerated() {
                if number > 0, pairs == 0 {
                    runs[runs.count - 1].string += "**"
                } else if number > 0 {
                    pairs -= 1
                    isBold.toggle()
                    runs.append(Run(string: "", style: TextStyle(isBold: isBold ? true : nil)))
                }
                runs[runs.count - 1].string += part
            }
        }
        return runs.count == 1 ? runs : runs.filter { !$0.string.isEmpty }
    }
}
