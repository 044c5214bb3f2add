import FlowEngine

/// What the layout of a flow reports to its view: which views are hidden.
struct FlowReport: Equatable {
    /// The views and the limit that it is about, if it hides any.
    var contentViews: ContentViews?
    var limit = FlowLimit()
    /// The ids of those that are hidden.
    var hidden: Set<RepeatableID<AnyHashable>> = []
    /// What the overflow view is made for.
    var overflow = FlowOverflow()
    var showsOverflow = false
    /// 0 unless an `onFlowChange` asks for it.
    var lineCount = 0

    func isAbout(_ contentViews: ContentViews, _ limit: FlowLimit) -> Bool {
        self.contentViews == contentViews && self.limit == limit
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
