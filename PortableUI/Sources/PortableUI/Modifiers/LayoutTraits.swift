extension View {
    /// Gives the view a priority in the competition for space: 0 by default, higher ones come first. A frame
    /// or padding around the view has priority 0 again.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        ModifiedView(content: self, modifier: LayoutPriority(value: value))
    }

    /// Sets the position of a guide, in points from the view's leading edge.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        ModifiedView(
            content: self, modifier: AlignmentGuide(guide: .horizontal(guide), value: computeValue))
    }

    /// Sets the position of a guide, in points from the view's top.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        ModifiedView(content: self, modifier: AlignmentGuide(guide: .vertical(guide), value: computeValue))
    }
}

nonisolated struct LayoutPriority: SimpleModifier {
    typealias Element = LayoutPriorityElement

    let value: Double

    func isIdentity(around child: LayoutElement) -> Bool {
        child.priority == value && !child.keepsSpacingInFrame
    }
}

final class LayoutPriorityElement: UnaryElement<LayoutPriority> {
    override var name: String { "layoutPriority" }

    override var priority: Double { modifier.value }
}

nonisolated struct AlignmentGuide: SimpleModifier {
    typealias Element = AlignmentGuideElement

    let guide: Guide
    let value: (ViewDimensions) -> CGFloat
}

final class AlignmentGuideElement: ModifiedElement<AlignmentGuide> {
    override var name: String { "alignmentGuide" }

    override func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        if guide == modifier.guide {
            return modifier.value(child.dimensions(proposal))
        }
        return super.explicitGuide(guide, proposal: proposal)
    }

    override var keepsSpacingInFrame: Bool { false }
}
