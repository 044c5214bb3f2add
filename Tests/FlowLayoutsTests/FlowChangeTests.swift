import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// What a flow tells about its lines and its hidden views, and what it tells its views.
@MainActor
@Suite(.inBothModes) struct FlowChangeTests {
    private final class Log {
        var summaries: [String] = []
        var edges: [String: Edge.Set] = [:]
    }

    /// A box that notes at which edges it is.
    private struct Segment: View {
        let name: String
        let log: Log

        var body: some View {
            FlowEdgeReader { edges in
                let _ = log.edges[name] = edges
                Box(50, 20)
            }
        }
    }

    private func segments(_ names: String, _ log: Log) -> some View {
        ForEach(names.map { String($0) }, id: \.self) { Segment(name: $0, log: log) }
    }

    private func text(_ summary: FlowSummary) -> String {
        "\(summary.lineCount) lines, \(summary.hiddenCount) hidden: "
            + summary.hiddenIDs(as: String.self).joined()
    }

    /// Two of 50 are 100 wide.
    @Test func theNumberOfLinesIsReportedWhenItChanges() {
        let log = Log()
        let flow = HFlow(spacing: 0) { segments("abcde", log) }
            .onFlowChange { log.summaries.append(text($0)) }
        let host = host(flow, width: 100)
        for width in [100, 149, 150, 500, 100] as [CGFloat] {
            host.proposal.width = width
            _ = host.frames
        }
        expectEqual(
            log.summaries,
            ["3 lines, 0 hidden: ", "2 lines, 0 hidden: ", "1 lines, 0 hidden: ", "3 lines, 0 hidden: "])
    }

    /// With the overflow view, which is 6 wide for a digit and 6 for “+”, one view fewer.
    @Test func hiddenViewsAreReportedByTheirIDs() {
        let log = Log()
        let flow = HFlow(spacing: 0) { segments("abcdefg", log) }
            .maxLines(2) { Text("+\($0.count)") }
            .onFlowChange { log.summaries.append(text($0)) }
        let host = host(flow, width: 100)
        for width in [100, 150, 400] as [CGFloat] {
            host.proposal.width = width
            _ = host.frames
        }
        expectEqual(
            log.summaries, ["2 lines, 4 hidden: defg", "2 lines, 2 hidden: fg", "1 lines, 0 hidden: "])
    }

    @Test func idsOfAnotherTypeAreLeftOut() {
        var ids: [Int]?
        let flow = HFlow(spacing: 0) {
            ForEach(0..<2, id: \.self) { _ in Box(50, 20) }
            Box(50, 20).id("text")
            Box(50, 20).id(7)
        }
        .maxLines(1)
        .onFlowChange { ids = $0.hiddenIDs() }
        _ = host(flow, width: 50).frames
        expectEqual(ids, [1, 7])
    }

    @Test func aFlowWithoutViewsHasNoLines() {
        var count: Int?
        _ = host(HFlow { EmptyView() }.onFlowChange { count = $0.lineCount }, width: 100).frames
        expectEqual(count, 0)
    }

    // MARK: Edges

    private typealias Edges = [String: Edge.Set]

    private func edges(width: CGFloat = 100, of flow: (Log) -> some View) -> Edges {
        let log = Log()
        let host = host(flow(log), width: width)
        _ = host.frames
        return log.edges
    }

    /// ab
    /// cd
    /// e
    @Test func viewsLearnWhetherTheyBeginOrEndARow() {
        let expected: Edges = [
            "a": [.leading, .top], "b": [.trailing, .top], "c": .leading, "d": .trailing,
            "e": [.leading, .trailing, .bottom],
        ]
        expectEqual(edges { log in HFlow(spacing: 0) { segments("abcde", log) }.tellsEdges() }, expected)
    }

