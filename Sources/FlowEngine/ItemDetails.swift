/// What items have besides their sizes, as one array for each property. Items beyond the end of one have what
/// is usual.
struct ItemDetails: Equatable, Sendable {
    /// Infinity for an item without one.
    var firstBaselines: [Double] = []
    var lastBaselines: [Double] = []
    var spacings: [Double] = []
    var traits: [FlowItemTraits] = []

    var isEmpty: Bool { areSizesOnly && firstBaselines.isEmpty && lastBaselines.isEmpty }

    /// Whether items have nothing but sizes, as far as lines are concerned.
    var areSizesOnly: Bool { traits.isEmpty && spacings.isEmpty }

    mutating func removeAll() {
        firstBaselines.removeAll(keepingCapacity: true)
        lastBaselines.removeAll(keepingCapacity: true)
        spacings.removeAll(keepingCapacity: true)
        traits.removeAll(keepingCapacity: true)
    }

    func prefix(_ length: Int) -> ItemDetails {
        ItemDetails(
            firstBaselines: Array(firstBaselines.prefix(length)),
            lastBaselines: Array(lastBaselines.prefix(length)), spacings: Array(spacings.prefix(length)),
            traits: Array(traits.prefix(length)))
    }

    /// Puts those of some other items in the place of those of a range. O(n + k) for k of them.
    mutating func replaceSubrange(_ range: Range<Int>, with part: Range<Int>, of other: ItemDetails) {
        if isEmpty && other.isEmpty { return }
        firstBaselines.replace(range, with: part, of: other.firstBaselines, otherwise: .infinity)
        lastBaselines.replace(range, with: part, of: other.lastBaselines, otherwise: .infinity)
        spacings.replace(range, with: part, of: other.spacings, otherwise: ItemDetails.commonSpacing)
        traits.replace(range, with: part, of: other.traits, otherwise: FlowItemTraits())
    }

    /// What stands for the `itemSpacing` of the options among spacings of items that are not arranged yet.
    static var commonSpacing: Double { .nan }
}

extension ItemDetails {
    /// Those of equal items.
    init(repeating item: FlowIndex.Item, count: Int) {
        func repeated(_ value: Double?) -> [Double] {
            value.map { [Double](repeating: sanitizedCoordinate($0), count: count) } ?? []
        }
        firstBaselines = repeated(item.firstBaseline)
        lastBaselines = repeated(item.lastBaseline)
        spacings = repeated(item.spacing)
        if item.traits != FlowItemTraits() {
            traits = [FlowItemTraits](repeating: item.traits, count: count)
        }
    }

    /// An item that has these, and a size.
    func item(at index: Int, size: FlowSize) -> FlowIndex.Item {
        func given(_ values: [Double]) -> Double? {
            index < values.count && values[index].isFinite ? values[index] : nil
        }
        return FlowIndex.Item(
            width: size.width, height: size.height, firstBaseline: given(firstBaselines),
            lastBaseline: given(lastBaselines), spacing: given(spacings),
            traits: traits.traits(at: index))
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
