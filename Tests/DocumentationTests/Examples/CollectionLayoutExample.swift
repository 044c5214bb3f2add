import FlowEditing

/// What a collection view asks its layout, as far as a flow is concerned.
final class FlowCollectionLayout {
    private var flow: EditableFlow

    init(sizes: [FlowSize], spacing: Double = 8) {
        let options = FlowOptions(itemSpacing: spacing, lineSpacing: spacing)
        flow = EditableFlow(of: FlowItems(sizes), in: 0, options: options)
    }

    // prepare(), collectionViewContentSize
    func prepare(width: Double) { flow.availableLength = width }
    var contentSize: FlowSize { flow.size }

    // layoutAttributesForElements(in:), layoutAttributesForItem(at:)
    func items(in rect: FlowRect) -> [(index: Int, frame: FlowRect)] { flow.frames(intersecting: rect) }
    func frame(ofItem index: Int) -> FlowRect { flow.frame(at: index) }

    // shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
    /// Takes the size that a cell turned out to have. Returns the items that may have moved.
    func resizeItem(at index: Int, to size: FlowSize) -> Range<Int> {
        // Also those of the line before, on which it may have space now.
        let line = max(flow.lineIndex(ofItem: index) - 1, 0)
        flow.replace(at: index, with: FlowItem(width: size.width, height: size.height))
        return flow.itemRange(ofLine: line).lowerBound..<flow.count
    }

    // targetIndexPath(forInteractivelyMovingItem:withPosition:)
    func dropIndex(x: Double, y: Double) -> Int { flow.insertionIndex(atX: x, y: y) }
}
