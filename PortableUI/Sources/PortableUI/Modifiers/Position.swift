extension View {
    /// Puts the view's center at a point of the space that is offered, all of which the result takes.
    ///
    /// - Parameter position: In points from the top leading corner. Where nothing is offered, the result is as large as
    ///   the view.
    nonisolated public func position(_ position: CGPoint) -> some View {
        ModifiedView(content: self, modifier: Position(center: position))
    }
}

nonisolated struct Position: SimpleModifier {
    typealias Element = PositionElement

    let center: CGPoint
}

final class PositionElement: UnaryElement<Position> {
    override var name: String { "position" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let width = proposal.width, let height = proposal.height else {
            return proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
        }
        return CGSize(width: width, height: height)
    }

    override func placementProposal(
        in size: @autoclosure () -> CGSize, _ proposal: ProposedViewSize
    ) -> ProposedViewSize {
        ProposedViewSize(size())
    }

    override func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        let child = child.size(ProposedViewSize(size))
        return CGPoint(x: modifier.center.x - child.width / 2, y: modifier.center.y - child.height / 2)
    }

    override func computeSpacing() -> ViewSpacing { ViewSpacing() }
}
