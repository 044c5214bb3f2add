/// What the layout of a flow tells its view: which views are hidden.
struct FlowReport: Equatable {
    /// If any are hidden, all views, and the limit.
    var elements: ContentViews?
    var limit = FlowLimit()
    /// The content indices of those that are hidden.
    var hidden: Set<Int> = []
    /// How many they are. Spaces between words do not count, nor do spacers and dividers.
    var hiddenCount = 0
    /// Whether the overflow view is shown.
    var showsOverflow = false
    /// 0 unless somebody wants to know.
    var lineCount = 0

    /// Whether this is of these views, by this limit, and so says which of them are hidden.
    func tells(of elements: ContentViews, by limit: FlowLimit) -> Bool {
        self.elements == elements && self.limit == limit
    }

    /// Whether a view is hidden, as far as this tells.
    func isHidden(_ contentIndex: Int, of elements: ContentViews, by limit: FlowLimit) -> Bool {
        tells(of: elements, by: limit) && hidden.contains(contentIndex)
    }

    /// The content indices of the hidden views among others.
    func hidden(among others: ContentViews) -> Set<Int> {
        guard let elements, elements != others else { return hidden }
        let ids = Set(hidden.map { elements.ids[$0] })
        return Set(others.ids.indices.filter { ids.contains(others.ids[$0]) })
    }
}
