/// A rectangle as large as its frame.
nonisolated public struct Rectangle: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners, as large as its frame.
nonisolated public struct RoundedRectangle: Shape {
    /// The width and height of a corner, in points: at most half of the frame's.
    public var cornerSize: CGSize

    public init(cornerSize: CGSize) {
        self.cornerSize = cornerSize
    }

    public init(cornerRadius: CGFloat) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}

/// The largest circle in the middle of its frame.
nonisolated public struct Circle: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// The largest square in what is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // A missing length does not limit the other one; two missing ones make 10.
        let width = proposal.width ?? proposal.height ?? 10
        let side = min(width, proposal.height ?? width)
        return CGSize(width: side, height: side)
    }
}

extension Color: View {
    public typealias Body = Never
}

extension Color: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        [
            ShapeElement(
                Rectangle(), drawing: .fill(resolve(in: context.environment)), name: "Color", context: context
            )
        ]
    }
}
