extension View {
    /// Gives the view a frame of a fixed width, height or both, in points, and aligns it in there.
    /// Negative and infinite lengths count as `nil`.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        ModifiedView(
            content: self,
            modifier: Frame(
                width: Frame.Limits(fixed: width), height: Frame.Limits(fixed: height),
                alignment: alignment))
    }

    /// Gives the view a frame within limits, in points, and aligns it in there. Only a maximum can be
    /// infinite; negative limits count as 0.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        ModifiedView(
            content: self,
            modifier: Frame(
                width: Frame.Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                height: Frame.Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
                alignment: alignment))
    }
}

nonisolated struct Frame: ElementModifier {
    /// What a frame asks on one axis.
    struct Limits {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?

        init(fixed: CGFloat?) {
            let length = fixed.flatMap { $0 >= 0 && $0 < .infinity ? $0 : nil }
            (minimum, ideal, maximum) = (length, length, length)
        }

        init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
            self.minimum = minimum.flatMap { $0 < .infinity ? max($0, 0) : nil }
            self.ideal = ideal.flatMap { $0 < .infinity ? max($0, 0) : nil }
            self.maximum = maximum.flatMap { $0.isNaN ? nil : max($0, 0) }
        }

        var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

        /// What the child is offered.
        func childProposal(_ proposal: CGFloat?) -> CGFloat? {
            guard let offered = proposal ?? ideal else { return nil }
            return min(max(offered, minimum ?? -.infinity), maximum ?? .infinity)
        }

        /// The frame's length around a child: the proposal within the limits, where those are given.
        func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
            if proposal == nil, let ideal = childProposal(nil) { return ideal }
            let offered = proposal ?? child
            var length = child
            if let minimum {
                length = max(minimum, min(length, offered))
            }
            if let maximum {
                length = min(maximum, max(length, offered))
            }
            return length
        }
    }

    let width: Limits
    let height: Limits
    let alignment: Alignment

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        FrameElement(self, around: child, context: context)
    }
}

final class FrameElement: ModifierElement {
    private let limits: Frame

    init(_ limits: Frame, around child: LayoutElement, context: BuildContext) {
        self.limits = limits
        super.init("frame", around: child, context: context)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: limits.width.childProposal(proposal.width),
            height: limits.height.childProposal(proposal.height))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = super.computeSize(proposal)
        return CGSize(
            width: limits.width.length(proposal.width, child: size.width),
            height: limits.height.length(proposal.height, child: size.height))
    }

    override func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        limits.alignment.origin(
            of: child.dimensions(placementProposal(in: size, proposal)), in: ViewDimensions(size))
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        let origin = childOrigin(in: bounds.size, proposal: proposal)
        child.placement = LayoutPlacement(
            position: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
            proposal: placementProposal(in: bounds.size, proposal))
    }

    /// Where nothing was proposed, a child that the limits have cut or extended learns of it only now.
    private func placementProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        let offered = childProposal(proposal)
        let natural = child.size(offered)
        return ProposedViewSize(
            width: offered.width ?? (natural.width == size.width ? nil : size.width),
            height: offered.height ?? (natural.height == size.height ? nil : size.height))
    }

    override func computeSpacing() -> ViewSpacing {
        guard !keepsSpacingInFrame else { return child.spacing }
        var spacing = child.spacing
        if !limits.width.isEmpty { spacing.reset(.horizontal) }
        if !limits.height.isEmpty { spacing.reset(.vertical) }
        return spacing
    }
}

extension Alignment {
    /// Where something has to be so that its guides meet those of its container.
    func origin(of dimensions: ViewDimensions, in container: ViewDimensions) -> CGPoint {
        CGPoint(
            x: container[horizontal] - dimensions[horizontal], y: container[vertical] - dimensions[vertical])
    }
}
