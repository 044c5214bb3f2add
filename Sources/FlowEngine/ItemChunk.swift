/// A piece of the items of a ``FlowIndex``.
struct ItemChunk: Chunk {
    static var capacity: Int { 256 }

    private(set) var items: FlowItems

    init() {
        items = FlowItems()
    }

    init(_ items: FlowItems) {
        self.items = items
    }

    var count: Int { items.count }

    mutating func append(_ part: Range<Int>, of other: ItemChunk) {
        items.append(part, of: other.items)
    }

    mutating func replaceSubrange(_ range: Range<Int>, with other: ItemChunk) {
        // Room for all edits to come, rather than for twice as many items.
        items.reserveCapacity(ItemChunk.capacity)
        items.replaceSubrange(range, with: 0..<other.count, of: other.items)
    }

    var summary: Summary {
        var summary = Summary()
        summary.count = count
        var least = FlowSize(width: .infinity, height: .infinity)
        for width in items.widths {
            summary.largest.width = max(summary.largest.width, width)
            least.width = min(least.width, width)
        }
        for height in items.heights {
            summary.largest.height = max(summary.largest.height, height)
            least.height = min(least.height, height)
        }
        summary.areEqual = items.haveOnlySizes && summary.largest == least
        for traits in items.traits where traits.grow > 0 || traits.shrink > 0 { summary.areFlexible = true }
        for (index, spacing) in items.spacings.enumerated() {
            if index == 0 { summary.first.add(spacing) } else { summary.others.add(spacing) }
        }
        if items.spacings.count < count {
            if items.spacings.isEmpty { summary.first.add(FlowItems.commonSpacing) }
            if count > 1 { summary.others.add(FlowItems.commonSpacing) }
        }
        return summary
    }

    struct Summary: ChunkSummary {
        var count = 0
        /// The largest width and the largest height.
        var largest = FlowSize.zero
        /// Whether all items have the same size and nothing else.
        var areEqual = false
        /// Whether any of the items can grow or shrink.
        var areFlexible = false
        /// The spacing of the first item, which counts for nothing where no item stands before it.
        var first = Spacings()
        var others = Spacings()

        mutating func append(_ next: Summary) {
            if count == 0 {
                self = next
                return
            }
            count += next.count
            areEqual = areEqual && next.areEqual && largest == next.largest
            largest.width = max(largest.width, next.largest.width)
            largest.height = max(largest.height, next.largest.height)
            areFlexible = areFlexible || next.areFlexible
            others.add(next.first)
            others.add(next.others)
        }
    }

    /// The distances of some items from those before them.
    struct Spacings {
        private(set) var largestOwn = -largestLength
        private(set) var haveCommon = false

        mutating func add(_ spacing: Double) {
            if spacing.isNaN {
                haveCommon = true
            } else {
                largestOwn = max(largestOwn, spacing)
            }
        }

        mutating func add(_ other: Spacings) {
            largestOwn = max(largestOwn, other.largestOwn)
            haveCommon = haveCommon || other.haveCommon
        }
    }
}

extension FlowItems {
    fileprivate var haveOnlySizes: Bool {
        firstBaselines.isEmpty && lastBaselines.isEmpty && spacings.isEmpty && traits.isEmpty
    }
}
