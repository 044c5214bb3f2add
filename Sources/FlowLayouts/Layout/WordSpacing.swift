/// The distances between the words of texts, which are as wide as the spaces in them.
struct WordSpacing {
    /// The distances of items from the ones before them.
    private(set) var distances: [Int: CGFloat] = [:]
    /// How wide the last space is; `nil` before the first.
    private var space: CGFloat?
    /// How wide the space is that separates the last item from the next one, if there is any.
    private var separator: CGFloat?

    /// Takes the width of a space.
    mutating func addSpace(_ width: CGFloat, separates: Bool) {
        space = width
        if separates { separator = max(separator ?? 0, width) }
    }

    /// Whether there are any spaces so far. Without them, items need not be added.
    var hasSpaces: Bool { space != nil }

    /// Takes the item after the last one.
    mutating func addItem(_ item: Int, start: WordStart) {
        distances[item] =
            switch start {
            case .ofText, .ofParagraph: separator
            case .afterSpace: space
            case .afterWord: 0
            }
        separator = nil
    }

    /// Gives items their distances.
    func apply(to items: inout FlowItems) {
        for (item, distance) in distances { items.setSpacing(distance, at: item) }
    }
}
