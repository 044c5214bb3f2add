/// What a tag cloud shows besides its words, and when it hides some.
struct CloudDecoration {
    /// The most lines; `nil` for as many as it takes.
    var maxLines: Int?
    /// What stands for hidden words, with `{count}` for their number; nothing if empty.
    var overflow = ""
    /// What stands between the items of a line; `nil` for nothing.
    var itemSeparator: String?
    /// Whether there is a line between lines.
    var hasLineSeparator = false

    /// What stands for a number of hidden words.
    func overflow(hiding count: Int) -> String {
        overflow.replacing("{count}", with: "\(count)")
    }
}
