import FlowWords

/// The words of a text, and the spaces at its ends.
nonisolated struct WordViews: View {
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
        self.init(content, label: Text(verbatim: content), space: space, continuesSentence: false) {
            (Text(verbatim: String(content[$0])), false)
        }
    }

    /// - Parameter continuesSentence: Whether a view of the same sentence comes before it.
    init(_ content: AttributedString, continuesSentence: Bool = false) {
        let space = content.characters.indices.first { content.characters[$0].separatesWords }
        // With the font of the first one.
        var noBreak = AttributedString(noBreakSpace)
        if let space { noBreak.mergeAttributes(content.runs[space].attributes) }
        self.init(
            content.characters, label: Text(content), space: Text(noBreak),
            continuesSentence: continuesSentence
        ) { range in
            let word = AttributedString(content[range])
            return (Text(word), word.runs.contains { $0.link != nil })
        }
    }

    private init<Characters: BidirectionalCollection<Character>>(
        _ characters: Characters, label: Text, space: Text, continuesSentence: Bool,
        text: (Range<Characters.Index>) -> (Text, hasLink: Bool)
    ) {
        let ranges = characters.words
        words = ranges.enumerated().map { index, word in
            let (text, hasLink) = text(word.range)
            let endsText = index == ranges.count - 1
            let traits = WordTraits(
                string: String(characters[word.range]), start: word.start, endsText: endsText,
                touchesPrevious: word.range.lowerBound == characters.startIndex,
                touchesNext: word.range.upperBound == characters.endIndex,
                continuesSentence: continuesSentence && index == 0)
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
