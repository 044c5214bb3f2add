/// How many lines a flow has, and what it hides, for ``FlowView/onFlowChange(perform:)``.
public struct FlowSummary: Equatable {
    /// The number of lines.
    public let lineCount: Int
    private let hidden: FlowOverflow

    init(_ report: FlowReport, of views: [_VariadicView.Children.Element]) {
        (lineCount, hidden) = (report.lineCount, FlowOverflow(report, of: views))
    }

    /// The number of hidden views: 0 without a limit.
    public var hiddenCount: Int { hidden.count }

    /// The ids of the hidden views, in the order of the views: those of this type that a `ForEach` or `id(_:)` gave them.
    public func hiddenIDs<ID: Hashable>(as type: ID.Type = ID.self) -> [ID] {
        hidden.ids(as: type)
    }

    public static func == (a: FlowSummary, b: FlowSummary) -> Bool {
        a.lineCount == b.lineCount && a.hiddenCount == b.hiddenCount
            && a.hidden.views.map(\.id) == b.hidden.views.map(\.id)
    }
}
