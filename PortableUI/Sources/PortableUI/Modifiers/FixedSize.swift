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

nonisolated struct FixedSize: ElementModifier {
    let horizontal: Bool
    let vertical: Bool

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        FixedSizeElement(self, around: child, context: context)
    }
}

final class FixedSizeElement: UnaryLayoutElement {
    private let axes: FixedSize

    init(_ axes: FixedSize, around child: LayoutElement, context: BuildContext) {
        self.axes = axes
        super.init(around: child, context: context)
    }

    override var name: String { "fixedSize" }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.horizontal ? nil : proposal.width, height: axes.vertical ? nil : proposal.height)
    }

    override var priority: Double { child.priority }
}
