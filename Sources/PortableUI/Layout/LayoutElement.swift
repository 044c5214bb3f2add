/// One element of the tree that takes part in layout: a leaf such as a text, a container, or a modifier
/// around another element.
///
/// Views are values and come anew with each evaluation; so do their elements. What has to last (state,
/// layout caches) lives in the identity node.
@usableFromInline
class LayoutElement {
    /// What it, or an element that it is around, hands to the layout that it is in.
    @usableFromInline final let layoutValues: LayoutValues
    let node: IdentityNode
    let name: String
    let layoutDirection: LayoutDirection
    /// Whether the element is enabled, if all that it is inside of is.
    final var isEnabled: Bool
    /// How many modifiers directly around it need no element.
    final var omittedModifierCount = 0
    /// Those that are laid out inside. Where that depends on the proposal, known once they are placed.
    var children: [LayoutElement]

    /// Where a container wants this element, from `LayoutSubview.place` until the container reads it.
    final var placement: LayoutPlacement?
    /// The frame in the host's space, once laid out.
    private(set) var frame = CGRect.zero

    private var sizes: [ProposedViewSize: CGSize] = [:]
    private var knownSpacing: ViewSpacing?

    init(
        _ name: String, context: BuildContext, children: [LayoutElement] = [],
        layoutValues: LayoutValues = LayoutValues()
    ) {
        self.name = name
        self.layoutValues = layoutValues
        self.children = children
        node = context.node
        layoutDirection = context.environment.layoutDirection
        isEnabled = context.environment.isEnabled
    }

    /// For an element without a view.
    init(_ name: String, node: IdentityNode) {
        self.name = name
        self.node = node
        layoutValues = LayoutValues()
        children = []
        layoutDirection = .leftToRight
        isEnabled = true
    }

    // MARK: What subclasses say

    /// The size for a proposal. Asked once for each proposal.
    func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Gives the children their `placement`, in left-to-right coordinates. The origin of the bounds is
    /// the element's position in its parent.
    func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {}

    /// The position of a guide, where the element or one inside it set it.
    func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The distances to others that the element prefers. Asked once.
    func computeSpacing() -> ViewSpacing { ViewSpacing() }

    var priority: Double { 0 }

    /// Whether a frame directly around the element keeps its spacing preferences.
    var keepsSpacingInFrame: Bool { false }

    /// Whether the element, with all inside it, can be touched.
    var allowsHitTesting: Bool { true }

    /// Whether the element, with all inside it, is kept from those who have views read aloud.
    var isAccessibilityHidden: Bool { false }

    /// Tells those who want to know about the geometry of the element, or of one inside it. Called when
    /// all are laid out.
    func reportGeometry() {
        for child in children {
            child.reportGeometry()
        }
    }

    /// Draws the element and its children.
    func draw(into canvas: inout Canvas) {
        for child in children {
            child.draw(into: &canvas)
        }
    }

    /// The frame of the outermost view with an id, or a good guess for one that is not built as yet.
    ///
    /// - Parameter ancestor: Ids of this view, and of those around it, do not count.
    func frame(of id: AnyHashable, below ancestor: ViewIdentity) -> CGRect? {
        if node.identity.has(id: id, below: ancestor) { return frame }
        for child in children {
            if let frame = child.frame(of: id, below: ancestor) { return frame }
        }
        return nil
    }

    // MARK: What containers ask

