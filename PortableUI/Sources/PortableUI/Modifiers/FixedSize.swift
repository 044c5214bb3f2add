extension View {
    /// Gives the view its ideal size, whatever is offered.
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Gives the view its ideal size on some axes, whatever is offered.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        ModifiedView(content: self, modifier: FixedSize(horizontal: horizontal, vertical: vertical))
    }
}

nonisolated struct FixedSize: SimpleModifier {
    typealias Element = FixedSizeElement

    let horizontal: Bool
    let vertical: Bool
}

final class FixedSizeElement: UnaryElement<FixedSize> {
    override var name: String { "fixedSize" }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: modifier.horizontal ? nil : proposal.width,
            height: modifier.vertical ? nil : proposal.height)
    }

    override var priority: Double { child.priority }
}
