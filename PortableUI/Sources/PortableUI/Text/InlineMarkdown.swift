/// Finds emphasis, code and links in a text, as CommonMark has them: first the characters that may begin or end
/// emphasis, then which of them belong together.
struct InlineMarkdown {
    /// A part of a text as it is written.
    struct Segment: Equatable {
        var string: String
        /// The look of characters that have no special meaning; `nil` for Markdown.
        var verbatim: TextStyle?
    }

    private struct Mark: Equatable {
        var character: Character
        var verbatim: TextStyle?
    }

    /// A part of a text in one style.
    struct Run: Hashable, Sendable {
        var string: String
        var style = TextStyle()
    }

    /// A run of asterisks or underscores.
    private struct Delimiters {
        let character: Character
        let count: Int
        /// How many of them are not part of any emphasis.
        var rest: Int
        var canOpen: Bool
        var canClose: Bool
    }

    private struct Piece {
        var run: Run
        var delimiters: Delimiters?
    }

    private let source: [Mark]
    private var index = 0
    private var pieces: [Piece] = []

    /// The parts of a text, in order.
    static func runs(of segments: [Segment]) -> [Run] {
        let isPlain = segments.allSatisfy { segment in
            segment.verbatim.map { $0 == TextStyle() }
                ?? !segment.string.utf8.contains { "\\`[*_".utf8.contains($0) }
        }
        if isPlain { return [Run(string: segments.map(\.string).joined())] }
        return runs(
            of: segments.flatMap { segment in
                segment.string.map { Mark(character: $0, verbatim: segment.verbatim) }
            })
    }

    private static func runs(of source: [Mark]) -> [Run] {
        var text = InlineMarkdown(source)
        text.split()
        text.findEmphasis()
        return text.runs
    }

    private init(_ source: [Mark]) {
        self.source = source
    }

    /// The parts, of which neighbors have different styles.
    private var runs: [Run] {
        pieces.reduce(into: []) { runs, piece in
            var run = piece.run
            if let delimiters = piece.delimiters {
                run.string = String(repeating: delimiters.character, count: delimiters.rest)
            }
            if run.string.isEmpty { return }
            if let last = runs.last, last.style == run.style {
                runs[runs.count - 1].string += run.string
            } else {
                runs.append(run)
            }
        }
    }

    // MARK: Splitting

    private mutating func split() {
        while index < source.count {
            let isTaken =
                switch mark(at: index) {
                case "\\": takeEscape()
                case "`": takeCode()
                case "[": takeLink()
                case "*", "_": takeDelimiters()
                default: false
                }
            if !isTaken {
                append(String(source[index].character), style: source[index].verbatim ?? TextStyle())
                index += 1
            }
        }
    }

    private mutating func append(_ string: String, style: TextStyle = TextStyle()) {
        pieces.append(Piece(run: Run(string: string, style: style)))
    }

    /// The character at an index, if it may mean something.
    private func mark(at index: Int) -> Character? {
        index < source.count && source[index].verbatim == nil ? source[index].character : nil
    }

    /// How often the character at an index comes in a row.
    private func length(at index: Int) -> Int {
        source[index...].prefix { $0 == source[index] }.count
    }

    private mutating func takeEscape() -> Bool {
        guard let next = mark(at: index + 1), next.isASCII, next.isPunctuation || next.isSymbol else {
            return false
        }
        append(String(next))
        index += 2
        return true
    }

