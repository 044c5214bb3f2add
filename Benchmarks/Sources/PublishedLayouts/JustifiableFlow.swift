/// `JustifiableFlowLayout`, not justified: all elements are measured for the size and measured again
/// for the places.
public struct JustifiableFlow: PublishedLayout {
    private let elements: [Size]
    private let minSpacing: Double

    public init(sizes: [Size], spacing: Double) {
        elements = sizes
        minSpacing = spacing
    }

    public func frames(in width: Double) -> [Frame] {
        let size = sizeThatFits(width)
        return place(in: min(width, size.width))
    }

    private func sizeThatFits(_ maxLineWidth: Double) -> Size {
        let sizes = elements.map { $0 }
        var total = Size(width: 0, height: 0)
        var line = Size(width: 0, height: 0)
        for size in sizes {
            if line.width + size.width > maxLineWidth {
                total.height += line.height + minSpacing
                line = Size(width: size.width + minSpacing, height: size.height)
            } else {
                line.width += size.width + minSpacing
                line.height = max(line.height, size.height)
            }
            total.width = max(total.width, line.width - minSpacing)
        }
        total.height += line.height
        return total
    }

    private func place(in maxX: Double) -> [Frame] {
        let sizes = elements.map { $0 }
        var frames: [Frame] = []
        var lineX = 0.0
        var lineY = 0.0
        var lineHeight = 0.0
        for size in sizes {
            if lineX + size.width > maxX {
                lineY += lineHeight + minSpacing
                lineHeight = 0
                lineX = 0
            }
            let center = (x: lineX + size.width / 2, y: lineY + size.height / 2)
            frames.append(Frame(x: center.x - size.width / 2, y: center.y - size.height / 2, size: size))
            lineHeight = max(lineHeight, size.height)
            lineX += size.width + minSpacing
        }
        return frames
    }
}
