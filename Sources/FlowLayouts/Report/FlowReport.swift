import FlowEngine

/// What the layout of a flow reports to its view: which views are hidden.
struct FlowReport: Equatable {
    /// The views and the limit that it is about, if it hides any.
    var elements: ContentViews?
    var limit = FlowLimit()
    /// The content indices of those that are hidden.
    var hidden: Set<Int> = []
    /// How many are hidden. Spaces between words do not count, nor do spacers and dividers.
    var hiddenCount = 0
    var showsOverflow = false
    /// 0 unless an `onFlowChange` asks for it.
    var lineCount = 0

    func isAbout(_ elements: ContentViews, _ limit: FlowLimit) -> Bool {
        self.elements == elements && self.limit == limit
    }

    /// The content indices of those that a limit hides, as far as this report is about it.
    func hidden(of elements: ContentViews, by limit: FlowLimit) -> Set<Int> {
        isAbout(elements, limit) ? hidden : []
    }

    /// The content indices, among other views, of those that are hidden.
    func hidden(among others: ContentViews) -> Set<Int> {
        guard let elements, elements != others else { return hidden }
        let ids = Set(hidden.map { elements.ids[$0] })
        return Set(others.ids.indices.filter { ids.contains(others.ids[$0]) })
    }
}

// In the environment, so that a change evaluates only the views that read it.
extension EnvironmentValues {
    /// What the layout of the enclosing flow reported last.
    var flowReport: Binding<FlowReport> {
        get { self[FlowReportKey.self] }
        set { self[FlowReportKey.self] = newValue }
    }
}

private struct FlowReportKey: EnvironmentKey {
    static var defaultValue: Binding<FlowReport> { .constant(FlowReport()) }
}
