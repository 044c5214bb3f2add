import PortableUIDrawing

extension DisplayItem {
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
