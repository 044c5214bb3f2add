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
/// break before any word, and a line break in the text begins a line. Without a row spacing, rows of words follow each
/// other as the lines of a `Text` do. In a ``VFlow``, words have the distance of the flow.
///
/// A line may also break in a word: after a dash, at a zero-width space, before and after an emoji, and between the
/// characters of Chinese and Japanese, but for punctuation. Each part is a view then. It does not break at a no-break
/// space. Words are not hyphenated, and those of Thai, which only a dictionary can tell, not found.
///
/// A text that begins with closing punctuation stays on the line of the view right before it, as the comma above, and so
/// does a view right after a text that ends with an opening bracket. Elsewhere a line may break between a text and a view;
/// a no-break space or a word joiner at that end of the text keeps them together.
///
/// Modifiers act on each word. VoiceOver reads the text as a whole, unless it has links.
nonisolated public struct FlowText: View {
    private let words: [Word]
    private let beginsWithSpace: Bool
    private let endsWithSpace: Bool
    /// Whether no line ends between the last word and a view right after it.
    private let joinsNext: Bool
    /// All of the text, if it is read as a whole.
    private let label: Text?

    private struct Word {
        let text: Text
        let start: WordStart
    }

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
        words = characters.words.map { Word(text: text($0.range), start: $0.start) }
        beginsWithSpace = characters.first?.separatesWords ?? false
        endsWithSpace = !words.isEmpty && characters.last?.separatesWords ?? false
        joinsNext = characters.last?.isNeverLast ?? false
        self.label = words.count > 1 ? label : nil
    }

    @MainActor public var body: some View {
        space(separates: beginsWithSpace)
        ForEach(words.indices, id: \.self) { index in
            breaking(word(at: index).flowWordEdges(edges(at: index)), at: index)
        }
        if endsWithSpace {
            space(separates: true)
        }
    }

    private func edges(at index: Int) -> WordEdges {
        WordEdges(start: words[index].start, joinsNext: joinsNext && index == words.count - 1)
    }

    /// A word that begins a line if a paragraph does. Where the text as a whole begins or ends a line, its first word or its
    /// last one does, and no other.
    @ViewBuilder private func breaking(_ word: some View, at index: Int) -> some View {
        let isFirst = index == 0
        let isLast = index == words.count - 1
        switch (isFirst, isLast) {
        case (true, true): word
        case (true, false): word.flowBreaksAfter(false)
        case (false, true): word.flowBreaksBefore(words[index].start == .ofParagraph)
        case (false, false):
            word.flowBreaksBefore(words[index].start == .ofParagraph).flowBreaksAfter(false)
        }
    }

    /// A no-break space, as other white space at the end of a line may have no width.
    private func space(separates: Bool) -> some View {
        Text(verbatim: "\u{A0}")
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
