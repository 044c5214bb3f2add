extension FlowItems {
    /// Adds some items of another list. O(k) for k of them.
    mutating func append(_ part: Range<Int>, of other: FlowItems) {
        replaceSubrange(count..<count, with: part, of: other)
    }

    /// Puts some items of another list in the place of those of a range. O(n + k) for k of them.
    mutating func replaceSubrange(_ range: Range<Int>, with part: Range<Int>, of other: FlowItems) {
        replaceSizes(range, with: part, of: other)
        firstBaselines.replace(range, with: part, of: other.firstBaselines, otherwise: .infinity)
        lastBaselines.replace(range, with: part, of: other.lastBaselines, otherwise: .infinity)
        spacings.replace(range, with: part, of: other.spacings, otherwise: FlowItems.commonSpacing)
        traits.replace(range, with: part, of: other.traits, otherwise: FlowItemTraits())
    }

    /// What stands for the `itemSpacing` of the options among spacings of items that are not arranged yet.
    static var commonSpacing: Double { .nan }

    /// Gives a spacing to the items that ``commonSpacing`` stands for.
    mutating func setCommonSpacing(_ spacing: Double) {
        if !spacings.isEmpty { setSpacings(spacings.map { $0.isNaN ? spacing : $0 }) }
    }
}

extension Array {
    /// Replaces a range by a part of another array, where both may end before and are taken to go on with
    /// a default.
    fileprivate mutating func replace(
        _ range: Range<Int>, with part: Range<Int>, of other: [Element], otherwise usual: Element
    ) {
        let given = part.clamped(to: 0..<other.count)
        if count <= range.lowerBound && given.isEmpty { return }
        if count < range.upperBound { self += repeatElement(usual, count: range.upperBound - count) }
        let isShort = given.count < part.count
        replaceSubrange(
            range,
            with: isShort
                ? other[given] + repeatElement(usual, count: part.count - given.count) : other[given])
    }
}
