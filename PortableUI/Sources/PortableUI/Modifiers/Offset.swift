extension View {
    /// Shows the view at a distance from its place, in points. Its place in layout stays.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        ModifiedView(content: self, modifier: Offset(x: x, y: y))
    }
}

nonisolated struct Offset: SimpleModifier {
    typealias Element = OffsetElement

    let x: CGFloat
    let y: CGFloat
}

final class OffsetElement: ModifiedElement<Offset> {
    override var name: String { "offset" }

    override func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: modifier.x, y: modifier.y)
    }

    // Guides lie where the view would be without the offset.
    override func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(guide, proposal: proposal)
    }
}
