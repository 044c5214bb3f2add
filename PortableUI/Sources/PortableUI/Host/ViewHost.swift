/// Shows a view hierarchy: keeps its state, lays it out in a proposal, and evaluates it again when
/// something changes.
///
/// ```swift
/// let host = ViewHost(
///     Text("Hello").font(.system(size: 10)).padding(4),
///     proposal: ProposedViewSize(width: 100, height: nil))
/// host.frames.frame                    // x 0, y 0, 38 × 20
/// host.frames.frames(named: "Text")[0] // x 4, y 4, 30 × 12
/// host.displayList.items.count         // 1
/// ```
///
/// Results are up to date whenever they are asked for. After a change of the root view, of the
/// environment, of any state, or of what a view has read from an observable model, all views are asked for
/// their bodies again and all layouts to update their caches: which of them the change concerns is not tracked.
/// Another proposal only lays out again. A model that another thread changes while views are evaluated may be
/// shown as it was before.
/// State, identities and layout caches last as long as a view is at its place with its type.
@MainActor
public final class ViewHost<Root: View> {
    /// The views shown. Setting them keeps the state of those that have counterparts.
    public var rootView: Root {
        didSet { invalidation.evaluation.make() }
    }
    /// What the root view is offered.
    public var proposal: ProposedViewSize {
        didSet {
            if proposal != oldValue { invalidation.isLayoutNeeded = true }
        }
    }
    /// The environment of the root view.
    public var environment: EnvironmentValues {
        didSet { invalidation.evaluation.make() }
    }

    /// The most rounds of evaluation and layout each time that results are asked for, at least 1. Another round
    /// follows if an action, such as that of `onGeometryChange` or `onAppear`, changes state after layout. The rest is
    /// done the next time.
    public let roundLimit: Int

    /// The most layouts for the place of a view that is scrolled to.
    private static var scrollLimit: Int { 64 }
    /// The most layouts of the same views: each finds rows that were not known before, so it takes few.
    private static var passLimit: Int { 64 }

    private let measurer: any TextMeasurer
    private let rootNode: IdentityNode
    private let viewTypes = ViewTypes()
    private let behavior = HostBehavior.ofNewHosts.get()
    private let invalidation: Invalidation
    private let appearances = Appearances()
    private var evaluation: Int32 = 0
    /// Whether `onGeometryChange` has been told about the last layout.
    private var isGeometryReported = true
    /// The transaction of the last evaluation.
    private var evaluatedTransaction = Transaction()
    private var element: LayoutElement?
    /// What the views have read from observable models.
    private var modelReads: ModelReads?
    /// The frames of the last `update()`, in order of appearance.
    private var reported: [(identity: ViewIdentity, frame: CGRect)] = []

    /// - Parameters:
    ///   - rootView: The views to show.
    ///   - proposal: What they are offered. By default they get their ideal size.
    ///   - environment: What they inherit.
    ///   - measurer: How large text is. By default the same for each character, on every machine.
    ///   - roundLimit: The most rounds each time that results are asked for; less than 1 counts as 1. With 1, a
    ///     test sees what a user sees before views have adapted to their geometry.
    public init(
        _ rootView: Root, proposal: ProposedViewSize = .unspecified,
        environment: EnvironmentValues = EnvironmentValues(),
        measurer: any TextMeasurer = FixedTextMeasurer(), roundLimit: Int = 64
    ) {
        self.roundLimit = max(roundLimit, 1)
        self.rootView = rootView
        self.proposal = proposal
        self.environment = environment
        self.measurer = measurer
        invalidation = Invalidation(behavior)
        rootNode = IdentityNode(ViewIdentity(.position(0)), viewType: Root.self, evaluation: 0)
    }

    /// The frames of all elements.
    public var frames: FrameNode { FrameNode(laidOutElement()) }

    /// What the views draw.
    public var displayList: DisplayList {
        let element = laidOutElement()
        var canvas = Canvas(size: element.frame.size)
        element.draw(into: &canvas)
        return canvas.list
    }

    /// The animation with which the views were last evaluated: the last one that state, an observable model, the
    /// root view or the environment was changed with since the evaluation before. `nil` if there was none.
    ///
    /// State that an action sets after layout, as that of `onGeometryChange`, makes another evaluation, usually without
    /// one: a ``roundLimit`` of 1 lets a test look between the two.
    public var animation: Animation? {
        _ = laidOutElement()
        return evaluatedTransaction.animation
    }

    /// The elements that were inserted, moved, resized or removed since the last call, in order of
    /// appearance, removed ones last. The first call reports everything as inserted.
    public func update() -> [FrameChange] {
        var unmet = Dictionary(reported.map { ($0.identity, $0.frame) }) { first, _ in first }
        let previous = reported
        reported = frames.preorder.map { ($0.identity, $0.frame) }
        var changes: [FrameChange] = []
        for (identity, frame) in reported {
            let old = unmet.removeValue(forKey: identity)
            if old != frame {
                changes.append(FrameChange(identity: identity, old: old, new: frame))
            }
        }
        for (identity, frame) in previous where unmet[identity] != nil {
            changes.append(FrameChange(identity: identity, old: frame, new: nil))
        }
        return changes
    }

