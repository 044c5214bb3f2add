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
                alignment: alignment, isFlexible: false))
    }

    /// Gives the view a frame within limits, in points, and aligns it in there.
    ///
    /// Only a maximum can be infinite, and negative limits count as 0. An ideal length below the minimum counts as the
    /// minimum, a maximum below the ideal length as that. A minimum above the maximum leaves the view its own length.
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
                alignment: alignment, isFlexible: true))
    }
}

nonisolated struct Frame: SimpleModifier {
    typealias Element = FrameElement

    /// What a frame asks on one axis.
    struct Limits {
        private let optionalMinimum: OptionalLength
        private let optionalIdeal: OptionalLength
        private let optionalMaximum: OptionalLength

        var minimum: CGFloat? { optionalMinimum.length }
        var ideal: CGFloat? { optionalIdeal.length }
        var maximum: CGFloat? { optionalMaximum.length }

        init(fixed: CGFloat?) {
            let length = fixed.flatMap { $0 >= 0 && $0 < .infinity ? $0 : nil }
            optionalMinimum = OptionalLength(length)
            optionalIdeal = optionalMinimum
            optionalMaximum = optionalMinimum
        }

        init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
            let minimum = minimum.flatMap { $0 < .infinity ? max($0, 0) : nil }
            let ideal = ideal.flatMap { $0 < .infinity ? max($0, minimum ?? 0) : nil }
            optionalMinimum = OptionalLength(minimum)
            optionalIdeal = OptionalLength(ideal)
            optionalMaximum = OptionalLength(maximum.flatMap { $0.isNaN ? nil : max($0, ideal ?? 0) })
        }

        var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

        /// What the child is offered, as long as the frame's length is not known.
        func childProposal(_ proposal: CGFloat?) -> CGFloat? {
            guard let offered = proposal ?? ideal else { return nil }
            return min(max(offered, minimum ?? -.infinity), maximum ?? .infinity)
        }

        /// The frame's length around a child: the proposal within the limits, where those are given.
        func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
            if proposal == nil, let ideal { return ideal }
            guard minimum ?? 0 <= maximum ?? .infinity else { return child }
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

        /// What the child is offered in a frame of a length. Where nothing was proposed, a child whose length
        /// the frame has taken over keeps its freedom.
        func placementProposal(_ length: CGFloat, proposal: CGFloat?) -> CGFloat? {
            let isOfChild =
                proposal == nil && ideal == nil
                && minimum ?? -.infinity < length && length < maximum ?? .infinity
            return isOfChild ? nil : length
        }
    }

    let width: Limits
    let height: Limits
    let alignment: Alignment
    /// Whether the frame has limits rather than fixed lengths.
    let isFlexible: Bool
}

final class FrameElement: UnaryElement<Frame> {
    override var name: String { "frame" }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: modifier.width.childProposal(proposal.width),
            height: modifier.height.childProposal(proposal.height))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = super.computeSize(proposal)
        return CGSize(
            width: modifier.width.length(proposal.width, child: size.width),
            height: modifier.height.length(proposal.height, child: size.height))
    }

    // A frame within limits offers the child the size that it has come to, on both axes; a fixed one what it
    // was offered itself on the axis that it does not set.
    override func placementProposal(
        in size: @autoclosure () -> CGSize, _ proposal: ProposedViewSize
    ) -> ProposedViewSize {
        guard modifier.isFlexible else { return childProposal(proposal) }
        let size = size()
        return ProposedViewSize(
            width: modifier.width.placementProposal(size.width, proposal: proposal.width),
            height: modifier.height.placementProposal(size.height, proposal: proposal.height))
    }

    override func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        modifier.alignment.origin(
            of: child.dimensions(placementProposal(in: size, proposal)), in: ViewDimensions(size))
    }

    override func computeSpacing() -> ViewSpacing {
        guard !child.keepsSpacingInFrame else { return child.spacing }
        var spacing = child.spacing
        if !modifier.width.isEmpty { spacing.reset(.horizontal) }
        if !modifier.height.isEmpty { spacing.reset(.vertical) }
        return spacing
    }
}

extension Alignment {
    /// The origin that aligns a view's guides with its container's.
    func origin(of dimensions: ViewDimensions, in container: ViewDimensions) -> CGPoint {
        CGPoint(
            x: container[horizontal] - dimensions[horizontal], y: container[vertical] - dimensions[vertical])
    }
}
