import PortableUIDrawing

/// One element of the tree that takes part in layout: a leaf such as a text, a container, or a modifier
/// around another element.
///
/// Views are values, made anew in each evaluation, and so are their elements. What has to last, such as state and layout
/// caches, is in the identity node.
@usableFromInline
package class LayoutElement {
    // A pass over many elements writes the placement of each, so it is at the beginning, where their reference counts are.
    // What follows is in an order that leaves no gaps.

    /// Where a container wants this element, from `LayoutSubview.place` until the container reads it.
    final var placement: LayoutPlacement?
    final let layoutDirection: LayoutDirection
    /// Whether the element is enabled, if all that it is inside of is.
    package final var isEnabled: Bool
    /// Which of the modifiers around the view it is, from the inside out; 0 for the view itself.
    final let modifierNumber: Int32

    /// The values for what it is in, from it or from an element that it is around. Changed only while elements are built, so
    /// layouts, which read them once a subview at least, need no check that they are not changed meanwhile.
    @exclusivity(unchecked) @usableFromInline final var traits: ViewTraits
    /// The node of the view that it shows, or that it is a modifier of.
    final let node: IdentityNode
    /// The view that a modifier around the element is in: not in those that got an id inside of the modifier.
    final var modifierScope: ViewIdentity
    /// The frame in the host's space, once laid out.
    package internal(set) final var frame = CGRect.zero

    private final var sizes = SizeMemory()
    final let isPessimistic: Bool
    /// Whether the element was evaluated in a transaction with an animation.
    package private(set) final var isAnimated: Bool
    /// Whether that is of an `animation(_:value:)`.
    private final let hasOwnAnimation: Bool
    /// How many modifiers are between the view and this element. Those directly around it that need no element now count, as
    /// they may need one the next time.
    final var modifierCount: Int32

    init(context: BuildContext) {
        traits = ViewTraits()
        node = context.node
        modifierScope = node.identity
        modifierNumber = 0
        modifierCount = 0
        layoutDirection = context.environment.layoutDirection
        isEnabled = context.environment.isEnabled
        isPessimistic = context.evaluation.isPessimistic
        isAnimated = context.transaction.animation != nil
        hasOwnAnimation = context.transaction.isOwn
    }

    /// For the next modifier around another element.
    init(around child: LayoutElement, context: BuildContext) {
        traits = child.traits
        node = child.node
        modifierScope = child.modifierScope
        modifierCount = child.modifierCount + 1
        modifierNumber = modifierCount
        layoutDirection = context.environment.layoutDirection
        isEnabled = child.isEnabled
        isPessimistic = context.evaluation.isPessimistic
        isAnimated = context.transaction.animation != nil
        hasOwnAnimation = context.transaction.isOwn
    }

    /// For an element without a view.
    init(node: IdentityNode) {
        self.node = node
        modifierScope = node.identity
        traits = ViewTraits()
        modifierNumber = 0
        modifierCount = 0
        layoutDirection = .leftToRight
        isEnabled = true
        isPessimistic = false
        isAnimated = false
        hasOwnAnimation = false
    }

    package final var identity: ViewIdentity { ownNode.identity }

    /// The node of the element itself, also where it is a modifier.
    var ownNode: IdentityNode { node }

    /// Takes the animations of the element and of all inside away, if a transaction around has none. Those of an
    /// `animation(_:value:)` only go if it disables them.
    final func stopAnimations(by transaction: Transaction) {
        guard transaction.animation == nil else { return }
        if !hasOwnAnimation || transaction.disablesAnimations { isAnimated = false }
        forEachChild { $0.stopAnimations(by: transaction) }
    }

    // MARK: What subclasses decide: sizes and places

    /// The type of view or modifier.
    package var name: String { "" }

    /// Calls a closure with each element that is laid out inside, from back to front. Where these depend on the
    /// proposal, they are known once they are placed.
    func forEachChild(_ body: (LayoutElement) -> Void) {}

    /// The size for a proposal. Asked once for each proposal.
    func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Gives the children their `placement`, in left-to-right coordinates. The origin of the bounds is
    /// the element's position in its parent.
    func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {}

    /// The position of a guide, where the element or one inside it set it.
    func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The distances to others that the element prefers.
    func computeSpacing() -> ViewSpacing { ViewSpacing() }

    var priority: Double { 0 }

    /// Whether a frame directly around the element keeps its spacing preferences.
    var keepsSpacingInFrame: Bool { false }

    // MARK: What subclasses decide: drawing, touches and assistive technologies

    /// Whether the element, with all inside it, is not drawn.
    package var isHidden: Bool { false }

    /// Whether the element, with all inside it, can be touched.
    package var allowsHitTesting: Bool { true }

    /// Whether the element itself, without those inside it, draws something at a point of the host, where it can be touched.
    func draws(at point: CGPoint) -> Bool { false }

    /// What can be touched in front at a point of the host, with those around it, the outermost one first; empty if nothing
    /// can.
    package func touched(at point: CGPoint) -> [LayoutElement] {
        guard allowsHitTesting else { return [] }
        let inside = children.reversed().lazy.map { $0.touched(at: point) }.first { !$0.isEmpty }
        if let inside { return [self] + inside }
        return draws(at: point) ? [self] : []
    }

    /// Whether the element, with all inside it, is hidden from assistive technologies.
    package var isAccessibilityHidden: Bool { false }

    /// What a tap on the element does, where it does something.
    package var tapAction: (() -> Void)? { nil }

    /// What follows the focus of the element, where it can have it.
    var focusStates: [FocusLocation]? { nil }

    /// Has a state follow the focus of the element, and of those inside it.
    func tieFocus(to state: FocusLocation) {
        forEachChild { $0.tieFocus(to: state) }
    }

    /// The node that keeps the focus of the element.
    package var focusNode: IdentityNode { ownNode }

    /// What a person would call the element to have it tapped, where it shows something that has a name.
    package var spokenText: String? { nil }

    /// Calls the actions that follow from the geometry of the element, or from its being shown, and before them those of
    /// elements inside it. Called when all are laid out.
    func reportEvents() {
        forEachChild { $0.reportEvents() }
    }

    /// Draws the element and its children.
    func draw(into canvas: inout Canvas) {
        forEachChild { $0.draw(into: &canvas) }
    }

    /// The frame of the outermost view with an id, or an estimate for one that has not been built yet.
    ///
    /// - Parameter ancestor: Ids of this view, and of those around it, do not count.
    func frame(of id: AnyHashable, below ancestor: ViewIdentity) -> CGRect? {
        if identity.has(id: id, below: ancestor) { return frame }
        for child in children {
            if let frame = child.frame(of: id, below: ancestor) { return frame }
        }
        return nil
    }

    // MARK: What containers ask

    /// The elements that are laid out inside, from back to front.
    package final var children: [LayoutElement] {
        var children: [LayoutElement] = []
        forEachChild { children.append($0) }
        return children
    }

    /// The size for a proposal, from memory where the proposal has been measured before.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes[proposal] { return size }
        let size = computeSize(proposal)
        sizes.add(size, for: proposal, limit: isPessimistic ? 3 : 17)
        return size
    }

    /// The distances to others that the element prefers.
    final var spacing: ViewSpacing { computeSpacing() }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(of: self, proposal: proposal)
    }

    /// Forgets the sizes and spacing of the element, as it or one inside it has others now.
    func forgetSizes() {
        sizes = SizeMemory()
    }

    /// Forgets the sizes of lazy stacks, which estimate rows that are not built yet, and of all that such a stack is in.
    ///
    /// - Returns: Whether the element is a lazy stack, or one is inside it.
    @discardableResult
    func forgetEstimates() -> Bool {
        var depends = false
        forEachChild { child in
            if child.forgetEstimates() { depends = true }
        }
        if depends { forgetSizes() }
        return depends
    }
}
