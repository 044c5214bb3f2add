import Expectations
import PortableUITesting
import Testing

@testable import FlowLayouts

/// What a flow costs: how often lines are broken, a view is asked and a body is run, and how many views there are.
@MainActor
@Suite(.inBothModes) struct CostTests {
    /// What was done.
    private final class Log: @unchecked Sendable {
        var breakCount = 0
        let asked = ProposalLog()
        var bodies = 0
    }

    /// A flow's layout that notes how often it has broken lines when it has placed its views.
    private struct Counted<Flow: FlowContainer & Layout>: FlowContainer, Layout {
        var _configuration: FlowBoxed<FlowConfiguration>
        let log: Log

        init(_ flow: Flow, _ log: Log) { (_configuration, self.log) = (flow._configuration, log) }

        static var layoutProperties: LayoutProperties { Flow.layoutProperties }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
            cache: inout FlowLayoutCache
        ) {
            cache.arrangedToPlace(_configuration, in: bounds, proposal: proposal, subviews: subviews)
                .place(subviews, in: bounds)
            log.breakCount = cache.measured?.breakCount ?? 0
        }
    }

    // MARK: Arrangements

    /// How often a flow of boxes that are 20 high, 8 apart, breaks lines in a stack, for its size and their places.
    private func breakCount(
        of flow: HFlowLayout, _ widths: [CGFloat], height: CGFloat = 400,
        in stack: some Layout = VStackLayout()
    ) -> Int {
        let log = Log()
        let layout = Counted(flow.with { $0._configuration.lineSpacing = 8 }, log)
        let view = AnyLayout(stack) { layout { ForEach(widths.indices, id: \.self) { Box(widths[$0], 20) } } }
        _ = host(view, width: 200, height: height).frames
        return log.breakCount
    }

    /// Four fit into 200: 4 × 40 + 3 × 8 is 184. So there are three rows, which are 76 high.
    private let twelve = [CGFloat](repeating: 40, count: 12)

    // The places follow from the size.
    @Test func aFlowIsArrangedOnce() {
        for flow in [FlowLayout(), FlowLayout(spacing: 8), FlowLayout(spacing: 8).maxLines(2)] {
            expectEqual(breakCount(of: flow, twelve), 1)
        }
    }

    @Test func whereNothingIsHiddenForItsHeightAFlowIsArrangedOnce() {
        let flow = FlowLayout(spacing: 8).hidesOverflow()
        expectEqual(breakCount(of: flow, twelve, height: 76), 1)
        // All three rows, and the only fewer ones that may fit but for a single row.
        expectEqual(breakCount(of: flow, twelve, height: 75), 2)
        // A single row, too.
        expectEqual(breakCount(of: flow, twelve, height: 47), 3)
    }

    // In 200, there are rows of 64 and 64, of 64, and of 220, which sticks out: 220 × 76. The stack offers that, and it is
    // what it was.
    @Test func aFlowThatIsOfferedItsOwnSizeIsNotArrangedAgain() {
        let widths: [CGFloat] = [64, 64, 64, 220]
        expectEqual(breakCount(of: FlowLayout(spacing: 8), widths, in: ZStackLayout()), 1)
    }

    // MARK: Questions, bodies and views

    private struct Chip: View {
        let log: Log

        var body: some View {
            let _ = log.bodies += 1
            Asked(log.asked) { _ in CGSize(width: 40, height: 20) }
        }
    }

    private func flow(_ log: Log) -> HFlow<some View> {
        HFlow(spacing: 8) { ForEach(0..<12, id: \.self) { _ in Chip(log: log) } }
    }

    /// What views are asked and which bodies run: first, at another width where there are other rows, and when all is made
    /// anew.
    private func steps(_ make: @escaping (Log) -> some View) -> [(questions: [ProposedViewSize], bodies: Int)]
    {
        let log = Log()
        let host = host(VStack { make(log) }, width: 200, height: 400)
        return [{}, { host.proposal.width = 150 }, { host.rootView = VStack { make(log) } }].map { step in
            (log.asked.proposals, log.bodies) = ([], 0)
            step()
            _ = host.frames
            return (log.asked.proposals, log.bodies)
        }
    }

    // Each view is asked for its ideal size. A host may see that a view that is made anew is the same.
    @Test func aPlainFlowAsksEachViewOnce() {
        let steps = steps { flow($0) }
        #expect(steps[0].bodies == 12 && steps[0].questions.count == 12)
        expectNoMore(than: [12, 0, 12], in: steps)
    }

    /// Expects that no more bodies run in each step, and no more views are asked, for nothing but their ideal sizes.
    private func expectNoMore(
        than counts: [Int], in steps: [(questions: [ProposedViewSize], bodies: Int)],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (step, count) in zip(steps, counts) {
            #expect(step.bodies <= count && step.questions.count <= count, sourceLocation: sourceLocation)
            #expect(step.questions.allSatisfy { $0 == .unspecified }, sourceLocation: sourceLocation)
        }
    }

    // What is hidden is reported after the layout, and is another view then: each body runs once more at most.
    @Test func aFlowThatHidesViewsAsksOnceMoreWhenTheyAreKnown() {
        let steps = steps { flow($0).maxLines(2) { Text("+\($0.count)") } }
        expectNoMore(than: [24, 12, 12], in: steps)
    }

    @Test func atAnotherWidthALimitIsReportedOnce() {
        let host = host(flow(Log()).maxLines(2) { Text("+\($0.count)") }, width: 140)
        _ = host.counts()
        host.proposal.width = 90
        let second = host.counts()
        expectEqual(second.actions, ["onGeometryChange": 1])
        expectEqual(second.evaluations, 1)
        expectEqual(second.made["Chip"], nil)
        #expect(second.transforms > 0)
        #expect(second.readers > 0)
    }

    // 12 views have 11 gaps, and as many lines at most. A limit of n lines has n − 1 gaps between them; while it is expanded,
    // the button that collapses it may have a line of its own.
    @Test func thereAreAsManySeparatorsAsGapsThatThereCanBe() {
        let flow = flow(Log()).itemSeparator { Text("·") }.lineSeparator { Divider() }
        func counts(_ flow: some View) -> [Int] {
            let names = host(flow, width: 100).frames.preorder.map(\.name)
            return ["Text", "Divider"].map { name in names.count { $0 == name } }
        }
        expectEqual(counts(flow), [11, 11])
        for (limit, count) in [(nil, 11), (0, 0), (1, 0), (2, 1), (5, 4), (20, 11)] {
            expectEqual(counts(flow.maxLines(limit)), [11, count], "\(limit as Any)")
        }
        let expanded = flow.maxLines(2).expandable(isExpanded: .constant(true)) { Color.blue }
        expectEqual(counts(expanded), [12, 12])
    }

    // SwiftUI does not tell a layout which view has changed, so a flow asks all of them. It answers for the others from
    // memory, as long as they are asked nothing else, and that is what it comes to: one question, for all that a flow does.
    @Test func aChangeOfOneViewAsksEachOnce() {
        let changes: [(HFlow<ForEach<Range<Int>, Int, Asked>>) -> AnyView] = [
            { AnyView($0) }, { AnyView($0.itemSeparator { Text("·") }.lineSeparator { Divider() }) },
            { AnyView($0.maxLines(1)) }, { AnyView($0.maxLines(1) { Text("+\($0.count)") }) },
            { AnyView($0.onFlowReorder { _, _ in }) },
        ]
        for change in changes {
            let logs = (0..<8).map { _ in ProposalLog() }
            func flow(_ length: CGFloat) -> AnyView {
                change(
                    HFlow(spacing: 10) {
                        ForEach(0..<8, id: \.self) { number in
                            Asked(logs[number]) { _ in size(number == 1 ? length : 30, 20) }
                        }
                    })
            }
            let host = host(flow(30), width: 140)
            _ = host.frames
            for log in logs { log.proposals = [] }
            host.rootView = flow(31)
            _ = host.frames
            #expect(logs.allSatisfy { Set($0.proposals) == [.unspecified] })
        }
    }

    // MARK: Equal values

    /// Whether two values are the same for a graph that compares them field by field, and those that can say so by `==`.
    private func areSame(_ a: Any, _ b: Any) -> Bool {
        func equal<T: Equatable>(_ a: T) -> Bool { a == b as? T }
        if let a = a as? any Equatable { return equal(a) }
        let (fields, others) = (Mirror(reflecting: a), Mirror(reflecting: b))
        if fields.displayStyle == .class { return a as AnyObject === b as AnyObject }
        return type(of: a) == type(of: b) && fields.children.count == others.children.count
            && zip(fields.children, others.children).allSatisfy { areSame($0.value, $1.value) }
    }

    // A parent whose body runs makes its flow anew. It is the same one, so what is in it is left alone.
    @Test func aPlainFlowThatIsMadeAnewIsTheSame() {
        func flow(_ spacing: CGFloat) -> HFlow<Text> { HFlow(spacing: spacing) { Text("a") } }
        func column(_ count: Int) -> VFlow<Text> { VFlow { Text("a") }.columns(count) }
        #expect(areSame(flow(8), flow(8)))
        #expect(areSame(column(2), column(2)))
        #expect(!areSame(flow(8), flow(9)))
        #expect(!areSame(column(2), column(3)))
    }
}
