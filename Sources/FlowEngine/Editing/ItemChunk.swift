/// A chunk of the items of an ``EditableFlow``.
struct ItemChunk: Chunk {
    static var capacity: Int { 256 }

    private(set) var sizes: [FlowSize] = []
    private(set) var details = ItemDetails()
    /// Whether all items have the same size and nothing else.
    private(set) var areEqual = false
    /// The largest width and the largest height.
    private var largest = FlowSize.zero

    init() {}

    init(_ part: Range<Int>, of items: FlowItems) {
        var sizes: [FlowSize] = []
        sizes.reserveCapacity(max(part.count, ItemChunk.capacity))
        for index in part {
            sizes.append(FlowSize(width: items.widths[index], height: items.heights[index]))
        }
        var details = ItemDetails()
        details.replaceSubrange(0..<0, with: part, of: items.details)
        self.init(sizes, details)
    }

    init(repeating item: FlowItem, count: Int) {
        let size = FlowSize(
            width: sanitizedLength(item.size.width), height: sanitizedLength(item.size.height))
        self.init(
            [FlowSize](repeating: size, count: count), ItemDetails(repeating: item, count: count))
    }

    private init(_ sizes: [FlowSize], _ details: ItemDetails) {
        self.sizes = sizes
        self.details = details
        areEqual = haveOneSize
        largest = FlowSize(largestOf: sizes[...])
    }

    var count: Int { sizes.count }

    subscript(index: Int) -> FlowItem {
        details.item(at: index, size: sizes[index])
    }

    mutating func replaceSubrange(_ range: Range<Int>, with part: Range<Int>, of other: ItemChunk) {
        // Space for all edits to come.
        if sizes.capacity < ItemChunk.capacity { sizes.reserveCapacity(ItemChunk.capacity) }
        let hasLargest = sizes[range].contains { $0.width == largest.width || $0.height == largest.height }
        sizes.replaceSubrange(range, with: other.sizes[part])
        // Unless a largest item goes, the others need not be looked at.
        if hasLargest {
            largest = FlowSize(largestOf: sizes[...])
        } else {
            largest.extend(to: FlowSize(largestOf: other.sizes[part]))
        }
        details.replaceSubrange(range, with: part, of: other.details)
        areEqual = haveOneSize
    }

    private var haveOneSize: Bool {
        guard details.isEmpty, let first = sizes.first else { return false }
        return sizes.allSatisfy { $0 == first }
    }

    var summary: Summary {
        var summary = Summary()
        summary.count = count
        summary.largest = largest
        for traits in details.traits { summary.traits.add(traits) }
        for (index, spacing) in details.spacings.enumerated() {
            if index == 0 { summary.first.add(spacing) } else { summary.others.add(spacing) }
        }
        if details.spacings.count < count {
            if details.spacings.isEmpty { summary.first.add(ItemDetails.commonSpacing) }
            if count > 1 { summary.others.add(ItemDetails.commonSpacing) }
        }
        return summary
    }

    struct Summary: ChunkSummary {
        var count = 0
        /// The largest width and the largest height.
        var largest = FlowSize.zero
        var traits = TraitSummary()
        /// The spacing of the first item, which counts only if another item comes before.
        var first = SpacingSummary()
        var others = SpacingSummary()

        mutating func append(_ next: Summary) {
            if count == 0 { first = next.first } else { others.add(next.first) }
            others.add(next.others)
            count += next.count
            largest.extend(to: next.largest)
            traits.add(next.traits)
        }
    }
}

extension FlowSize {
    /// The largest width and the largest height of some sizes.
    fileprivate init(largestOf sizes: ArraySlice<FlowSize>) {
        self = .zero
        for size in sizes { extend(to: size) }
    }

    fileprivate mutating func extend(to other: FlowSize) {
        width = width.larger(other.width)
        height = height.larger(other.height)
    }
}
