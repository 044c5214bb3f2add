import FlowWords

/// The distances between the words of texts, which are as wide as the spaces in them, and which of them stay together.
struct WordSpacing {
    /// The distances of items from the ones before them.
    private var distances: [(item: Int, distance: CGFloat)] = []
    /// How wide the last space is; `nil` before the first.
    private var space: CGFloat?
    /// How wide the space is that separates the last item from the next one, if there is any.
    private var separator: CGFloat?
    /// Whether no line may end after the last item, unless a space follows.
    private var joinsNext = false

    /// Takes the width of a space.
    mutating func addSpace(_ width: CGFloat, separates: Bool) {
        space = width
        if separates { separator = max(separator ?? 0, width) }
    }

    /// Takes the item after the last one, a word or another view. Returns whether no line may end between the two.
    @inline(__always)
    mutating func takeItem(_ item: Int, _ word: WordTraits?) -> Bool {
        space == nil ? false : addItem(item, word ?? WordTraits())
    }

    private mutating func addItem(_ item: Int, _ word: WordTraits) -> Bool {
        let joins = separator == nil && (joinsNext || word.start == .ofJoinedText)
        joinsNext = word.joinsNext
        let distance: CGFloat? =
            switch word.start {
            case .ofText, .ofJoinedText, .ofParagraph: separator
            case .afterSpace: space
            case .afterWord: 0
            }
        if let distance { distances.append((item, distance)) }
        separator = nil
        return joins
    }

    /// Gives items their distances.
    func apply(to items: inout FlowItems) {
        for (item, distance) in distances { items.setSpacing(distance, at: item) }
    }
}
