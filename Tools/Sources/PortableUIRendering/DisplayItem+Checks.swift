import PortableUIDrawing

extension DisplayItem {
    /// Throws if a coordinate of the frame is not finite.
    func check() throws(RenderingError) {
        guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
            throw .invalidFrame(frame, identity: identity.description)
        }
    }

    /// Whether there is anything to see.
    var isVisible: Bool {
        guard opacity > 0, paint.stops.contains(where: { $0.color.opacity > 0 }) else { return false }
        guard case .stroke(_, _, let lineWidth) = content else { return true }
        return lineWidth > 0 && lineWidth.isFinite
    }

    /// All that may be painted, relative to the frame's origin.
    var paintedBounds: CGRect {
        switch content {
        case .fill(let path, _): path.boundingRect
        // A corner may reach farther than the line is thick, which only a blurred edge leaves out.
        case .stroke(let path, _, let lineWidth): path.boundingRect.insetBy(dx: -lineWidth, dy: -lineWidth)
        case .text: CGRect(origin: .zero, size: frame.size)
        }
    }
}

extension DisplayNode {
    /// All that may be painted, with the blurred edges of shadows.
    var paintedBounds: CGRect {
        switch self {
        case .item(let item): item.paintedBounds.offsetBy(dx: item.frame.minX, dy: item.frame.minY)
        case .group(let group): group.effect.bounds(of: group.nodes.paintedBounds)
        }
    }
}

extension [DisplayNode] {
    /// All that may be painted.
    var paintedBounds: CGRect {
        reduce(.null) { $0.union($1.paintedBounds) }
    }
}

extension DisplayEffect {
    /// All that may be painted with the effect, of something with the given bounds.
    fileprivate func bounds(of bounds: CGRect) -> CGRect {
        switch self {
        case .clip(let path): bounds.intersection(path.boundingRect)
        case .transform(let transform): Path(bounds).applying(transform).boundingRect
        case .shadow(let shadow):
            bounds.union(
                shadow.blurred(bounds).offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
        }
    }
}

extension DisplayShadow {
    /// The bounds of what casts the shadow, with blurred edges.
    func blurred(_ bounds: CGRect) -> CGRect {
        // A Gaussian blur fades out at three standard deviations.
        bounds.insetBy(dx: -3 * radius, dy: -3 * radius)
    }
}

extension CGAffineTransform {
    /// Whether all numbers are finite and an area does not collapse to a line or a point.
    var isInvertible: Bool {
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

extension UnitPoint {
    /// The point in a frame of a size, from its origin.
    func point(in size: CGSize) -> CGPoint {
        CGPoint(x: x * size.width, y: y * size.height)
    }
}
