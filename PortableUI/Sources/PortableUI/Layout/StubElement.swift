import PortableUIDrawing

/// The element of a subview that a test makes up: answers proposals by a closure, and remembers what it was asked.
package final class StubElement: LayoutElement {
    private let answer: (ProposedViewSize) -> CGSize
    private let preferredSpacing: () -> ViewSpacing
    private let layoutPriority: Double
    private let guides: [Guide: CGFloat]
    package private(set) var measurements: [ProposedViewSize] = []

    package init(
        size: @escaping (ProposedViewSize) -> CGSize, spacing: @escaping () -> ViewSpacing, priority: Double,
        firstTextBaseline: CGFloat?, lastTextBaseline: CGFloat?, listRowSeparatorLeading: CGFloat?
    ) {
        answer = size
        preferredSpacing = spacing
        layoutPriority = priority
        guides = [
            .vertical(.firstTextBaseline): firstTextBaseline, .vertical(.lastTextBaseline): lastTextBaseline,
            .horizontal(.listRowSeparatorLeading): listRowSeparatorLeading,
        ].compactMapValues { $0 }
        // To remember a question is not to cost more than to answer it.
        measurements.reserveCapacity(4)
        super.init(
            node: IdentityNode(ViewIdentity(.position(0)), viewType: StubElement.self, evaluation: 0))
    }

    override package var name: String { "stub" }

    /// The frame it was last placed in, in the coordinates of the layout's bounds.
    package var placedFrame: CGRect? {
        placement.map { placement in
            let size = answer(placement.proposal)
            return CGRect(origin: placement.origin(of: size), size: size)
        }
    }

    /// The proposal it was last placed with.
    package var placedProposal: ProposedViewSize? { placement?.proposal }

    override func size(_ proposal: ProposedViewSize) -> CGSize {
        measurements.append(proposal)
        return answer(proposal)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { answer(proposal) }

    override func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        guides[guide]
    }

    override func computeSpacing() -> ViewSpacing { preferredSpacing() }

    override var priority: Double { layoutPriority }
}
