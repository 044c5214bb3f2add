/// Space that grows: along the axis of the stack it is in, on both axes elsewhere.
nonisolated public struct Spacer: View, Hashable, Sendable {
    /// The least length in points; `nil` for the usual distance of views.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        [SpacerElement(minLength: minLength ?? ViewSpacing.defaultDistance, context: context)]
    }
}

final class SpacerElement: LayoutElement {
    private let minLength: CGFloat
    private let axis: Axis?

    init(minLength: CGFloat, context: BuildContext) {
        self.minLength = minLength
        axis = context.environment.stackOrientation
        super.init("Spacer", context: context)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(proposal.width ?? minLength, minLength),
            height: axis == .horizontal ? 0 : max(proposal.height ?? minLength, minLength))
    }

    override var spacing: ViewSpacing { .zero }

    // A spacer takes what all other views have left.
    override var priority: Double { -.infinity }
}
