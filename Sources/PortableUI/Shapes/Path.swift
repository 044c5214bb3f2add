/// The outline of a shape.
public struct Path: Equatable, Sendable {
    /// One step along the outline.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// The steps in order.
    public private(set) var elements: [Element] = []

    public init() {}

    public init(_ rect: CGRect) {
        addRect(rect)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize) {
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public init(ellipseIn rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
    }

    public mutating func addLine(to end: CGPoint) {
        elements.append(.line(to: end))
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() {
        elements.append(.closeSubpath)
    }

    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Adds a rectangle with elliptic corners, which are no larger than half of the rectangle.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        let rx = min(max(cornerSize.width, 0), rect.width / 2)
        let ry = min(max(cornerSize.height, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect) }

        // A quarter of an ellipse as a cubic curve: its control points lie at 0.5523 of the radii.
        let cx = rx * (1 - 0.552_284_749_8)
        let cy = ry * (1 - 0.552_284_749_8)
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

        move(to: point(left + rx, top))
        addLine(to: point(right - rx, top))
        addCurve(
            to: point(right, top + ry), control1: point(right - cx, top), control2: point(right, top + cy))
        addLine(to: point(right, bottom - ry))
        addCurve(
            to: point(right - rx, bottom), control1: point(right, bottom - cy),
            control2: point(right - cx, bottom))
        addLine(to: point(left + rx, bottom))
        addCurve(
            to: point(left, bottom - ry), control1: point(left + cx, bottom),
            control2: point(left, bottom - cy))
        addLine(to: point(left, top + ry))
        addCurve(to: point(left + rx, top), control1: point(left, top + cy), control2: point(left + cx, top))
        closeSubpath()
    }
}
