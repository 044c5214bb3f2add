/// `FlowLayout` of swiftuirecipes: each element's alignment guides, asked in order, move a width and
/// a height along. Elements have half the spacing around them. A line is as high as the first element of the
/// next one, and the guides are asked twice: once for the size, once for the places.
public struct GuideFlow: PublishedLayout {
    private let padded: [Size]
    private let elements: [Int]
    private let spacing: Double

    public init(sizes: [Size], spacing: Double) {
        self.init(elements: Array(sizes.indices), sizes: sizes, spacing: spacing)
    }

    /// Creates a layout of elements, each of which is the number of its size. One that equals the last one counts as that.
    public init(elements: [Int], sizes: [Size], spacing: Double) {
        padded = sizes.map { Size(width: $0.width + spacing, height: $0.height + spacing) }
        self.elements = elements
        self.spacing = spacing
    }

    public func frames(in width: Double) -> [Frame] {
        _ = guides(in: width)
        return guides(in: width)
    }

    private func guides(in available: Double) -> [Frame] {
        var width = 0.0
        var height = 0.0
        var frames: [Frame] = []
        for element in elements {
            let size = padded[element]
            if abs(width - size.width) > available {
                width = 0
                height -= size.height
            }
            let leading = width
            if element == elements.last { width = 0 } else { width -= size.width }
            let top = height
            if element == elements.last { height = 0 }
            frames.append(
                Frame(
                    x: spacing / 2 - leading, y: spacing / 2 - top,
                    size: Size(width: size.width - spacing, height: size.height - spacing)))
        }
        return frames
    }
}
