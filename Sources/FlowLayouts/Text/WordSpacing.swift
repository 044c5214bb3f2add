import FlowEngine
import FlowWords

/// The distances between words, which are as wide as the spaces in their text, and which words stay together.
struct WordSpacing {
    private var distances: [(item: Int, distance: CGFloat)] = []
    /// How wide the last space is; `nil` before the first.
    private var space: CGFloat?
    /// The width of the space between the last item and the next one, if there is any.
    private var gap: CGFloat?
    private var previous = WordTraits()
    /// Whether texts touch that have no space between them. In columns, none do.
    private let textsTouch: Bool

    init(in configuration: FlowBoxed<FlowConfiguration>) {
        textsTouch =
            configuration.options.columns == .natural && configuration.itemSpacing.map { $0 <= 0 } ?? false
    }

    mutating func addSpace(_ width: CGFloat, separates: Bool) {
        space = width
        if separates { gap = max(gap ?? 0, width) }
    }

    /// Takes the item after the last one, a word or another view. Returns whether no line may end between the two.
    @inline(__always)
    mutating func takeItem(_ item: Int, _ values: FlowBoxed<ViewValues>?) -> Bool {
        space != nil && take(values?.word ?? WordTraits(), ofItem: item)
    }

    private mutating func take(_ word: WordTraits, ofItem item: Int) -> Bool {
        let joins = gap == nil && joinsPrevious(word)
        let distance: CGFloat? =
            switch word.start {
            case .ofText, .ofParagraph: gap ?? (word.continuesSentence ? 0 : nil)
            case .afterSpace: space
            case .afterWord: 0
            }
        if let distance { distances.append((item, distance)) }
        gap = nil
        previous = word
        return joins
    }

    /// Whether no line may end between the last item and a word or another view, as no space is between them.
    private func joinsPrevious(_ word: WordTraits) -> Bool {
        guard previous.touchesNext, word.touchesPrevious else { return false }
        func join(_ end: String?, _ start: String?) -> Bool {
            !LineBreakRules.mayEndLine(
                between: end, and: start, touchesViews: (previous.touchesPrevious, word.touchesNext))
        }
        let (end, start) = (previous.string, word.string)
        // Two texts that are apart are like a view to each other.
        let areApart = !textsTouch && end != nil && start != nil
        return areApart ? join(end, nil) || join(nil, start) : join(end, start)
    }

    func apply(to items: inout FlowItems) {
        for (item, distance) in distances { items.setSpacing(distance, at: item) }
    }
}