    /// The size for a proposal, from memory where the proposal has been measured before.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes[proposal] { return size }
        let size = computeSize(proposal)
        sizes[proposal] = size
        return size
    }

    /// The distances to others that the element prefers, from memory where they have been asked for before.
    /// Without memory, each level of nested containers would multiply the work.
    final var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = computeSpacing()
        knownSpacing = spacing
        return spacing
    }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(of: self, proposal: proposal)
    }

    /// Forgets the sizes and spacing of the element, as it or one inside it has others now.
    func forgetSizes() {
        sizes = [:]
        knownSpacing = nil
    }

    /// Forgets all sizes that depend on views which are built as they are needed.
    ///
    /// - Returns: Whether there are any.
    @discardableResult
    func forgetEstimates() -> Bool {
        // Not `contains`: all children are to forget.
        let depends = children.map { $0.forgetEstimates() }.contains(true)
        if depends { forgetSizes() }
        return depends
    }

    // MARK: Layout

    /// Gives the element its place, and its descendants theirs.
    ///
    /// - Parameters:
    ///   - origin: In the parent's coordinates.
    ///   - parentOrigin: The parent's own origin in the host's space.
    final func layOut(at origin: CGPoint, in parentOrigin: CGPoint, proposal: ProposedViewSize) {
        let bounds = CGRect(origin: origin, size: size(proposal))
        frame = bounds.offsetBy(dx: parentOrigin.x, dy: parentOrigin.y)
        let placements = placements(in: bounds, proposal: proposal)
        for (child, placement) in zip(children, placements) {
            var childFrame = placement.frame(of: child).offsetBy(dx: -origin.x, dy: -origin.y)
            if layoutDirection == .rightToLeft {
                childFrame.origin.x = bounds.width - childFrame.maxX
            }
            child.layOut(at: childFrame.origin, in: frame.origin, proposal: placement.proposal)
        }
    }

    /// Where each child stands, in left-to-right coordinates.
    private func placements(in bounds: CGRect, proposal: ProposedViewSize) -> [LayoutPlacement] {
        placeChildren(in: bounds, proposal: proposal)
        return children.map { child in
            defer { child.placement = nil }
            return child.placement ?? LayoutPlacement(inMiddleOf: bounds, proposal: proposal)
        }
    }
}

/// Where a container wants a child to be.
struct LayoutPlacement {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize

    init(position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        self.position = position
        self.anchor = anchor
        self.proposal = proposal
    }

    /// The placement of an element that its container has not placed.
    init(inMiddleOf bounds: CGRect, proposal: ProposedViewSize) {
        self.init(position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }

    /// The frame that an element gets this way.
    func frame(of element: LayoutElement) -> CGRect {
        let size = element.size(proposal)
        return CGRect(origin: origin(of: size), size: size)
    }

    /// Where something of a size begins.
    func origin(of size: CGSize) -> CGPoint {
        // Zero times a size without end is not a number.
        CGPoint(
            x: anchor.x == 0 ? position.x : position.x - anchor.x * size.width,
            y: anchor.y == 0 ? position.y : position.y - anchor.y * size.height)
    }

    /// The position of an element's explicit guide in its container.
    func guide(_ guide: Guide, of element: LayoutElement) -> CGFloat? {
        element.explicitGuide(guide, proposal: proposal)
            .map { $0 + guide.coordinate(of: frame(of: element).origin) }
    }
}

/// An element around one other: as that one, but for what a subclass overrides.
class ModifierElement: LayoutElement {
    let child: LayoutElement

    init(
        _ name: String, around child: LayoutElement, context: BuildContext, layoutValues: LayoutValues? = nil
    ) {
        self.child = child
        super.init(
            name, context: context.around(child), children: [child],
            layoutValues: layoutValues ?? child.layoutValues)
    }

    /// For elements that have more children than the one they are around.
    init(_ name: String, around child: LayoutElement, children: [LayoutElement], context: BuildContext) {
        self.child = child
        super.init(name, context: context, children: children, layoutValues: child.layoutValues)
    }

    /// The child's proposal, given one's own.
    func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    /// What the child is offered where it is placed in a size of one's own.
    func placementProposal(
        in size: @autoclosure () -> CGSize, _ proposal: ProposedViewSize
    ) -> ProposedViewSize {
        childProposal(proposal)
    }

    /// The child's position in a size of one's own.
    func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint { .zero }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        child.size(childProposal(proposal))
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        let origin = childOrigin(in: bounds.size, proposal: proposal)
        child.placement = LayoutPlacement(
            position: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
            proposal: placementProposal(in: bounds.size, proposal))
    }

    override func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(guide, proposal: placementProposal(in: size(proposal), proposal)).map {
            $0 + guide.coordinate(of: childOrigin(in: size(proposal), proposal: proposal))
        }
    }

    override func computeSpacing() -> ViewSpacing { child.spacing }

    override var priority: Double { child.priority }

    override var keepsSpacingInFrame: Bool { child.keepsSpacingInFrame }
}

/// An element that gives its one child a size and a place of its own making. What the child says about itself
/// to its container, its priority among others, does not reach beyond it.
class UnaryLayoutElement: ModifierElement {
    override var priority: Double { 0 }

    override var keepsSpacingInFrame: Bool { false }
}
