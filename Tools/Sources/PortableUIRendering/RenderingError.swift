import PortableUIDrawing

/// Why a display list could not be turned into a picture.
public enum RenderingError: Error, Equatable {
    /// The picture would have more pixels on a side than Cairo can draw.
    case tooManyPixels(width: CGFloat, height: CGFloat, scale: CGFloat, limit: Int)
    /// The picture would have more points on a side than Cairo can count.
    case tooManyPoints(width: CGFloat, height: CGFloat, limit: Int)
    /// The text picture would have more cells than `TerminalRenderer` counts.
    case tooManyCells(columns: CGFloat, rows: CGFloat)
    /// A picture cannot be drawn.
    case unreadablePicture(PictureFile, reason: String)
    /// Cairo reports an error, such as that memory ran out.
    case cairo(String)
}

extension RenderingError: LocalizedError, CustomStringConvertible {
    public var errorDescription: String? { description }

    public var description: String {
        switch self {
        case .tooManyPixels(let width, let height, let scale, let limit):
            let size = "\(width.formattedCompactly()) × \(height.formattedCompactly())"
            return "The picture would be \(size) pixels large at scale \(scale.formattedCompactly()), and a"
                + " PNG has at most \(limit.grouped) on a side: write SVG instead, or use a smaller scale."
        case .tooManyPoints(let width, let height, let limit):
            let size = "\(width.formattedCompactly()) × \(height.formattedCompactly())"
            return "The picture would be \(size) points large, and Cairo draws at most \(limit.grouped) on a"
                + " side: draw fewer items, or give them a width that makes the picture less long."
        case .tooManyCells(let columns, let rows):
            let size = "\(columns.formattedCompactly()) × \(rows.formattedCompactly())"
            return "The text would be \(size) characters large: draw fewer items, or write SVG instead."
        case .unreadablePicture(let file, let reason):
            return "The picture \(file.path) cannot be drawn: \(reason)."
        case .cairo(let status):
            return "Cairo could not draw the picture: \(status)."
        }
    }
}

extension Int {
    /// The number with a comma before each group of three digits, for messages.
    fileprivate var grouped: String {
        var digits = Array(String(self))
        for position in stride(from: digits.count - 3, to: 0, by: -3) {
            digits.insert(",", at: position)
        }
        return String(digits)
    }
}
