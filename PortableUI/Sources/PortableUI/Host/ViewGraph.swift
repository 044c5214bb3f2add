import PortableUIDrawing

/// Keeps a view hierarchy: the state of views and their identities. Evaluates views when something has changed, and lays
/// them out in a proposal.
@MainActor
package final class ViewGraph {
    /// What the root view is offered.
    package var proposal: ProposedViewSize {
        didSet {
            if proposal != oldValue { hostMemory.isLayoutNeeded = true }
        }
    }
    /// How far what is seen reaches beyond what the root view is offered.
    package var safeAreaInsets: EdgeInsets {
        get { hostMemory.safeArea.insets }
        set {
            guard newValue != safeAreaInsets else { return }
            hostMemory.safeArea.insets = newValue
            hostMemory.isLayoutNeeded = true
        }
    }
    /// The environment of the root view.
    package var environment: EnvironmentValues {
        didSet { hostMemory.pendingEvaluation.request() }
    }
    /// The most rounds of evaluation and layout each time that results are asked for.
    package let roundLimit: Int

    /// Makes the element of the root view.
    private var buildRoot: @MainActor (BuildContext) -> LayoutElement
    /// The most layouts for the place of a view that is scrolled to.
    private static var scrollLimit: Int { 64 }
    /// The most layouts of the same views: each finds rows that were not known before, so it takes few.
    private static var passLimit: Int { 64 }

    private let texts: TextMemory
    private let rootNode: IdentityNode
    private let viewTypes = ViewTypes()
    private let behavior = HostBehavior.ofNewHosts.get()
    private let hostMemory: HostMemory
    private let appearances: Appearances
    private var evaluationNumber: Int32 = 0
    /// Whether `onGeometryChange` has been told about the last layout.
    private var isGeometryReported = true
    /// The transaction of the last evaluation.
    private var evaluatedTransaction = Transaction()
    private var element: LayoutElement?

    package init<Root: View>(
        _ rootView: Root, proposal: ProposedViewSize, environment: EnvironmentValues,
        measurer: any TextMeasurer, roundLimit: Int
    ) {
        self.proposal = proposal
        self.environment = environment
        texts = TextMemory(measurer)
        self.roundLimit = max(roundLimit, 1)
        buildRoot = Self.builder(of: rootView)
        hostMemory = HostMemory(behavior)
        appearances = Appearances(hostMemory)
        rootNode = IdentityNode(ViewIdentity(.position(0)), viewType: Root.self, evaluation: 0)
    }

    /// Shows another root view.
    package func show<Root: View>(_ rootView: Root) {
        buildRoot = Self.builder(of: rootView)
        hostMemory.pendingEvaluation.request()
    }

    /// Several views at the root are stacked vertically.
    private static func builder<Root: View>(
        of rootView: Root
    ) -> @MainActor (BuildContext) -> LayoutElement {
        { $0.build(single: rootView, in: .vertical) }
    }

    /// What the views draw.
    package var displayList: DisplayList {
        let element = laidOutElement()
        var canvas = Canvas()
        ask { element.draw(into: &canvas) }
        return DisplayList(size: element.frame.size, nodes: canvas.nodes)
    }

    /// The transaction with which the views were last evaluated.
    package var lastTransaction: Transaction {
        _ = laidOutElement()
        return evaluatedTransaction
    }

    /// Which view has the focus.
    package var focus: Focus { hostMemory.focus }

    package var isPessimistic: Bool { behavior.isPessimistic }

    /// What has been done since the last call.
    package func takeTally() -> Tally {
        _ = laidOutElement()
        defer { hostMemory.tally = Tally() }
        viewTypes.addCounts(to: &hostMemory.tally)
        return hostMemory.tally
    }

    /// Whether views have to be evaluated or laid out again.
    package var isChangePending: Bool { hostMemory.isEvaluationPending || hostMemory.isLayoutNeeded }

    /// The root's element, laid out, with what was asked for scrolled to.
    package func laidOutElement() -> LayoutElement {
        var element = settledElement()
        while !hostMemory.scrollRequests.isEmpty {
            let request = hostMemory.scrollRequests.removeFirst()
            hostMemory.scrollAnimation = request.animation
            var rounds = 0
            // The place of a new view is known only when it has been shown. SwiftUI may not try again then.
            while rounds < (isPessimistic ? 1 : Self.scrollLimit), element.show(request) {
                rounds += 1
                hostMemory.isLayoutNeeded = true
                element = settledElement()
            }
        }
        return element
    }

    /// The root's element, laid out, and again as long as actions change state after that. If that does not end, it goes
    /// on when results are asked for again.
    private func settledElement() -> LayoutElement {
        hostMemory.frameNumber += 1
        var element = evaluatedElement()
        var rounds = 0
        while hostMemory.isLayoutNeeded || !isGeometryReported {
            layOut(element)
            // Pessimistic: once a frame, which has two rounds, so a change by an action is told a round late.
            isGeometryReported = !behavior.isPessimistic || rounds.isMultiple(of: 2)
            hostMemory.reportsGeometry = isGeometryReported
            appearances.report { element.reportEvents() }
            hostMemory.focus.settle(in: element)
            rounds += 1
            guard rounds < roundLimit else { return element }
            element = evaluatedElement()
        }
        return element
    }

    /// Asks views for what SwiftUI may ask for on any thread.
    private func ask<Result>(_ work: @escaping @MainActor () -> Result) -> Result {
        behavior.isOnOtherThread ? onOtherThread(work) : work()
    }

    /// The same, while views see only the states that have arrived.
    private func askViews<Result>(_ work: @escaping @MainActor () -> Result) -> Result {
        hostMemory.arrivals?.areViewsAsked = true
        defer { hostMemory.arrivals?.areViewsAsked = false }
        return ask(work)
    }

    /// Lays out again as long as lazy stacks find rows that are longer or shorter than estimated.
    private func layOut(_ element: LayoutElement) {
        var passes = 0
        while hostMemory.isLayoutNeeded, passes < Self.passLimit {
            passes += 1
            hostMemory.tally.layouts += 1
            hostMemory.isLayoutNeeded = false
            element.forgetEstimates()
            askViews { [self] in
                hostMemory.safeArea.bounds.size =
                    proposal.replacingUnspecifiedDimensions(by: element.size(proposal))
                element.layOut(at: .zero, in: .zero, proposal: proposal)
            }
        }
        rootNode.prune(after: evaluationNumber)
    }

    private func evaluatedElement() -> LayoutElement {
        let transaction = hostMemory.nextEvaluation()
        if let element, transaction == nil { return element }
        evaluatedTransaction = transaction ?? Transaction()
        hostMemory.isLayoutNeeded = true
        evaluationNumber &+= 1
        hostMemory.tally.evaluations += 1
        let context = BuildContext(
            node: rootNode, environment: environment, transaction: evaluatedTransaction,
            evaluation: BuildContext.Evaluation(
                number: evaluationNumber, texts: texts, viewTypes: viewTypes, hostMemory: hostMemory,
                appearances: appearances, behavior: behavior))
        let element = askViews { [self] in buildRoot(context) }
        self.element = element
        return element
    }
}

extension ViewGraph {
    /// How far the first scroll view is scrolled.
    package var scrollOffset: CGPoint {
        laidOutElement().scrollElement?.position.offset ?? .zero
    }

    /// With which animation a view was scrolled to last.
    package var scrollAnimation: Animation? {
        _ = laidOutElement()
        return hostMemory.scrollAnimation
    }

    /// Scrolls the first scroll view as far as its content allows. Returns whether there is one.
    package func scroll(to target: CGPoint) -> Bool {
        for _ in 0..<Self.scrollLimit {
            guard let position = laidOutElement().scrollElement?.position else { return false }
            position.scroll(to: target)
            hostMemory.isLayoutNeeded = true
            _ = laidOutElement()
            // The end is known only when it has been shown.
            if !position.isHeldBack(from: target) { break }
        }
        return true
    }
}
