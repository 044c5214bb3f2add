/// `Arranger` of onmyway133: cells follow the cell before them. All are arranged for the size, and again for the
/// places.
public struct ArrangerFlow: PublishedLayout {
    private let elements: [Size]
    private let spacing: Double

    public init(sizes: [Size], spacing: Double) {
        elements = sizes
        self.spacing = spacing
    }

    public func frames(in width: Double) -> [Frame] {
        _ = arrange(in: width)
        return arrange(in: width).cells
    }

    /// The size that the layout reports.
    public func size(in width: Double) -> Size { arrange(in: width).size }

    private func arrange(in width: Double) -> (size: Size, cells: [Frame]) {
        var cells: [Frame] = []
        var maxY = 0.0
        var previous = Frame(x: 0, y: 0, size: Size(width: 0, height: 0))
        for (index, size) in elements.enumerated() {
            let frame: Frame
            if index == 0 {
                frame = Frame(x: 0, y: 0, size: size)
            } else if previous.maxX + spacing + size.width > width {
                frame = Frame(x: 0, y: maxY + spacing, size: size)
            } else {
                frame = Frame(x: previous.maxX + spacing, y: previous.y, size: size)
            }
            cells.append(frame)
            previous = frame
            maxY = max(maxY, frame.maxY)
        }
        let maxWidth = cells.reduce(0) { max($0, $1.maxX) }
        return (Size(width: maxWidth, height: previous.maxY), cells)
    }
}
