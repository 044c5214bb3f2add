import FlowEngine

/// What a tag cloud shows besides its words, and how many lines and words it has.
struct CloudDecoration {
    /// How many lines and words there may be.
    var limit = FlowLimit()
    /// The text of the chip for hidden words, with `{count}` for their number; no chip if empty.
    var overflow = ""
    /// The number of words that are too many for the limit, whatever their size, and so are not in the cloud.
    var omitted = 0
    /// The text between the items of a line, if any.
    var itemSeparator: String?
    /// Whether there is a line between lines.
    var hasLineSeparator = false

    /// The text for hidden words: a number of those in the cloud, and those that were left out of it.
    func overflow(hiding count: Int) -> String {
        overflow.replacing("{count}", with: "\(count + omitted)")
    }
}
