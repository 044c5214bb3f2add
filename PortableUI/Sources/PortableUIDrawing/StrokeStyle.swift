/// How a path is stroked.
public struct StrokeStyle: Equatable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    /// The form of the ends of lines.
    public var lineCap: CGLineCap
    /// The form of corners.
    public var lineJoin: CGLineJoin
    /// How far a mitered corner may reach, as a multiple of the line width; a longer one is beveled.
    public var miterLimit: CGFloat
    /// The lengths of painted and unpainted parts in turn, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins, in points.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
