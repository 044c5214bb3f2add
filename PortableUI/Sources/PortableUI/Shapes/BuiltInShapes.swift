/// A rectangle as large as its frame.
nonisolated public struct Rectangle: EdgeShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners, as large as its frame.
nonisolated public struct RoundedRectangle: EdgeShape {
    /// The width and height of a corner, in points: at most half of the frame's.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }

    func shrinkingCorners(by amount: CGFloat) -> RoundedRectangle {
        RoundedRectangle(
            cornerSize: CGSize(
                width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
            style: style)
    }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: EdgeShape {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}

/// The largest circle in the middle of its frame.
nonisolated public struct Circle: EdgeShape {
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
