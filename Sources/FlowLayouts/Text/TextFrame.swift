/// The space at an end of a text. The first one also has an element that stands for the whole text to assistive technologies.
/// In a flow, the space has no size, and the element has the frame of the words. Elsewhere, both are as large as the space.
struct TextFrame: Layout {
    /// Marks a proposal as the size of the element, by being added to it. No stack offers that much.
    private static let mark: CGFloat = 1_000_000

    /// The proposal that makes the element as large as a size, and the space no larger.
    static func proposal(for size: CGSize) -> ProposedViewSize {
        ProposedViewSize(width: size.width + mark, height: size.height + mark)
    }

    private static func size(from proposal: ProposedViewSize) -> CGSize? {
        guard let width = proposal.width, let height = proposal.height, min(width, height) >= mark,
            max(width, height) < .infinity
        else { return nil }
        return CGSize(width: width - mark, height: height - mark)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        Self.size(from: proposal) == nil ? subviews.first?.sizeThatFits(.unspecified) ?? .zero : .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let size = Self.size(from: proposal) ?? bounds.size
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
        for element in subviews.dropFirst() {
            element.place(at: bounds.origin, proposal: ProposedViewSize(size))
        }
    }
}
