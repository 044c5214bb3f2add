extension View {
    /// Shows the view at a distance from its place, in points. Its place in layout stays.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Shows the view at a distance from its place, in points. Its place in layout stays.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        ModifiedView(content: self, modifier: Offset(offset: offset))
    }
}

nonisolated struct Offset: SimpleModifier {
    typealias Element = OffsetElement

    let offset: CGSize
}

final class OffsetElement: ModifiedElement<Offset> {
    override var name: String { "offset" }

    override func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: modifier.offset.width, y: modifier.offset.height)
    }

    // Guides lie where the view would be without the offset.
    override func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(guide, proposal: proposal)
    }
}
