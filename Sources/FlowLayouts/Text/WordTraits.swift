import FlowWords

/// What a word of a text is, and how it begins and ends. Any other view is like a text of one word, without a string.
struct WordTraits: Equatable {
    /// What decides its direction.
    var string: String?
    var start = WordStart.ofText
    var endsText = true
    /// Whether it ends a text with a character that ends no line, such as an opening bracket.
    var joinsNext = false
    /// Whether it touches what comes before its text, or after it: neither white space nor any other place for a line to end
    /// is between them.
    var touchesPrevious = false
    var touchesNext = false
    /// Whether a word or a view of the same sentence comes before it. Without white space between the two, they touch.
    var continuesSentence = false

    var beginsText: Bool { start == .ofText || start == .ofJoinedText }
}
