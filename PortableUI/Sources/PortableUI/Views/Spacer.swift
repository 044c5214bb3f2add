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
        super.init(context: context)
    }

    override var name: String { "Spacer" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
            height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
    }

    // A spacer is a distance already, so it wants none to its neighbors, not even from within a frame.
    override func computeSpacing() -> ViewSpacing {
        switch axis {
        case .horizontal: ViewSpacing(preferring: 0, on: .horizontal)
        case .vertical: ViewSpacing(preferring: 0, on: .vertical)
        case nil: .zero
        }
    }

    override var keepsSpacingInFrame: Bool { true }

    // A spacer takes what all other views have left.
    override var priority: Double { -.infinity }
}
