/// What the layout of a flow reports to its view: which views are hidden.
struct FlowReport: Equatable {
    /// All views and the limit, if any views are hidden.
    var elements: ContentViews?
    var limit = FlowLimit()
    /// The content indices of those that are hidden.
    var hidden: Set<Int> = []
    /// How many they are. Spaces between words do not count, nor do spacers and dividers.
    var hiddenCount = 0
    var showsOverflow = false
    /// 0 unless an `onFlowChange` asks for it.
    var lineCount = 0

    /// Whether this report is about these views and this limit.
    func tells(of elements: ContentViews, by limit: FlowLimit) -> Bool {
        self.elements == elements && self.limit == limit
    }

    /// Whether a view is hidden, as far as this report says.
    func isHidden(_ contentIndex: Int, of elements: ContentViews, by limit: FlowLimit) -> Bool {
        tells(of: elements, by: limit) && hidden.contains(contentIndex)
    }

    /// The content indices, among other views, of those that are hidden.
    func hidden(among others: ContentViews) -> Set<Int> {
        guard let elements, elements != others else { return hidden }
        let ids = Set(hidden.map { elements.ids[$0] })
        return Set(others.ids.indices.filter { ids.contains(others.ids[$0]) })
    }
}
