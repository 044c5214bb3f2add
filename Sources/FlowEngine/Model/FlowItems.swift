/// The measured items of a flow, in order, as one array for each of their properties.
///
/// All lengths are in points. In those that are given, NaN counts as 0, and so does a negative width or height; 2³²
/// is the largest.
///
/// ```swift
/// var items = FlowItems()
/// items.append(width: 50, height: 20)
/// items.append(width: 70.5, height: 30, firstBaseline: 22, lastBaseline: 22)
/// ```
public struct FlowItems: Equatable, Sendable {
    /// Finite, from 0 to 2³².
    public internal(set) var widths: [Double] = []
    /// Finite, from 0 to 2³².
    public internal(set) var heights: [Double] = []
    // Converted once.
    private var widthLengths: [Length] = []
    private var heightLengths: [Length] = []
    /// Distances from an item's top (vertical flow: leading edge) to its first baseline; infinity for an item without
    /// one. Items beyond its end have none.
    public var firstBaselines: [Double] { details.firstBaselines }
    /// Likewise, to its last baseline.
    public var lastBaselines: [Double] { details.lastBaselines }
    /// The distance of each item from the one before it on its line, within ±2³²; infinity for the `itemSpacing` of the
    /// options, which items beyond its end have, too.
    public var spacings: [Double] { details.spacings }
    /// How items differ from the others. Items beyond its end do not, and it is empty if none does.
    public var traits: [FlowItemTraits] { details.traits }
    var details = ItemDetails()

    /// Creates an empty list.
    public init() {}

    /// Creates a list of items that have nothing but sizes. O(n), and faster than appending them one by one.
    public init(_ sizes: [FlowSize]) {
        widths = sizes.map { sanitizedLength($0.width) }
        heights = sizes.map { sanitizedLength($0.height) }
        widthLengths = widths.map(Length.init(size:))
        heightLengths = heights.map(Length.init(size:))
    }

    /// The number of items.
    public var count: Int { widths.count }

    /// Reserves memory for as many items, so that it need not grow as they are appended.
    public mutating func reserveCapacity(_ count: Int) {
        widths.reserveCapacity(count)
        heights.reserveCapacity(count)
        widthLengths.reserveCapacity(count)
        heightLengths.reserveCapacity(count)
    }

    /// Removes all items, and keeps the memory for the next ones.
    public mutating func removeAll() {
        widths.removeAll(keepingCapacity: true)
        heights.removeAll(keepingCapacity: true)
        widthLengths.removeAll(keepingCapacity: true)
        heightLengths.removeAll(keepingCapacity: true)
        details.removeAll()
    }

    /// Adds an item at the end. Amortized O(1).
    ///
    /// - Parameters:
    ///   - width: Its width.
    ///   - height: Its height.
    ///   - firstBaseline: The distance from the item's top (vertical flow: leading edge) to its first line of
    ///     text, or whatever else it is to be aligned by. That of an item without one is its bottom.
    ///   - lastBaseline: Likewise, for the last line of text.
    public mutating func append(
        width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil
    ) {
        append(FlowSize(width: sanitizedLength(width), height: sanitizedLength(height)))
        details.setBaselines(first: firstBaseline, last: lastBaseline, at: count - 1)
    }

    /// Gives items a distance of their own from the item before. O(n).
    ///
    /// - Parameter spacings: One for each item; the first item's counts for nothing. Items beyond the end of the array
    ///   have the `itemSpacing` of the options. Columns use the largest of all.
    package mutating func setSpacings(_ spacings: [Double]) {
        details.spacings = spacings.map(sanitizedCoordinate)
    }

    /// Makes the item at an index differ from the others. Amortized O(1) in the order of the items; O(k) for
    /// k items between it and the last one before it that differs, if none after it does.
    ///
    /// - Precondition: There is an item at the index.
    public mutating func setTraits(_ traits: FlowItemTraits, at index: Int) {
        precondition(index >= 0 && index < count, "there is no item at the index")
        details.setTraits(traits, at: index)
    }

    /// How the item at an index differs from the others. O(1).
    public func traits(at index: Int) -> FlowItemTraits {
        traits.traits(at: index)
    }

    /// Gives the item at an index another size and other baselines, as `append` would. O(1), or as
    /// ``setTraits(_:at:)`` for baselines.
    ///
    /// - Precondition: There is an item at the index.
    public mutating func replace(
        at index: Int, width: Double, height: Double, firstBaseline: Double? = nil,
        lastBaseline: Double? = nil
    ) {
        let (width, height) = (sanitizedLength(width), sanitizedLength(height))
        widths[index] = width
        heights[index] = height
        widthLengths[index] = Length(size: width)
        heightLengths[index] = Length(size: height)
        details.setBaselines(first: firstBaseline, last: lastBaseline, at: index)
    }

    /// The first items. O(n).
    func prefix(_ length: Int) -> FlowItems {
        var items = FlowItems()
        items.widths = Array(widths.prefix(length))
        items.heights = Array(heights.prefix(length))
        items.widthLengths = Array(widthLengths.prefix(length))
        items.heightLengths = Array(heightLengths.prefix(length))
        items.details.replaceSubrange(0..<0, with: 0..<length, of: details)
        return items
    }
}

extension FlowItems {
    /// The indices of the items that are longer than a container along an axis. O(n).
    ///
    /// - Parameter available: In points. Infinity has no end; NaN and negative values count as 0.
    package func indices(longerThan available: Double, along axis: FlowAxis) -> [Int] {
        guard let limit = Length(available: available) else { return [] }
        let lengths = lengths(along: axis)
        return lengths.indices.filter { lengths[$0] > limit }
    }
}

extension FlowItems {
    /// How long items are along the lines of an axis.
    func lengths(along axis: FlowAxis) -> [Length] {
        axis == .horizontal ? widthLengths : heightLengths
    }

    /// How long they are within their limits.
    func limitedLengths(along axis: FlowAxis) -> [Length] {
        var lengths = lengths(along: axis)
        for index in traits.indices { lengths[index] = lengths[index].clamped(to: traits[index].limits) }
        return lengths
    }

    /// Adds an item that has nothing but a sanitized size.
    @inline(__always)
    mutating func append(_ size: FlowSize) {
        widths.append(size.width)
        heights.append(size.height)
        widthLengths.append(Length(size: size.width))
        heightLengths.append(Length(size: size.height))
    }
}
