/// A view of a flow that depends on whether it begins or ends its line, such as a segment with round corners.
///
/// ```swift
/// HFlow(spacing: 2) {
///     ForEach(topics, id: \.self) { topic in
///         FlowEdgeReader { edges in
///             Segment(title: topic, edges: edges)
///         }
///     }
/// }
/// .tellsEdges()
/// ```
///
/// The edges are those that are seen, also if the flow is reversed or runs from right to left. In an ``HFlow``, a view has
/// `.leading` if it begins its row, `.trailing` if it ends it, and `.top` and `.bottom` if it is in the first or the last
/// row. In a ``VFlow``, `.top` and `.bottom` are the ends of its column, and `.leading` and `.trailing` are the first and the
/// last column.
///
/// The view that says how many are hidden is a view of the flow, too: a view before it does not end its row. There are no
/// edges in a flow without ``FlowView/tellsEdges()``, before its first layout, and where no action ever runs, as in
/// widgets. The size of the view should not depend on them.
nonisolated public struct FlowEdgeReader<Content: View>: View {
    private let content: (Edge.Set) -> Content
    @State private var id = FlowEdgeReaderID()
    @Environment(\.flowEdges) private var edges

    /// - Parameter content: Makes the view, given the edges at which it is.
    public init(@ViewBuilder content: @escaping (_ edges: Edge.Set) -> Content) {
        self.content = content
    }

    // A single view for the flow, also if the content has several.
    @MainActor public var body: some View {
        HStack { content(edges[id, default: []]) }
            .flowValue(ViewValues.EdgeReader.self, id)
    }
}

/// Tells a reader from all others.
final class FlowEdgeReaderID: Hashable, Sendable {
    static func == (a: FlowEdgeReaderID, b: FlowEdgeReaderID) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// A view in a flow has the environment of the flow. What is set on it after that has no effect, so all readers get
// the edges of all.
extension EnvironmentValues {
    var flowEdges: [FlowEdgeReaderID: Edge.Set] {
        get { self[FlowEdges.self] }
        set { self[FlowEdges.self] = newValue }
    }
}

private struct FlowEdges: EnvironmentKey {
    static let defaultValue: [FlowEdgeReaderID: Edge.Set] = [:]
}
