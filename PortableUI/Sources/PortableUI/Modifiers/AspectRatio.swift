/// How a view takes the space that is offered without changing its proportions.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits.
    case fit
    /// As small as fills.
    case fill
}

extension View {
    /// Offers the view the largest size of some proportions that fits into what is offered, or the smallest one that
    /// fills it.
    ///
    /// - Parameters:
    ///   - aspectRatio: The width divided by the height; `nil` for those of the view's ideal size.
    ///   - contentMode: Whether the size fits or fills.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        ModifiedView(content: self, modifier: AspectRatio(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Offers the view the largest size of some proportions that fits into what is offered, or the smallest one that
    /// fills it.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Offers the view the largest size in its own proportions that fits into what is offered.
    nonisolated public func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }
}

nonisolated struct AspectRatio: SimpleModifier {
    typealias Element = AspectRatioElement

    let ratio: CGFloat?
    let contentMode: ContentMode
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
        let scale = modifier.contentMode == .fit ? scales.min() : scales.max()
        // A length of zero may grow without end, and proportions may be no numbers.
        guard let scale, scale >= 0, scale < .infinity, proportions.width.isFinite else { return proposal }
        return ProposedViewSize(width: proportions.width * scale, height: proportions.height * scale)
    }

    /// How many times a length is in what is offered; `nil` where there is no limit.
    private func scale(of length: CGFloat, in proposal: CGFloat?) -> CGFloat? {
        guard let proposal, length != 0 || proposal != 0 else { return nil }
        return proposal / length
    }
}
