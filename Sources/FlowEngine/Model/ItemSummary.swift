/// What some items ask for together.
struct ItemSummary: Sendable {
    var count = 0
    /// The largest width and the largest height, within the items' limits: as far as a plan needs it. That of an
    /// arrangement has the largest length along lines where they are columns or have no end, and otherwise nothing.
    var largest = FlowSize.zero
    /// What the items need. Those that need nothing have nothing but sizes, as far as lines are concerned.
    private(set) var needs: Needs = []
    /// Whether all items of a chunk have the same size and nothing else.
    var areEqual = false
    /// The spacing of the first item, which counts only if another item comes before.
    private var firstSpacing = SpacingSummary()
    /// The distances between neighbors on one line.
    private(set) var spacings = SpacingSummary()

    init() {}

    /// O(1) if the items have nothing but sizes.
    init(count: Int, _ details: borrowing ItemDetails) {
        self.count = count
        for own in details.needs { needs.formUnion(own) }
        if !details.spacings.isEmpty { needs.insert(.ownSpacings) }
        for (index, spacing) in details.spacings.enumerated() { addSpacing(spacing, at: index) }
        if details.spacings.count < count {
            addSpacing(ItemDetails.commonSpacing, at: details.spacings.count)
        }
        if details.spacings.isEmpty, count > 1 { spacings.add(ItemDetails.commonSpacing) }
    }

    private mutating func addSpacing(_ spacing: Double, at index: Int) {
        if index == 0 { firstSpacing.add(spacing) } else { spacings.add(spacing) }
    }
}

extension ItemSummary: ChunkSummary {
    mutating func append(_ next: ItemSummary) {
        if count == 0 { firstSpacing = next.firstSpacing } else { spacings.add(next.firstSpacing) }
        spacings.add(next.spacings)
        count += next.count
        largest.extend(to: next.largest)
        areEqual = false
        needs.formUnion(next.needs)
    }
}

/// The largest and the smallest distance of some items from the one before.
struct SpacingSummary: Sendable {
    private var largestOwn = -largestLength
    private var smallestOwn = largestLength
    private var haveCommon = false

    private var haveOwn: Bool { smallestOwn <= largestOwn }

    /// - Parameter spacing: Infinity for that of the options.
    mutating func add(_ spacing: Double) {
        if spacing == ItemDetails.commonSpacing {
            haveCommon = true
        } else {
            largestOwn = largestOwn.larger(spacing)
            smallestOwn = min(smallestOwn, spacing)
        }
    }

    mutating func add(_ other: SpacingSummary) {
        largestOwn = largestOwn.larger(other.largestOwn)
        smallestOwn = min(smallestOwn, other.smallestOwn)
        haveCommon = haveCommon || other.haveCommon
    }

    /// Without any, that of the options.
    func largest(by spacing: ItemSpacing) -> Length {
        guard haveOwn else { return spacing.common }
        let own = spacing.resolved(largestOwn)
        return haveCommon ? max(own, spacing.common) : own
    }

    /// Without any, that of the options.
    func smallest(by spacing: ItemSpacing) -> Length {
        guard haveOwn else { return spacing.common }
        let own = spacing.resolved(smallestOwn)
        return haveCommon ? min(own, spacing.common) : own
    }
}

extension FlowSize {
    mutating func extend(to other: FlowSize) {
        width = width.larger(other.width)
        height = height.larger(other.height)
    }
}
