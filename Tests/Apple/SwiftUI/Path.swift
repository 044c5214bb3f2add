// Paths, and how they are filled.

@frozen public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) { fatalError() }
}

@frozen public struct Path: Equatable, @unchecked Sendable {
    public init() {}
    public init(_ rect: CGRect) {}
    public init(_ callback: (inout Path) -> Void) {}
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    public init(ellipseIn rect: CGRect) {}
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { stub() }
    public mutating func move(to p: CGPoint) {}
    public mutating func addLine(to p: CGPoint) {}
    public mutating func addQuadCurve(to p: CGPoint, control cp: CGPoint) {}
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {}
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
    public mutating func closeSubpath() {}
    public var boundingRect: CGRect { stub() }
}
