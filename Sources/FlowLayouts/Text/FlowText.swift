import FlowWords

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
/// Words are as far apart as a space in their font is wide, whatever the spacing of the flow; if they have several fonts, the
/// first space counts. Where the text begins or ends with white space, the view there is as far away; elsewhere the spacing of
/// the flow applies. Without a row spacing, rows of words follow each other as the lines of a `Text` do. In a ``VFlow``, words
/// have the spacing of the flow.
///
/// A line may break before any word, and a line break in the text begins a line. It may also break in a word, by the rules of
/// Unicode's annex 14, as after a dash, and between the characters of Chinese and Japanese: then each part is a view. Words are
/// not hyphenated. Thai words, which only a dictionary can tell, are not found.
///
/// No line ends between a text that begins with closing punctuation, such as the comma above, and the view right before it,
/// nor between a text that ends with an opening bracket and the view right after it; elsewhere, a no-break space or a word
/// joiner at that end of the text keeps them together. Two texts that touch, with no white space or item spacing, are one.
///
/// In an ``HFlow``, words have the order of their languages, and so have the views among them: an English phrase in an Arabic
/// sentence is read from left to right on each line. The direction of the sentence is the layout direction of the flow.
///
/// Modifiers act on each word: `underline()` and `strikethrough()` stop between words. But those that break lines act on the
/// text as a whole: `flowBreaksBefore()` begins a line with its first word, `flowBreaksAfter()` ends one with its last, and
/// `flowFillsLine()` does both. VoiceOver reads a text as a whole, and its links by themselves, too.
///
/// <doc:TextAmongViews> has the rules of each.
nonisolated public struct FlowText: View {
    private enum Content {
        case verbatim(String)
        case attributed(AttributedString)
        case localized(LocalizedStringResource)
    }

    private let content: Content
    @Environment(\.locale) private var locale

    /// Creates the words of a localized text, which may have Markdown. As with `Text`, literals use this initializer.
    ///
    /// The text is what `AttributedString(localized:)` makes of it in the environment's locale, as for a `Text`. Values in
    /// the literal become parts of words, and are not Markdown. They can be strings, numbers, formatted values and
    /// attributed strings, but not a `Text` or an `Image`.
    ///
    /// - Parameters:
    ///   - key: The key of the text in its table, which is shown if the table does not have it.
    ///   - tableName: The name of the string table; `nil` for `Localizable`.
    ///   - bundle: The bundle that the table is in; `nil` for the main one.
    ///   - comment: A note for translators.
    public init(
        _ key: String.LocalizationValue, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(
            LocalizedStringResource(
                key, table: tableName, bundle: bundle.map { .atURL($0.bundleURL) } ?? .main, comment: comment)
        )
    }

    /// Creates the words of a text that is localized in the environment's locale, and may have Markdown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        content = .localized(resource)
    }

    /// Creates the words of a text as it is.
    public init(verbatim content: String) {
        self.content = .verbatim(content)
    }

    /// Creates the words of a text as it is. For a literal, write `FlowText(verbatim:)`.
    @_disfavoredOverload
    public init(_ content: some StringProtocol) {
        self.init(verbatim: String(content))
    }

    /// Creates the words of a text, which keep their attributes.
    @_disfavoredOverload
    public init(_ content: AttributedString) {
        self.content = .attributed(content)
    }

    public var body: some View { words }

    private var words: WordViews {
        switch content {
        case .verbatim(let string): WordViews(string)
        case .attributed(let string): WordViews(string)
        case .localized(let resource): WordViews(resource.resolved(in: locale))
        }
    }
}

extension LocalizedStringResource {
    func resolved(in locale: Locale) -> AttributedString {
        var resource = self
        resource.locale = locale
        return AttributedString(localized: resource)
    }
}

nonisolated private struct WordViews: View {
    private let words: [Word]
    private let beginsWithSpace: Bool
    private let endsWithSpace: Bool
    /// The whole text for VoiceOver, if it has several words.
    private let label: Text?
    /// As wide as the space between two words.
    private let space: Text

    private struct Word {
        let text: Text
        let traits: WordTraits
        /// Whether VoiceOver also reads it by itself.
        let hasLink: Bool
    }

    init(_ content: String) {
        let space = Text(verbatim: noBreakSpace)
        self.init(content, label: Text(verbatim: content), space: space) {
            (Text(verbatim: String(content[$0])), false)
        }
    }

    init(_ content: AttributedString) {
        let space = content.characters.indices.first { content.characters[$0].separatesWords }
        // With the font of the first one.
        var noBreak = AttributedString(noBreakSpace)
        if let space { noBreak.mergeAttributes(content.runs[space].attributes) }
        self.init(content.characters, label: Text(content), space: Text(noBreak)) { range in
            let word = AttributedString(content[range])
            return (Text(word), word.runs.contains { $0.link != nil })
        }
    }

    private init<Characters: BidirectionalCollection<Character>>(
        _ characters: Characters, label: Text, space: Text,
        text: (Range<Characters.Index>) -> (Text, hasLink: Bool)
    ) {
        let ranges = characters.words
        words = ranges.enumerated().map { index, word in
            let (text, hasLink) = text(word.range)
            let endsText = index == ranges.count - 1
            let traits = WordTraits(
                string: String(characters[word.range]), start: word.start, endsText: endsText,
                joinsNext: endsText && characters.joinsNext(after: word.range),
                touchesPrevious: word.range.lowerBound == characters.startIndex,
                touchesNext: word.range.upperBound == characters.endIndex)
            return Word(text: text, traits: traits, hasLink: hasLink)
        }
        beginsWithSpace = characters.first?.separatesWords ?? false
        endsWithSpace = !words.isEmpty && characters.last?.separatesWords ?? false
        self.label = words.count > 1 ? label : nil
        self.space = space
    }

    var body: some View {
        TextFrame {
            invisibleSpace
            if let label {
                Rectangle().fill(.clear)
                    .accessibilityElement()
                    .accessibilityLabel(label)
                    .accessibilityAddTraits(.isStaticText)
            }
        }
        .flowRole(.space(separates: beginsWithSpace, words: words.count))
        ForEach(words.indices, id: \.self, content: word)
        if endsWithSpace {
            TextFrame { invisibleSpace }.flowRole(.space(separates: true, words: 0))
        }
    }

    private func word(_ index: Int) -> some View {
        words[index].text
            .accessibilityHidden(label != nil && !words[index].hasLink)
            .flowValue(ViewValues.Word.self, words[index].traits)
    }

    private var invisibleSpace: some View { space.opacity(0).accessibilityHidden(true) }
}

/// Other white space may have no width at the end of a line.
private let noBreakSpace = "\u{A0}"