    private mutating func takeCode() -> Bool {
        let fence = length(at: index)
        let start = index + fence
        var end = start
        while end < source.count {
            let count = mark(at: end) == "`" ? length(at: end) : 0
            if count == fence { break }
            end += max(count, 1)
        }
        guard end < source.count else {
            append(String(repeating: "`", count: fence))
            index = start
            return true
        }
        var code = source[start..<end].map { $0.character.isNewline ? " " : $0.character }
        if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
            code = Array(code.dropFirst().dropLast())
        }
        append(String(code), style: TextStyle(design: .monospaced))
        index = end + fence
        return true
    }

    private mutating func takeLink() -> Bool {
        guard let close = end(of: "[", "]", at: index), let end = end(of: "(", ")", at: close + 1),
            !source[close..<end].contains(where: \.character.isWhitespace)
        else { return false }
        pieces += Self.runs(of: Array(source[index + 1..<close])).map { Piece(run: $0) }
        index = end + 1
        return true
    }

    /// Where brackets end that begin at an index.
    private func end(of open: Character, _ close: Character, at start: Int) -> Int? {
        guard mark(at: start) == open else { return nil }
        var (index, depth) = (start, 0)
        while index < source.count {
            switch mark(at: index) {
            case "\\": index += 1
            case open: depth += 1
            case close: depth -= 1
            default: break
            }
            if depth == 0 { return index }
            index += 1
        }
        return nil
    }

    private mutating func takeDelimiters() -> Bool {
        let (character, count) = (source[index].character, length(at: index))
        let before = index > 0 ? source[index - 1].character : " "
        let after = index + count < source.count ? source[index + count].character : " "
        func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
        let isLeftFlanking =
            !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
        let isRightFlanking =
            !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
        // Underscores inside of words are part of them.
        let isInWord = character == "_" && isLeftFlanking && isRightFlanking
        append("")
        pieces[pieces.count - 1].delimiters = Delimiters(
            character: character, count: count, rest: count,
            canOpen: isLeftFlanking && (!isInWord || isPunctuation(before)),
            canClose: isRightFlanking && (!isInWord || isPunctuation(after)))
        index += count
        return true
    }

    // MARK: Emphasis

    private mutating func findEmphasis() {
        var end = 0
        while end < pieces.count {
            guard let closing = pieces[end].delimiters, closing.canClose, closing.rest > 0,
                let start = start(of: closing, before: end), let opening = pieces[start].delimiters
            else {
                end += 1
                continue
            }
            let strength = min(opening.rest, closing.rest, 2)
            for inner in start + 1..<end {
                let emphasis = strength == 2 ? TextStyle(isBold: true) : TextStyle(isItalic: true)
                pieces[inner].run.style = pieces[inner].run.style.over(emphasis)
                // What is inside belongs to nothing outside.
                pieces[inner].delimiters?.canOpen = false
            }
            pieces[start].delimiters?.rest -= strength
            pieces[end].delimiters?.rest -= strength
        }
    }

    /// Where the emphasis begins that some delimiters end.
    private func start(of closing: Delimiters, before end: Int) -> Int? {
        pieces[..<end].lastIndex { piece in
            guard let opening = piece.delimiters, opening.character == closing.character,
                opening.canOpen, opening.rest > 0
            else { return false }
            // CommonMark's rule of three, for delimiters that may do both.
            let mayDoBoth = opening.canClose || closing.canOpen
            let isThree = (opening.count + closing.count) % 3 == 0
            return !mayDoBoth || !isThree || (opening.count % 3 == 0 && closing.count % 3 == 0)
        }
    }
}

extension InlineMarkdown.Segment {
    /// A value as Swift writes it.
    init(_ value: Any) {
        self.init(string: "\(value)", verbatim: TextStyle())
    }

    /// A number as C's `printf` writes it. With another specifier than that of one number, as Swift writes it.
    init(_ value: some CVarArg, specifier: String) {
        let conversion = specifier.drop { $0 != "%" }.dropFirst()
        let kind = conversion.first { !"-+ #0'123456789.hlqjzt".contains($0) }
        let isNumeric = kind.map("dioxXuaAeEfFgG".contains) == true && !conversion.contains("%")
        self.init(isNumeric ? String(format: specifier, value) : "\(value)")
    }

    /// A part of a text that has its style already.
    init(styled run: InlineMarkdown.Run) {
        self.init(string: run.string, verbatim: run.style)
    }
}
