extension View {
    /// Adds space around the view: a length in points for all of the given edges, or 16 if none is given.
    /// A negative length lets the view reach beyond its frame.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Adds the same space on all edges, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Adds a space of its own on each edge, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        let insets = EdgeInsets(
            top: valid(insets.top), leading: valid(insets.leading), bottom: valid(insets.bottom),
            trailing: valid(insets.trailing))
        return ModifiedView(content: self, modifier: Padding(insets: insets))
    }
}

nonisolated struct Padding: SimpleModifier {
    typealias Element = PaddingElement

    let insets: EdgeInsets
}

final class PaddingElement: UnaryElement<Padding> {
    override var name: String { "padding" }

    private var insets: EdgeInsets { modifier.insets }
    private var width: CGFloat { insets.leading + insets.trailing }
    private var height: CGFloat { insets.top + insets.bottom }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - width, 0) },
            height: proposal.height.map { max($0 - height, 0) })
    }

    override func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: insets.leading, y: insets.top)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = super.computeSize(proposal)
        return CGSize(width: max(size.width + width, 0), height: max(size.height + height, 0))
    }

    // Where there is padding, the view's own preference no longer matters.
    override func computeSpacing() -> ViewSpacing {
        var spacing = child.spacing
        if insets.top != 0 { spacing.reset(.top) }
        if insets.leading != 0 { spacing.reset(.leading) }
        if insets.bottom != 0 { spacing.reset(.bottom) }
        if insets.trailing != 0 { spacing.reset(.trailing) }
        return spacing
    }
}
