/// The directions of words, and of the views among them, which together are a paragraph.
struct WordDirections {
    /// What items are read as that are not just something among words.
    private var words: [Int: String] = [:]

    /// Takes the item after the last one.
    @inline(__always)
    mutating func addItem(_ item: Int, _ values: ViewValues?) {
        guard let values, let word = values.direction?.mark ?? values.word else { return }
        words[item] = word
    }

    /// Gives items that are read against their flow a direction. A forced break begins a paragraph.
    func apply(to items: inout FlowItems, in layoutDirection: LayoutDirection) {
        guard !words.isEmpty else { return }
        let base = layoutDirection == .rightToLeft ? FlowDirection.rightToLeft : .leftToRight
        var start = 0
        for end in 1...items.count {
            let isBroken =
                end == items.count || items[end].traits.breaksBefore || items[end - 1].traits.breaksAfter
            if !isBroken { continue }
            let directions = FlowDirection.directions(
                ofWords: (start..<end).map { words[$0] ?? "\u{FFFC}" }, in: base)
            for (item, direction) in zip(start..<end, directions) where direction != base {
                // Here, all flows run from left to right: the system mirrors them.
                items[item].traits.direction = .rightToLeft
            }
            start = end
        }
    }
}

extension LayoutDirection {
    /// A character that only has a direction.
    fileprivate var mark: String { self == .rightToLeft ? "\u{200F}" : "\u{200E}" }
}