    /// ace
    /// bd
    @Test func andWhetherTheyBeginOrEndAColumn() {
        let expected: Edges = [
            "a": [.leading, .top], "b": [.leading, .bottom], "c": .top, "d": .bottom,
            "e": [.trailing, .top, .bottom],
        ]
        let log = Log()
        let flow = VFlow(spacing: 0) { segments("abcde", log) }.tellsEdges()
        let host = ViewHost(flow, proposal: ProposedViewSize(width: nil, height: 40))
        _ = host.frames
        expectEqual(log.edges, expected)
    }

    ///  ba
    ///   c
    @Test(arguments: [true, false])
    func edgesAreThoseThatAreSeen(isReversed: Bool) {
        let ends: Edges =
            isReversed
            ? ["a": [.trailing, .top], "b": [.leading, .top], "c": [.leading, .trailing, .bottom]]
            : ["a": [.leading, .top], "b": [.trailing, .top], "c": [.leading, .trailing, .bottom]]
        expectEqual(
            edges { log in
                HFlow(spacing: 0) { segments("abc", log) }.reversesItems(isReversed).tellsEdges()
                    .environment(\.layoutDirection, .rightToLeft)
            }, ends)
    }

    /// c
    /// ab
    @Test func theFirstRowIsTheUpperOne() {
        let expected: Edges = [
            "a": [.leading, .bottom], "b": [.trailing, .bottom], "c": [.leading, .trailing, .top],
        ]
        expectEqual(
            edges { log in HFlow(spacing: 0) { segments("abc", log) }.reversesLines().tellsEdges() }, expected
        )
    }

    /// ab
    /// c+
    @Test func theOverflowViewMayEndARow() {
        let expected: Edges = [
            "a": [.leading, .top], "b": [.trailing, .top], "c": [.leading, .bottom],
        ]
        let edges = edges { log in
            HFlow(spacing: 0) { segments("abcdef", log) }
                .maxLines(2) { _ in Box(50, 20) }
                .tellsEdges()
        }
        expectEqual(edges.filter { expected[$0.key] != nil }, expected)
    }

    @Test func viewsLearnOfChanges() {
        let log = Log()
        let host = host(HFlow(spacing: 0) { segments("ab", log) }.tellsEdges(), width: 100)
        _ = host.frames
        expectEqual(log.edges, ["a": [.leading, .top, .bottom], "b": [.trailing, .top, .bottom]])
        host.proposal.width = 50
        _ = host.frames
        expectEqual(log.edges, ["a": [.leading, .trailing, .top], "b": [.leading, .trailing, .bottom]])
    }

    /// Also as a grown view, and with a modifier around it.
    @Test func aReaderIsLaidOutAsItsView() {
        let log = Log()
        let flow = HFlow(spacing: 0) {
            FlowEdgeReader { _ in Color.red.frame(height: 20) }.flowGrow().id("grows")
            Segment(name: "b", log: log).padding(5).id("padded")
        }
        .tellsEdges().sizing(.fill)
        let frames = host(flow, width: 100).frames
        expectEqual(frames.frame(id: "grows"), CGRect(x: 0, y: 5, width: 40, height: 20))
        expectEqual(frames.frame(id: "padded"), CGRect(x: 40, y: 0, width: 60, height: 30))
        expectEqual(log.edges, ["b": [.trailing, .top, .bottom]])
    }

    @Test func aFlowInAFlowTellsItsOwnViews() {
        let log = Log()
        let flow = HFlow(spacing: 0) {
            Segment(name: "a", log: log)
            HFlow(spacing: 0) { segments("bc", log) }.tellsEdges()
            HFlow(spacing: 0) { segments("d", log) }
        }
        .tellsEdges()
        _ = host(flow, width: 300).frames
        expectEqual(
            log.edges,
            [
                "a": [.leading, .top, .bottom], "b": [.leading, .top, .bottom],
                "c": [.trailing, .top, .bottom], "d": [],
            ])
    }

    @Test func withoutTheModifierTheyLearnNothing() {
        expectEqual(
            edges { log in HFlow(spacing: 0) { segments("ab", log) }.maxLines(1) }, ["a": [], "b": []])
    }
}
