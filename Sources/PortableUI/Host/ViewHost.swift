/// Shows a view hierarchy: keeps its state, lays it out in a proposal, and evaluates it again when
/// something changes.
///
/// ```swift
/// let host = ViewHost(Text("Hello").padding(4), proposal: ProposedViewSize(width: 100, height: nil))
/// host.frames.frame
/// host.displayList
/// ```
///
/// Results are up to date whenever they are asked for. An evaluation asks all views for their bodies;
/// state, identities and layout caches last as long as a view is at its place with its type.
@MainActor
public final class ViewHost<Root: View> {
    /// The views shown. Setting them keeps the state of those that have counterparts.
    public var rootView: Root {
        didSet { invalidation.isNeeded = true }
    }
    /// What the root view is offered.
    public var proposal: ProposedViewSize {
        didSet { isLaidOut = isLaidOut && proposal == oldValue }
    }
    /// The environment of the root view.
    public var environment: EnvironmentValues {
        didSet { invalidation.isNeeded = true }
    }

    private let measurer: any TextMeasurer
    private let rootNode: IdentityNode
    private let fields = DynamicFields()
    private let invalidation = Invalidation()
    private var evaluation = 0
    private var element: LayoutElement?
    private var isLaidOut = false
    private var reported: [ViewIdentity: CGRect] = [:]

    /// - Parameters:
    ///   - rootView: The views to show.
    ///   - proposal: What they are offered. By default they get their ideal size.
    ///   - environment: What they inherit.
    ///   - measurer: How large text is. By default the same for each character, on every machine.
    public init(
        _ rootView: Root, proposal: ProposedViewSize = .unspecified,
        environment: EnvironmentValues = EnvironmentValues(),
        measurer: any TextMeasurer = FixedTextMeasurer()
    ) {
        self.rootView = rootView
        self.proposal = proposal
        self.environment = environment
        self.measurer = measurer
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

    /// The elements that were inserted, moved, resized or removed since the last call, in order of
    /// appearance, removed ones last. The first call reports everything as inserted.
    public func update() -> [FrameChange] {
        let nodes = frames.preorder
        var gone = reported
        var changes: [FrameChange] = []
        for node in nodes {
            let old = gone.removeValue(forKey: node.identity)
            if old != node.frame {
                changes.append(FrameChange(identity: node.identity, old: old, new: node.frame))
            }
        }
        let removed = gone.sorted { ($0.value.minY, $0.value.minX) < ($1.value.minY, $1.value.minX) }
        changes += removed.map { FrameChange(identity: $0.key, old: $0.value, new: nil) }
        reported = Dictionary(uniqueKeysWithValues: nodes.map { ($0.identity, $0.frame) })
        return changes
    }

    private func laidOutElement() -> LayoutElement {
        let element = evaluatedElement()
        if !isLaidOut {
            element.layOut(at: .zero, in: .zero, proposal: proposal)
            isLaidOut = true
        }
        return element
    }

    private func evaluatedElement() -> LayoutElement {
        if let element, !invalidation.isNeeded { return element }
        invalidation.isNeeded = false
        isLaidOut = false
        evaluation += 1
        let context = BuildContext(
            node: rootNode, environment: environment, evaluation: evaluation, measurer: measurer,
            fields: fields, invalidation: invalidation)
        let elements = context.build(VStack { rootView }, at: .position(0))
        rootNode.prune(after: evaluation)
        // Several views at the root stand below each other, as in SwiftUI; a single one is the root.
        let element = elements[0].children.count == 1 ? elements[0].children[0] : elements[0]
        self.element = element
        return element
    }
}
