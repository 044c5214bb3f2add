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
    @_spi(Rendering) public var elements: [Element] {
        switch outline {
        case .rect(let rect, let cornerSize): Path.elements(of: rect, cornerSize: cornerSize)
        case .elements(let elements): elements
        }
    }

    public init() {
        outline = .elements([])
    }

    /// A path that a closure makes step by step.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
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

    /// The smallest rectangle with all points and controls of the path; empty, at the origin, for an empty path.
    public var boundingRect: CGRect {
        if case .rect(let rect, _) = outline { return rect }
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .zero }
        let (x, y) = (points.map(\.x), points.map(\.y))
        let (left, top) = (x.min() ?? first.x, y.min() ?? first.y)
        return CGRect(
            x: left, y: top, width: (x.max() ?? left) - left, height: (y.max() ?? top) - top)
    }

    /// The path at a distance, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        var path = self
        switch outline {
        case .rect(let rect, let cornerSize):
            path.outline = .rect(rect.offsetBy(dx: dx, dy: dy), cornerSize: cornerSize)
        case .elements(let elements):
            path.outline = .elements(
                elements.map { $0.mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) } })
        }
        return path
    }

    /// The transformed path.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard transform != .identity else { return self }
        var path = Path()
        path.outline = .elements(elements.map { $0.mapped { $0.applying(transform) } })
        return path
    }

    /// The path with left and right exchanged in a space of a width, in points.
    package func mirrored(in width: CGFloat) -> Path {
        guard case .rect(let rect, let cornerSize) = outline else {
            return applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
        }
        var path = self
        path.outline = .rect(rect.offsetBy(dx: width - rect.maxX - rect.minX, dy: 0), cornerSize: cornerSize)
        return path
    }

    public mutating func move(to end: CGPoint) {
        append([.move(to: end)])
    }

    public mutating func addLine(to end: CGPoint) {
        append([.line(to: end)])
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append([.quadCurve(to: end, control: control)])
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append([.curve(to: end, control1: control1, control2: control2)])
    }

    public mutating func closeSubpath() {
        append([.closeSubpath])
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Path(rect).applying(transform).elements)
    }

    /// Adds a rectangle with elliptic corners, which are no larger than half of the rectangle.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        append(Path.elements(of: rect, cornerSize: cornerSize))
    }

    private mutating func append(_ added: [Element]) {
        // Owned by no one else meanwhile, so that nothing is copied.
        var elements = elements
        outline = .elements([])
        elements += added
        outline = .elements(elements)
    }

    /// A rectangle with corners that fit, clockwise from the top left one. A corner of size zero is a point.
    private static func elements(of rect: CGRect, cornerSize: CGSize) -> [Element] {
        let rx = min(max(cornerSize.width, 0), rect.width / 2)
        let ry = min(max(cornerSize.height, 0), rect.height / 2)
        let corner = rx > 0 && ry > 0 ? CGSize(width: rx, height: ry) : .zero
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        // A quarter of an ellipse as a cubic curve: its control points lie at 0.5523 of the radii.
        let outside: CGFloat = 1 - 0.552_284_749_8
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

        var elements: [Element] = [.move(to: point(left + corner.width, top))]
        elements.append(.line(to: point(right - corner.width, top)))
        if corner != .zero {
            elements.append(
                .curve(
                    to: point(right, top + corner.height),
                    control1: point(right - corner.width * outside, top),
                    control2: point(right, top + corner.height * outside)))
        }
        elements.append(.line(to: point(right, bottom - corner.height)))
        if corner != .zero {
            elements.append(
                .curve(
                    to: point(right - corner.width, bottom),
                    control1: point(right, bottom - corner.height * outside),
                    control2: point(right - corner.width * outside, bottom)))
        }
        elements.append(.line(to: point(left + corner.width, bottom)))
        if corner != .zero {
            elements.append(
                .curve(
                    to: point(left, bottom - corner.height),
                    control1: point(left + corner.width * outside, bottom),
                    control2: point(left, bottom - corner.height * outside)))
        }
        // Closing the path draws the side to a corner that is a point.
        if corner != .zero {
            elements.append(.line(to: point(left, top + corner.height)))
            elements.append(
                .curve(
                    to: point(left + corner.width, top),
                    control1: point(left, top + corner.height * outside),
                    control2: point(left + corner.width * outside, top)))
        }
        elements.append(.closeSubpath)
        return elements
    }

    public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }
}

extension Path.Element {
    /// The points and controls of the step.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [end, control]
        case .curve(let end, let control1, let control2): [end, control1, control2]
        case .closeSubpath: []
        }
    }

    /// The step with each point and control moved.
    fileprivate func mapped(_ move: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let end): .move(to: move(end))
        case .line(let end): .line(to: move(end))
        case .quadCurve(let end, let control): .quadCurve(to: move(end), control: move(control))
        case .curve(let end, let control1, let control2):
            .curve(to: move(end), control1: move(control1), control2: move(control2))
        case .closeSubpath: .closeSubpath
        }
    }
}
