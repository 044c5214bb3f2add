/// What a tag cloud shows besides its words, and when it hides some.
struct CloudDecoration {
    /// The most lines; `nil` for as many as it takes.
    var maxLines: Int?
    /// What stands for hidden words, with `{count}` for their number; nothing if empty.
    var overflow = ""
    /// The number of words that are too many for `maxLines`, whatever their size, and so are not in the cloud.
    var omitted = 0
    /// What stands between the items of a line; `nil` for nothing.
    var itemSeparator: String?
    /// Whether there is a line between lines.
    var hasLineSeparator = false

    /// Whether all words are shown, and nothing besides.
    var isEmpty: Bool { maxLines == nil && itemSeparator == nil && !hasLineSeparator }

    /// What stands for hidden words: a number of those in the cloud, and those that were left out of it.
    func overflow(hiding count: Int) -> String {
        overflow.replacing("{count}", with: "\(count + omitted)")
    }
}
