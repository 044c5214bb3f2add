/// The words of a text, each of them a view of the flow that it is in: text that flows around other views.
///
/// ```swift
/// HFlow(alignment: .firstTextBaseline, itemSpacing: 0, rowSpacing: 4) {
///     FlowText("Tap ")
///     Button("Follow") { follow() }
///     FlowText(", or look at the others first.")
/// }
/// ```
///
/// The distance between words is the width of a space in their font, whatever the flow's spacing is. Where the text
/// begins or ends with white space, so is the distance from the view there; elsewhere it is that of the flow. A line may
/// break before any word, and a line break in the text begins a line. A no-break space does not separate words, and a
/// zero-width space separates them without a distance. Without a row spacing, rows of words follow each other as the
/// lines of a `Text` do. In a ``VFlow``, words have the distance of the flow.
///
/// Modifiers act on each word. VoiceOver reads the text as a whole, unless it has links.
nonisolated public struct FlowText: View {
    private let words: [Word<Text>]
    private let beginsWithSpace: Bool
    private let endsWithSpace: Bool
    /// All of the text, if it is read as a whole.
    private let label: Text?

    /// Creates the words of a text as it is. For Markdown, use `AttributedString(localized:)`.
    public init(_ content: some StringProtocol) {
        self.init(content, label: Text(verbatim: String(content))) { Text(verbatim: String(content[$0])) }
    }

    /// Creates the words of a text, which keep their attributes.
    @_disfavoredOverload
    public init(_ content: AttributedString) {
        let hasLinks = content.runs.contains { $0.link != nil }
        self.init(content.characters, label: hasLinks ? nil : Text(content)) {
            Text(AttributedString(content[$0]))
        }
    }

    private init<Characters: BidirectionalCollection<Character>>(
        _ characters: Characters, label: Text?, text: (Range<Characters.Index>) -> Text
    ) {
        words = characters.words.map { $0.map(text) }
        beginsWithSpace = characters.first?.separatesWords ?? false
        endsWithSpace = !words.isEmpty && characters.last?.separatesWords ?? false
        self.label = words.count > 1 ? label : nil
    }

    @MainActor public var body: some View {
        space(separates: beginsWithSpace)
        ForEach(words.indices, id: \.self) { index in
            word(at: index)
                .flowFollowsSpace(words[index].followsSpace)
                .flowBreaksBefore(words[index].beginsParagraph)
        }
        if endsWithSpace {
            space(separates: true)
        }
    }

    private func space(separates: Bool) -> some View {
        Text(verbatim: " ")
            .opacity(0)
            .accessibilityHidden(true)
            .flowRole(.space(separates: separates))
    }

    @MainActor @ViewBuilder private func word(at index: Int) -> some View {
        if let label {
            if index == 0 {
                words[index].text.accessibilityLabel(label)
            } else {
                words[index].text.accessibilityHidden(true)
            }
        } else {
            words[index].text
        }
    }
}

/// A word of a text.
private struct Word<Text> {
    var text: Text
    /// Whether a space comes before it, after another word of its paragraph.
    var followsSpace: Bool
    /// Whether it is the first one after a line break.
    var beginsParagraph: Bool

    func map<Other>(_ transform: (Text) -> Other) -> Word<Other> {
        Word<Other>(
            text: transform(text), followsSpace: followsSpace, beginsParagraph: beginsParagraph)
    }
}

extension BidirectionalCollection where Element == Character {
    /// Where the words are. O(n).
    fileprivate var words: [Word<Range<Index>>] {
        var words: [Word<Range<Index>>] = []
        var index = startIndex
        // What has come since the last word.
        var (space, newline) = (false, false)
        while index < endIndex {
            let character = self[index]
            if character.separatesWords || character == "\u{200B}" {
                space = space || character != "\u{200B}"
                newline = newline || character.isNewline
                formIndex(after: &index)
                continue
            }
            let end = self[index...].firstIndex { $0.separatesWords || $0 == "\u{200B}" } ?? endIndex
            words.append(
                Word(
                    text: index..<end, followsSpace: !words.isEmpty && space && !newline,
                    beginsParagraph: !words.isEmpty && newline))
            (index, space, newline) = (end, false, false)
        }
        return words
    }
}

extension Character {
    /// Whether words end before the character, which is no part of any: white space, but no no-break space.
    fileprivate var separatesWords: Bool {
        isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
    }
}
