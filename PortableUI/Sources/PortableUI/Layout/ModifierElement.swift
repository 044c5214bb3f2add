import PortableUIDrawing

/// An element around one other: as that one, but for what a subclass overrides.
package class ModifierElement: LayoutElement {
    let child: LayoutElement
    private let scope: ViewIdentity

    override init(around child: LayoutElement, context: BuildContext) {
        self.child = child
        scope = child.modifierScope
        super.init(around: child, context: context)
    }

    override final var ownNode: IdentityNode { node.modifier(modifierNumber, in: scope) }

    override func forEachChild(_ body: (LayoutElement) -> Void) { body(child) }

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
