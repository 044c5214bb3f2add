/// How a view takes the space that is offered without changing its proportions.
public enum ContentMode: Hashable, Sendable {
    /// As large as fits.
    case fit
}

extension View {
    /// Offers the view the largest size of some proportions that fits into what is offered.
    ///
    /// - Parameters:
    ///   - aspectRatio: The width divided by the height; `nil` for those of the view's ideal size.
    ///   - contentMode: PortableUI has one way.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        ModifiedView(content: self, modifier: AspectRatio(ratio: aspectRatio))
    }

    /// Offers the view the largest size of some proportions that fits into what is offered.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }
}

nonisolated struct AspectRatio: SimpleModifier {
    typealias Element = AspectRatioElement

    let ratio: CGFloat?
}

final class AspectRatioElement: UnaryElement<AspectRatio> {
    override var name: String { "aspectRatio" }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard proposal != .unspecified else { return proposal }
        let proportions = modifier.ratio.map { CGSize(width: $0, height: 1) } ?? child.size(.unspecified)
        let scales = [
            scale(of: proportions.width, in: proposal.width),
            scale(of: proportions.height, in: proposal.height),
        ].compactMap { $0 }
        // A length of zero may grow without end, and proportions may be no numbers.
        guard let scale = scales.min(), scale >= 0, scale < .infinity, proportions.width.isFinite else {
            return proposal
        }
        return ProposedViewSize(width: proportions.width * scale, height: proportions.height * scale)
    }

    /// How many times a length is in what is offered; `nil` where there is no limit.
    private func scale(of length: CGFloat, in proposal: CGFloat?) -> CGFloat? {
        guard let proposal, length != 0 || proposal != 0 else { return nil }
        return proposal / length
    }
}