    /// Which view has the focus.
    var focus: Focus { invalidation.focus }

    var isPessimistic: Bool { behavior.isPessimistic }

    /// The root's element, laid out, with what was asked for scrolled to.
    func laidOutElement() -> LayoutElement {
        var element = settledElement()
        while !invalidation.scrollRequests.isEmpty {
            let request = invalidation.scrollRequests.removeFirst()
            var rounds = 0
            // The place of a new view is known only when it has been shown.
            while element.show(request), rounds < Self.scrollLimit {
                rounds += 1
                invalidation.isLayoutNeeded = true
                element = settledElement()
            }
        }
        return element
    }

    /// The root's element, laid out, and again as long as actions change state after that. If that does not end, it goes
    /// on when results are asked for again.
    private func settledElement() -> LayoutElement {
        var element = evaluatedElement()
        var rounds = 0
        while invalidation.isLayoutNeeded || !isGeometryReported {
            layOut(element)
            isGeometryReported = !behavior.isPessimistic || rounds.isMultiple(of: 2)
            invalidation.reportsGeometry = isGeometryReported
            appearances.report { element.reportEvents() }
            invalidation.focus.settle(in: element)
            rounds += 1
            guard rounds < roundLimit else { break }
            element = evaluatedElement()
        }
        return element
    }

    /// Lays out again as long as lazy stacks find rows that are longer or shorter than estimated.
    private func layOut(_ element: LayoutElement) {
        invalidation.arrivals?.areViewsAsked = true
        defer { invalidation.arrivals?.areViewsAsked = false }
        var passes = 0
        while invalidation.isLayoutNeeded, passes < Self.passLimit {
            passes += 1
            invalidation.isLayoutNeeded = false
            element.forgetEstimates()
            element.layOut(at: .zero, in: .zero, proposal: proposal)
        }
        rootNode.prune(after: evaluation)
    }

    private func evaluatedElement() -> LayoutElement {
        let transaction = invalidation.nextEvaluation()
        if let element, transaction == nil { return element }
        invalidation.arrivals?.areViewsAsked = true
        defer { invalidation.arrivals?.areViewsAsked = false }
        evaluatedTransaction = transaction ?? Transaction()
        invalidation.isLayoutNeeded = true
        evaluation &+= 1
        let context = BuildContext(
            node: rootNode, environment: environment, transaction: evaluatedTransaction,
            evaluation: BuildContext.Evaluation(
                number: evaluation, measurer: measurer, viewTypes: viewTypes, invalidation: invalidation,
                appearances: appearances, isPessimistic: behavior.isPessimistic))
        let (element, reads) = invalidation.watch {
            // Several views at the root are stacked vertically.
            context.build(single: rootView, in: .vertical)
        }
        self.element = element
        modelReads = reads
        return element
    }
}

// MARK: - Settling

extension ViewHost {
    /// Lays out and lets the main queue do what is waiting there, in turn, until that changes no view any more, but at
    /// most as often as ``roundLimit`` says.
    ///
    /// Some views find out their size in a `GeometryReader` and put it into their state by `DispatchQueue.main.async`,
    /// or in a task on the main actor, such as that of `task(priority:_:)`. A test sees what becomes of them if it
    /// awaits this before it asks for results. Without it, it sees what a user does at first. For what a task does after
    /// it has waited for something else, the test has to wait itself.
    public func settle() async {
        for _ in 0..<roundLimit {
            _ = laidOutElement()
            // What waits on the main queue came earlier.
            await Task { @MainActor in }.value
            guard invalidation.isEvaluationPending || invalidation.isLayoutNeeded else { return }
        }
    }
}

// MARK: - Scrolling

extension ViewHost {
    /// How far the first scroll view is scrolled, in points from its content's top leading corner to that
    /// of the window. Zero where there is none.
    public var scrollOffset: CGPoint {
        laidOutElement().scrollElements.first?.position.offset ?? .zero
    }

    /// Scrolls the first scroll view.
    ///
    /// - Parameter offset: In points, from the content's top leading corner to that of the window. It is
    ///   limited to what the content allows; NaN counts as 0.
    public func scroll(to offset: CGPoint) {
        let target = CGPoint(
            x: offset.x.isNaN ? 0 : max(offset.x, 0), y: offset.y.isNaN ? 0 : max(offset.y, 0))
        for _ in 0..<Self.scrollLimit {
            guard let position = laidOutElement().scrollElements.first?.position else { return }
            let isBeyondEnd = position.isBeyondEnd(target)
            position.scroll(to: target)
            invalidation.isLayoutNeeded = true
            _ = laidOutElement()
            // The end is known only when it has been shown.
            if !isBeyondEnd || !position.isShortOfEnd(on: target) { return }
        }
    }
}
