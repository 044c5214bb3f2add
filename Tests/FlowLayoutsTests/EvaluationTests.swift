import Expectations
import PortableUITesting
import Testing

@testable import FlowLayouts

/// How often the views of a flow are evaluated that hides some of them, where only what has changed is.
@MainActor
@Suite struct EvaluationTests {
    private final class Log { var bodies = 0 }

    private struct Chip: View {
        let log: Log

        var body: some View {
            let _ = log.bodies += 1
            Box(40, 20)
        }
    }

    // Three boxes fit into 140, and four into 190.
    @Test func eachChipIsEvaluatedOnceAndNoneForAnotherNumber() {
        HostBehavior.ofNewHosts.withValue(.pessimistic(lastStateFirst: true)) {
            let log = Log()
            let flow = HFlow(spacing: 10) { ForEach(0..<12, id: \.self) { _ in Chip(log: log) } }
                .maxLines(2) { Text("+\($0.count)") }
            let host = host(flow, width: 140)
            expectEqual(host.strings, ["+7"])
            // None is made again for what the layout has told.
            expectEqual(host.counts().bodies[FlowOfElements.name], 1)
            expectEqual(log.bodies, 12)
            log.bodies = 0
            host.proposal.width = 190
            expectEqual(host.strings, ["+5"])
            expectEqual(host.counts().bodies[FlowOfElements.name] ?? 0, 0)
            expectEqual(log.bodies, 0)
        }
    }

    // Four lines, and then three.
    @Test func noViewIsEvaluatedForAnotherNumberOfLinesThatNobodyAsksFor() {
        let flow = HFlow(spacing: 10) { ForEach(0..<12, id: \.self) { _ in Box(40, 20) } }
        let host = host(flow.maxLines(5), width: 140)
        _ = (host.frames, host.counts())
        host.proposal.width = 190
        expectEqual(host.frames.frame.height, 80)
        expectEqual(host.counts().bodies.filter { $0.value > 0 }, [:])
    }
}

extension View {
    /// What counts call the type.
    fileprivate static var name: String { "\(self)" }
}
