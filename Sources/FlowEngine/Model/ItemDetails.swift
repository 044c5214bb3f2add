/// What items have besides their sizes, as one array for each property.
///
/// Items beyond the end of an array have the usual value, with which no array ends. So lists of the same items are equal,
/// and most arrays are empty.
@usableFromInline package struct ItemDetails: Equatable, Sendable {
    /// Infinity for an item without one.
    private(set) var firstBaselines: [Double] = []
    private(set) var lastBaselines: [Double] = []
    /// Infinity stands for the spacing of the options.
    private(set) var spacings: [Double] = []
    package private(set) var traits: [FlowItemTraits] = []
    /// The features of each item's traits: one number, which is read instead of them.
    package private(set) var features: [Features] = []

    package init() {}

    /// Stands for the `itemSpacing` of the options, which are not known yet.
    @inlinable static var commonSpacing: Double { .infinity }

    package var isEmpty: Bool { traits.isEmpty && spacings.isEmpty && !haveBaselines }

    var haveBaselines: Bool { !firstBaselines.isEmpty || !lastBaselines.isEmpty }

    /// The spacing before an item; `nil` for that of the options.
    func spacing(at index: Int) -> Double? {
        index < spacings.count && spacings[index] != ItemDetails.commonSpacing ? spacings[index] : nil
    }

    package mutating func set(_ item: FlowItem, at index: Int) {
        setBaselines(first: item.firstBaseline, last: item.lastBaseline, at: index)
        setSpacing(item.spacing, at: index)
        setTraits(item.traits, at: index)
    }

    /// - Parameter new: `nil` for that of the options.
    mutating func setSpacing(_ new: Double?, at index: Int) {
        spacings.set(
            new.map(sanitizedCoordinate) ?? ItemDetails.commonSpacing, at: index,
            usual: ItemDetails.commonSpacing)
    }

    mutating func setTraits(_ new: FlowItemTraits, at index: Int) {
        traits.set(new, at: index, usual: FlowItemTraits())
        features.set(Features(new), at: index, usual: [])
    }

    mutating func setBaselines(first: Double?, last: Double?, at index: Int) {
        firstBaselines.set(first.map(sanitizedCoordinate) ?? .infinity, at: index, usual: .infinity)
        lastBaselines.set(last.map(sanitizedCoordinate) ?? .infinity, at: index, usual: .infinity)
    }

    /// Replaces the details of some items by those of others. O(n + k) for k of them.
    package mutating func replaceSubrange(_ range: Range<Int>, with part: Range<Int>, of other: ItemDetails) {
        if isEmpty && other.isEmpty { return }
        firstBaselines.replace(range, with: part, of: other.firstBaselines, usual: .infinity)
        lastBaselines.replace(range, with: part, of: other.lastBaselines, usual: .infinity)
        spacings.replace(range, with: part, of: other.spacings, usual: ItemDetails.commonSpacing)
        traits.replace(range, with: part, of: other.traits, usual: FlowItemTraits())
        features.replace(range, with: part, of: other.features, usual: [])
    }
}

extension ItemDetails {
    package func item(at index: Int, size: FlowSize) -> FlowItem {
        func given(_ values: [Double]) -> Double? {
            index < values.count && values[index].isFinite ? values[index] : nil
        }
        return FlowItem(
            width: size.width, height: size.height, firstBaseline: given(firstBaselines),
            lastBaseline: given(lastBaselines), spacing: spacing(at: index),
            traits: traits.traits(at: index))
    }
}

// An array that continues with the usual element after its end.
extension Array where Element: Equatable {
    fileprivate mutating func set(_ element: Element, at index: Int, usual: Element) {
        if index < count {
            self[index] = element
            trim(usual)
        } else if element != usual {
            pad(with: usual, to: index)
            append(element)
        }
    }

    fileprivate mutating func replace(
        _ range: Range<Int>, with part: Range<Int>, of other: [Element], usual: Element
    ) {
        let given = part.clamped(to: 0..<other.count)
        if count <= range.lowerBound && given.isEmpty { return }
        pad(with: usual, to: range.upperBound)
        var new = Array(other[given])
        new.pad(with: usual, to: part.count)
        replaceSubrange(range, with: new)
        trim(usual)
    }

    private mutating func pad(with usual: Element, to end: Int) {
        while count < end { append(usual) }
    }

    private mutating func trim(_ usual: Element) {
        while last == usual { removeLast() }
    }
}
