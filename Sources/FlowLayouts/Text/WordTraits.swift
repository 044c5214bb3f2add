import FlowWords

/// What a word of a text is, and how it begins and ends. Any other view is like a text of one word, without a string.
struct WordTraits: Equatable {
    /// What decides its direction.
    var string: String?
    var start = WordStart.ofText
    var endsText = true
    /// Whether it touches what comes before its text, or after it: neither white space nor any other place for a line to end
    /// is between them.
    var touchesPrevious = true
    var touchesNext = true
    /// Whether a word or a view of the same sentence comes before it. Without white space between the two, they touch.
    var continuesSentence = false
}
