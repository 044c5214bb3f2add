import PortableUITesting

extension DisplayItem {
    /// Throws if a coordinate of the frame or clip is not finite.
    func check() throws(RenderingError) {
        for rect in [frame, clip ?? .zero] {
            guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else {
                throw .invalidFrame(rect, identity: identity.description)
            }
        }
    }

    /// Whether there is anything to see.
    var isVisible: Bool {
        guard opacity > 0, transform.isInvertible else { return false }
        func isVisible(_ color: Color.Resolved) -> Bool {
            color.opacity > 0 || shading?.stops.contains { $0.color.opacity > 0 } == true
        }
        switch content {
        case .fill(_, let color), .text(_, let color):
            return isVisible(color)
        case .stroke(_, let color, let style):
            return isVisible(color) && style.lineWidth > 0 && style.lineWidth.isFinite
        }
    }

    /// How far a shadow's edges are blurred, in points; `nil` where nothing is blurred.
    var blurRadius: CGFloat? {
        shadow.flatMap { $0.radius > 0 && $0.radius < .infinity ? $0.radius : nil }
    }

    /// All that may be painted, relative to the frame's origin, with its blurred edges.
    var paintedBounds: CGRect {
        var bounds = CGRect(origin: .zero, size: frame.size)
        switch content {
        case .fill(let path, _): bounds = path.boundingRect
        case .stroke(let path, _, let style):
            // A corner may reach farther than the line is thick, which only a blurred edge leaves out.
            bounds = path.boundingRect.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
        case .text: break
        }
        bounds = Path(bounds).applying(transform).boundingRect
        // A Gaussian blur fades out at three standard deviations.
        let margin = 3 * (blurRadius ?? 0)
        return bounds.insetBy(dx: -margin, dy: -margin)
    }
}

extension CGAffineTransform {
    /// Whether all numbers are finite and an area does not collapse to a line or a point.
    fileprivate var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
    }
}

extension DisplayList {
    /// The list's size, which is thrown as an error if it is negative or not finite.
    func checkedSize() throws(RenderingError) -> CGSize {
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            throw .invalidSize(size)
        }
        return size
    }
}

extension DisplayItem.Shading {
    var stops: [Stop] {
        switch self {
        case .linear(let stops, _, _), .radial(let stops, _, _, _): stops
        }
    }
}

extension UnitPoint {
    /// The point in a frame of a size, from its origin.
    func point(in size: CGSize) -> CGPoint {
        CGPoint(x: x * size.width, y: y * size.height)
    }
}

extension StrokeStyle {
    /// The lengths of painted and unpainted parts in turn; empty for a solid line, as where the lengths are no dashes.
    var validDash: [CGFloat] {
        dash.allSatisfy { $0 >= 0 && $0 < .infinity } && dash.contains { $0 > 0 } ? dash : []
    }
}
