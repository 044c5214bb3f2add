/// Seed 001, `CollectionView`: a flow takes one size after the other, and a dictionary holds where the
/// elements stand.
public struct CollectionFlow: SeedAlgorithm {
    private let sizes: [(id: AnyHashable, size: Size)]
    private let spacing: Double

    public init(sizes: [Size], spacing: Double) {
        self.sizes = sizes.enumerated().map { (AnyHashable($0), $1) }
        self.spacing = spacing
    }

    public func frames(in width: Double) -> [Frame] {
        var flow = AddingFlow(containerWidth: width, spacing: spacing)
        var offsets: [AnyHashable: Frame] = [:]
        for (id, size) in sizes {
            offsets[id] = flow.add(size)
        }
        return sizes.map { offsets[$0.id] ?? Frame(x: 0, y: 0, size: $0.size) }
    }
}

private struct AddingFlow {
    let containerWidth: Double
    let spacing: Double
    private var currentX = 0.0
    private var currentY = 0.0
    private var lineHeight = 0.0

    init(containerWidth: Double, spacing: Double) {
        self.containerWidth = containerWidth
        self.spacing = spacing
    }

    mutating func add(_ size: Size) -> Frame {
        if currentX + size.width > containerWidth {
            currentX = 0
            currentY += lineHeight + spacing
            lineHeight = 0
        }
        let frame = Frame(x: currentX, y: currentY, size: size)
        lineHeight = max(lineHeight, size.height)
        currentX += size.width + spacing
        return frame
    }
}
