import PortableUI

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
        switch content {
        case .fill(_, let color), .text(_, let color):
            opacity > 0 && color.opacity > 0
        case .stroke(_, let color, let lineWidth):
            opacity > 0 && color.opacity > 0 && lineWidth > 0 && lineWidth.isFinite
        }
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
