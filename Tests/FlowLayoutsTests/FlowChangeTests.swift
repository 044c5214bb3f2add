import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// What a flow tells about its lines and its hidden views.
@MainActor
@Suite(.inBothModes) struct FlowChangeTests {
    private final class Log {
        var summaries: [String] = []
    }

    private func boxes(_ names: String) -> some View {
        ForEach(names.map { String($0) }, id: \.self) { _ in Box(50, 20) }
    }

    private func text(_ summary: FlowSummary) -> String {
        "\(summary.lineCount) lines, \(summary.hiddenCount) hidden: "
            + summary.hiddenIDs(as: String.self).joined()
    }

    /// Two of 50 are 100 wide.
    @Test func theNumberOfLinesIsReportedWhenItChanges() {
        let log = Log()
        let flow = HFlow(spacing: 0) { boxes("abcde") }
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
        let flow = HFlow(spacing: 0) { boxes("abcdefg") }
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

    // Another limit hides the same views.
    @Test func whatIsTheSameIsNotReportedAgain() {
        struct Limited: View {
            final class Handle { var isOfViews: Binding<Bool>? }

            let handle: Handle
            let log: Log
            @State private var isOfViews = false

            var body: some View {
                let _ = handle.isOfViews = $isOfViews
                HFlow(spacing: 0) { ForEach(0..<5, id: \.self) { _ in Box(50, 20) } }
                    .maxLines(isOfViews ? nil : 1).maxViews(isOfViews ? 2 : nil)
                    .onFlowChange { log.summaries.append("\($0.lineCount) \($0.hiddenCount)") }
            }
        }
        let (handle, log) = (Limited.Handle(), Log())
        let host = host(Limited(handle: handle, log: log), width: 100)
        _ = host.frames
        for isOfViews in [true, false] {
            handle.isOfViews?.wrappedValue = isOfViews
            _ = host.frames
        }
        expectEqual(log.summaries, ["1 3"])
    }

    // A break and a box change places, and keep their ids.
    @Test func aBreakHasNoID() {
        struct Views: View {
            final class Handle { var broken: Binding<Int>? }

            let handle: Handle
            let log: Log
            @State private var broken = 1

            var body: some View {
                let _ = handle.broken = $broken
                HFlow(spacing: 0) {
                    Box(50, 20).id(0)
                    view(1)
                    view(2)
                }
                .maxLines(1)
                .onFlowChange { log.summaries.append("\($0.hiddenIDs(as: Int.self))") }
            }

            @ViewBuilder private func view(_ id: Int) -> some View {
                if id == broken { LineBreak().id(id) } else { Box(50, 20).id(id) }
            }
        }
        let (handle, log) = (Views.Handle(), Log())
        let host = host(Views(handle: handle, log: log), width: 50)
        _ = host.frames
        handle.broken?.wrappedValue = 2
        _ = host.frames
        expectEqual(log.summaries, ["[2]", "[1]"])
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
}
