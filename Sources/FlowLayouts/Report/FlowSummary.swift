/// How many lines a flow has, and what it hides, for ``FlowView/onFlowChange(perform:)``.
public struct FlowSummary: Equatable {
    /// The number of lines.
    public let lineCount: Int
    private let hidden: FlowOverflow

    init(_ report: FlowReport) {
        (lineCount, hidden) = (report.lineCount, report.overflow)
    }

    /// The number of hidden views, as ``FlowOverflow/count`` counts them; 0 without a limit.
    public var hiddenCount: Int { hidden.count }

    /// The ids of the hidden views, as ``FlowOverflow/ids(as:)`` finds them.
    public func hiddenIDs<ID: Hashable>(as type: ID.Type = ID.self) -> [ID] {
        hidden.ids(as: type)
    }
}
