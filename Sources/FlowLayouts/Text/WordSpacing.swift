import FlowEngine
import FlowWords

/// The distances between words, which are as wide as the spaces in their text, and which words stay together.
struct WordSpacing {
    private var distances: [(item: Int, distance: CGFloat)] = []
    /// How wide the last space is; `nil` before the first.
    private var space: CGFloat?
    /// The width of the space between the last item and the next one, if there is any.
    private var separator: CGFloat?
    private var previous = WordTraits()
    /// Whether texts touch that have no space between them. In columns, none do.
    private let textsTouch: Bool

    init(in configuration: FlowBoxed<FlowConfiguration>) {
        textsTouch =
            configuration.options.columns == .natural && configuration.itemSpacing.map { $0 <= 0 } ?? false
    }

    mutating func addSpace(_ width: CGFloat, separates: Bool) {
        space = width
        if separates { separator = max(separator ?? 0, width) }
    }

    /// Takes the item after the last one, a word or another view. Returns whether no line may end between the two.
    mutating func takeItem(_ item: Int, _ values: FlowBoxed<ViewValues>?) -> Bool {
        guard space != nil else { return false }
        let word = values?.word ?? WordTraits()
        let joins = separator == nil && joinsPrevious(word)
        let distance: CGFloat? =
            switch word.start {
            case .ofText, .ofJoinedText, .ofParagraph: separator ?? (word.continuesSentence ? 0 : nil)
            case .afterSpace: space
            case .afterWord: 0
            }
        if let distance { distances.append((item, distance)) }
        separator = nil
        previous = word
        return joins
    }

    /// Whether no line may end between the last item and a word or another view, as no space is between them.
    private func joinsPrevious(_ word: WordTraits) -> Bool {
        guard word.beginsText, textsTouch, let end = previous.string, let start = word.string else {
            return previous.joinsNext || word.start == .ofJoinedText
        }
        return previous.touchesNext && word.touchesPrevious && !end.allowsBreak(before: start)
    }

    func apply(to items: inout FlowItems) {
        for (item, distance) in distances { items.setSpacing(distance, at: item) }
    }
}
