/// A chunk of the items of an ``EditableFlow``.
struct ItemChunk: Chunk {
    static var capacity: Int { 256 }

    private(set) var sizes: [FlowSize]
    private(set) var details: ItemDetails
    /// The largest width and the largest height.
    private var largest: FlowSize

    init() {
        self.init([], ItemDetails())
    }

    init(_ items: FlowItems) {
        self.init(zip(items.widths, items.heights).map(FlowSize.init(width:height:)), items.details)
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
    }

    var summary: Summary {
        var summary = Summary()
        summary.count = count
        summary.largest = largest
        summary.areSizesOnly = details.areSizesOnly
        summary.areEqual = details.isEmpty && sizes.allSatisfy { $0 == largest }
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
        /// Whether items have nothing but sizes, as far as lines are concerned.
        var areSizesOnly = true
        /// Whether all items of a chunk have the same size and nothing else.
        var areEqual = false
        var traits = TraitSummary()
        /// The spacing of the first item, which counts only if another item comes before.
        var first = SpacingSummary()
        var others = SpacingSummary()

        mutating func append(_ next: Summary) {
            if count == 0 { first = next.first } else { others.add(next.first) }
            others.add(next.others)
            count += next.count
            largest.extend(to: next.largest)
            areSizesOnly = areSizesOnly && next.areSizesOnly
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
