/// What a plan needs to know of some items.
@usableFromInline package struct ItemSummary: Sendable {
    @usableFromInline package var count = 0
    /// The largest width and the largest height, within the items' limits, if they were looked for. Items that fill their
    /// line do not count.
    @usableFromInline package var largest = FlowSize.zero
    /// The same for items that fill their line.
    @usableFromInline package var largestFilling = FlowSize.zero
    /// The features of the items. Items without any have nothing but sizes, as far as lines are concerned.
    @usableFromInline package var features: Features = []
    /// Whether some neighbors have the spacing of the options.
    @usableFromInline var haveCommonSpacing = false
    /// The spacing before the first item.
    @usableFromInline var firstSpacing = ItemDetails.commonSpacing
    /// The largest and the smallest spacing of neighbors that have one of their own.
    @usableFromInline var (largestSpacing, smallestSpacing) = (-largestLength, largestLength)

    package init() {}

    /// O(1) if the items have nothing but sizes and the largest is not looked for; otherwise O(n).
    package init(_ items: borrowing FlowItems, findsLargest: Bool) {
        count = items.count
        if findsLargest { findLargest(of: items.sizes, items.traits) }
        let (details, spacings) = (items.details, items.details.spacings)
        for own in details.features { features.formUnion(own) }
        if !spacings.isEmpty { features.insert(.ownSpacings) }
        firstSpacing = spacings.first ?? ItemDetails.commonSpacing
        for spacing in spacings.dropFirst() { add(spacing) }
        if max(spacings.count, 1) < count { haveCommonSpacing = true }
    }

    private mutating func findLargest(of sizes: [FlowSize], _ traits: [FlowItemTraits]) {
        // Most items have no traits.
        largest = sizes[traits.count...].reduce(into: .zero) { $0.extend(to: $1) }
        for (size, traits) in zip(sizes, traits) {
            let limits = traits.lengthLimits
            let limited = FlowSize(
                width: Length(size: size.width).clamped(to: limits).points,
                height: Length(size: size.height).clamped(to: limits).points)
            if traits.fillsLine { largestFilling.extend(to: limited) } else { largest.extend(to: limited) }
        }
    }

    @inlinable
    mutating func add(_ spacing: Double) {
        if spacing == ItemDetails.commonSpacing {
            haveCommonSpacing = true
        } else {
            largestSpacing = largestSpacing.larger(spacing)
            smallestSpacing = min(smallestSpacing, spacing)
        }
    }
}

extension ItemSummary {
    /// Adds the items that follow.
    @inlinable
    package mutating func append(_ next: ItemSummary) {
        if next.count == 0 { return }
        if count == 0 { firstSpacing = next.firstSpacing } else { add(next.firstSpacing) }
        haveCommonSpacing = haveCommonSpacing || next.haveCommonSpacing
        largestSpacing = largestSpacing.larger(next.largestSpacing)
        smallestSpacing = min(smallestSpacing, next.smallestSpacing)
        count += next.count
        largest.extend(to: next.largest)
        largestFilling.extend(to: next.largestFilling)
        features.formUnion(next.features)
    }

    /// The smallest and the largest spacing of two neighbors; that of the options if there are none.
    func spacings(by spacing: ItemSpacing) -> (smallest: Length, largest: Length) {
        let common = spacing.common
        guard smallestSpacing <= largestSpacing else { return (common, common) }
        let (smallest, largest) = (spacing.resolved(smallestSpacing), spacing.resolved(largestSpacing))
        return haveCommonSpacing ? (min(smallest, common), max(largest, common)) : (smallest, largest)
    }
}

extension FlowSize {
    @inlinable
    mutating func extend(to other: FlowSize) {
        width = width.larger(other.width)
        height = height.larger(other.height)
    }
}
