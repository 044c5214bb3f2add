/// A chunk of the items of an ``EditableFlow``.
struct ItemChunk: Chunk {
    static var capacity: Int { 256 }

    private(set) var items: FlowItems
    /// The largest width and the largest height, within the items' limits, of items that do not fill their line.
    private var largest = FlowSize.zero

    init() {
        self.init(FlowItems())
    }

    init(repeating item: FlowItem, count: Int) {
        self.init(FlowItems(repeating: item, count: count))
    }

    init(_ items: FlowItems) {
        self.items = items
        largest = largest(of: 0..<count)
    }

    var count: Int { items.count }
    var sizes: [FlowSize] { items.sizes }
    var details: ItemDetails { items.details }

    mutating func replaceSubrange(_ range: Range<Int>, with part: Range<Int>, of other: ItemChunk) {
        // Space for all edits to come.
        if sizes.capacity < ItemChunk.capacity { items.reserveCapacity(ItemChunk.capacity) }
        let new = other.largest(of: part)
        let losesLargest = range.contains { index in
            let size = limitedSize(at: index)
            return (size.width == largest.width && size.width > new.width)
                || (size.height == largest.height && size.height > new.height)
        }
        items.replaceSubrange(range, with: part, of: other.items)
        // The other items matter only if a largest item goes and none as large replaces it.
        if losesLargest { largest = largest(of: 0..<count) } else { largest.extend(to: new) }
    }

    /// The largest width and the largest height of some items.
    private func largest(of range: Range<Int>) -> FlowSize {
        // Most items have no limits.
        if details.traits.isEmpty { return sizes[range].reduce(into: .zero) { $0.extend(to: $1) } }
        return range.reduce(into: .zero) { $0.extend(to: limitedSize(at: $1)) }
    }

    /// The size of an item with its width and its height within its limits; zero if it fills its line. It is the same to
    /// the last digit whatever other items have.
    private func limitedSize(at index: Int) -> FlowSize {
        guard index < details.features.count else { return sizes[index] }
        if details.traits[index].fillsLine { return .zero }
        return ownSize(at: index)
    }

    /// The same, also of an item that fills its line.
    private func ownSize(at index: Int) -> FlowSize {
        guard details.features[index].contains(.limits) else { return sizes[index] }
        let limits = details.traits[index].limits
        return FlowSize(
            width: Length(size: sizes[index].width).clamped(to: limits).points,
            height: Length(size: sizes[index].height).clamped(to: limits).points)
    }

    var summary: ItemSummary {
        var summary = ItemSummary(count: count, details)
        summary.largest = largest
        for index in details.traits.indices where details.traits[index].fillsLine {
            summary.largestFilling.extend(to: ownSize(at: index))
        }
        summary.areEqual = details.isEmpty && sizes.allSatisfy { [largest] in $0 == largest }
        return summary
    }
}

extension ItemSummary: ChunkSummary {}
