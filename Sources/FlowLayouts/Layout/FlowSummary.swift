/// How many lines a flow has, and what it hides, for ``FlowView/onFlowChange(perform:)``.
public struct FlowSummary: Equatable {
    /// The number of lines.
    public let lineCount: Int
    /// The number of hidden views: 0 without a limit.
    public let hiddenCount: Int
    private let hidden: [_VariadicView.Children.Element]

    init(_ report: FlowReport, of views: [_VariadicView.Children.Element]) {
        lineCount = report.lineCount
        hiddenCount = report.hiddenCount
        hidden = report.hiddenIDs.isEmpty ? [] : views.filter { report.hiddenIDs.contains($0.id) }
    }

    /// The ids of the hidden views, in the order of the views: those of this type that a `ForEach` or `id(_:)` gave them.
    public func hiddenIDs<ID: Hashable>(as type: ID.Type = ID.self) -> [ID] {
        hidden.compactMap { $0.id(as: type) }
    }

    public static func == (a: FlowSummary, b: FlowSummary) -> Bool {
        a.lineCount == b.lineCount && a.hiddenCount == b.hiddenCount
            && a.hidden.map(\.id) == b.hidden.map(\.id)
    }
}
