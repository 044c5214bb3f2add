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

    /// Most paths are one rectangle, whose steps are worked out when they are asked for.
    private enum Outline {
        case rect(CGRect, cornerSize: CGSize)
        case elements([Element])
    }

    private var outline: Outline

    /// The steps in order.
    public var elements: [Element] {
        switch outline {
        case .rect(let rect, let cornerSize): Path.elements(of: rect, cornerSize: cornerSize)
        case .elements(let elements): elements
        }
    }

    public init() {
        outline = .elements([])
    }

    public init(_ rect: CGRect) {
        outline = .rect(rect, cornerSize: .zero)
    }

    /// A rectangle with elliptic corners, which are no larger than half of the rectangle.
    public init(roundedRect rect: CGRect, cornerSize: CGSize) {
        outline = .rect(rect, cornerSize: cornerSize)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public init(ellipseIn rect: CGRect) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    public mutating func move(to end: CGPoint) {
        append(.move(to: end))
    }

    public mutating func addLine(to end: CGPoint) {
        append(.line(to: end))
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() {
        append(.closeSubpath)
    }

    public mutating func addRect(_ rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: .zero)
    }

    /// Adds a rectangle with elliptic corners, which are no larger than half of the rectangle.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        outline = .elements(elements + Path.elements(of: rect, cornerSize: cornerSize))
    }

    private mutating func append(_ element: Element) {
        var elements = elements
        outline = .elements([])
        elements.append(element)
        outline = .elements(elements)
    }

    private static func elements(of rect: CGRect, cornerSize: CGSize) -> [Element] {
        let rx = min(max(cornerSize.width, 0), rect.width / 2)
        let ry = min(max(cornerSize.height, 0), rect.height / 2)
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        guard rx > 0, ry > 0 else {
            return [
                .move(to: point(left, top)), .line(to: point(right, top)), .line(to: point(right, bottom)),
                .line(to: point(left, bottom)), .closeSubpath,
            ]
        }

        // A quarter of an ellipse as a cubic curve: its control points lie at 0.5523 of the radii.
        let cx = rx * (1 - 0.552_284_749_8)
        let cy = ry * (1 - 0.552_284_749_8)
        return [
            .move(to: point(left + rx, top)),
            .line(to: point(right - rx, top)),
            .curve(
                to: point(right, top + ry), control1: point(right - cx, top),
                control2: point(right, top + cy)),
            .line(to: point(right, bottom - ry)),
            .curve(
                to: point(right - rx, bottom), control1: point(right, bottom - cy),
                control2: point(right - cx, bottom)),
            .line(to: point(left + rx, bottom)),
            .curve(
                to: point(left, bottom - ry), control1: point(left + cx, bottom),
                control2: point(left, bottom - cy)),
            .line(to: point(left, top + ry)),
            .curve(
                to: point(left + rx, top), control1: point(left, top + cy), control2: point(left + cx, top)),
            .closeSubpath,
        ]
    }

    public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }
}
