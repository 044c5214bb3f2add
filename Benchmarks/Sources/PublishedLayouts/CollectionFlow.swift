/// `CollectionView` of Chris Eidhof: a flow takes one size after the other, and a dictionary holds where the
/// elements stand.
public struct CollectionFlow: PublishedLayout {
    private let sizes: [(id: AnyHashable, size: Size)]
    private let spacing: Double

    public init(sizes: [Size], spacing: Double) {
        self.sizes = sizes.enumerated().map { (AnyHashable($0), $1) }
        self.spacing = spacing
    }

    public func frames(in width: Double) -> [Frame] {
        var flow = AddingFlow(in: width, spacing: spacing)
        var offsets: [AnyHashable: Frame] = [:]
        for (id, size) in sizes {
            offsets[id] = flow.add(size)
        }
        return sizes.map { offsets[$0.id] ?? Frame(x: 0, y: 0, size: $0.size) }
    }

    /// The size that the layout reports.
    public func size(in width: Double) -> Size {
        var flow = AddingFlow(in: width, spacing: spacing)
        for (_, size) in sizes {
            _ = flow.add(size)
        }
        return flow.size
    }
}

private struct AddingFlow {
    let containerWidth: Double
    let spacing: Double
    private var currentX = 0.0
    private var currentY = 0.0
    private var lineHeight = 0.0
    private var width: Double

    init(in containerWidth: Double, spacing: Double) {
        self.containerWidth = containerWidth
        self.spacing = spacing
        width = containerWidth
    }

    var size: Size { Size(width: width, height: currentY + lineHeight) }

    mutating func add(_ size: Size) -> Frame {
        if currentX + size.width > containerWidth {
            currentX = 0
            width = max(width, size.width)
            currentY += lineHeight + spacing
            lineHeight = 0
        }
        let frame = Frame(x: currentX, y: currentY, size: size)
        lineHeight = max(lineHeight, size.height)
        currentX += size.width + spacing
        return frame
    }
}
