/// What a tag cloud shows besides its words, and how many lines it has.
struct CloudDecoration {
    /// The most lines; `nil` for any number.
    var maxLines: Int?
    /// The text of the chip for hidden words, with `{count}` for their number; no chip if empty.
    var overflow = ""
    /// The number of words that are too many for `maxLines`, whatever their size, and so are not in the cloud.
    var omitted = 0
    /// The text between the items of a line, if any.
    var itemSeparator: String?
    /// Whether there is a line between lines.
    var hasLineSeparator = false

    /// Whether all words are shown, and nothing besides.
    var isEmpty: Bool { maxLines == nil && itemSeparator == nil && !hasLineSeparator }

    /// The text for hidden words: a number of those in the cloud, and those that were left out of it.
    func overflow(hiding count: Int) -> String {
        overflow.replacing("{count}", with: "\(count + omitted)")
    }
}
