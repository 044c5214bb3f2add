/// The measured items of a flow, in order: a collection of ``FlowItem``, kept as one array for each of their properties.
///
/// All lengths are in points. In those that are given, NaN counts as 0, and so does a negative width or height; 2³²
/// is the largest. What is not set stays so: an item without a spacing has the `itemSpacing` of whatever flow it is in.
///
/// ```swift
/// var items: FlowItems = [FlowItem(width: 50, height: 20), FlowItem(width: 40, height: 20, spacing: 2)]
/// items.append(width: 70.5, height: 30, firstBaseline: 22, lastBaseline: 22)
/// items[1].traits.grow = 1
/// ```
public struct FlowItems: Equatable, Sendable {
    // Finite, from 0 to 2³². Set by initializers at once, as values to begin with would be copied.
    package private(set) var widths: [Double]
    package private(set) var heights: [Double]
    // The same, converted once and not for each arrangement.
    private var widthLengths: [Length]
    private var heightLengths: [Length]
    package private(set) var details: ItemDetails

    /// Creates an empty list.
    public init() {
        (widths, heights, widthLengths, heightLengths, details) = ([], [], [], [], ItemDetails())
    }

    /// Creates a list of items that have nothing but sizes. O(n), and faster than appending them one by one.
    public init(_ sizes: [FlowSize]) {
        self.init(sizes, ItemDetails())
    }

    /// Items of these sizes with all that they have besides.
    package init(_ sizes: [FlowSize], _ details: ItemDetails) {
        let widths = Array(from: sizes) { sanitizedLength($0.width) }
        let heights = Array(from: sizes) { sanitizedLength($0.height) }
        widthLengths = Array(from: widths) { Length(size: $0) }
        heightLengths = Array(from: heights) { Length(size: $0) }
        (self.widths, self.heights, self.details) = (widths, heights, details)
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
        append(FlowSize(width: width, height: height))
        details.setBaselines(first: firstBaseline, last: lastBaseline, at: count - 1)
    }

    /// Adds an item that has nothing but a size.
    private mutating func append(_ size: FlowSize) {
        let (width, height) = (sanitizedLength(size.width), sanitizedLength(size.height))
        widths.append(width)
        heights.append(height)
        widthLengths.append(Length(size: width))
        heightLengths.append(Length(size: height))
    }
}

extension Array {
    /// What is made of other elements, without a look at the capacity for each.
    @inline(__always)
    fileprivate init<Source>(from source: [Source], _ make: (Source) -> Element) {
        self.init(unsafeUninitializedCapacity: source.count) { elements, count in
            source.withUnsafeBufferPointer { source in
                for index in source.indices { elements.initializeElement(at: index, to: make(source[index])) }
            }
            count = source.count
        }
    }
}

// MARK: Collection

extension FlowItems: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { widths.count }
    public var count: Int { widths.count }

    /// The item at an index. To read it takes O(1). So does to write it in the order of the items, amortized; it takes
    /// O(k) for k items since the last one that has what this one has, if none after it does.
    public subscript(index: Int) -> FlowItem {
        get { details.item(at: index, size: FlowSize(width: widths[index], height: heights[index])) }
        @inline(never)  // Else each change of an item would have a copy of it.
        set {
            setSize(newValue.size, at: index)
            details.set(newValue, at: index)
        }
    }

    /// Adds an item at the end. Amortized O(1).
    @inline(never)  // Else each of its calls would have a copy of it.
    public mutating func append(_ item: FlowItem) {
        append(item.size)
        details.set(item, at: count - 1)
    }

    /// Adds items at the end. Amortized O(k) for k of them, however few at a time.
    public mutating func append(contentsOf newItems: some Sequence<FlowItem>) {
        for item in newItems { append(item) }
    }

    /// Adds an item before the one at an index. O(k) for k items from there on.
    public mutating func insert(_ item: FlowItem, at index: Int) {
        replaceSubrange(index..<index, with: CollectionOfOne(item))
    }

    /// Replaces the items of a range by any others. O(k) for k items from its start on, old and new.
    public mutating func replaceSubrange(
        _ range: Range<Int>, with newItems: some Collection<FlowItem>
    ) {
        var following = FlowItems()
        following.append(range.upperBound..<count, of: self)
        details.replaceSubrange(range.lowerBound..<count, with: 0..<0, of: ItemDetails())
        widths.removeSubrange(range.lowerBound...)
        heights.removeSubrange(range.lowerBound...)
        widthLengths.removeSubrange(range.lowerBound...)
        heightLengths.removeSubrange(range.lowerBound...)
        append(contentsOf: newItems)
        append(following.indices, of: following)
    }

    /// Reserves memory for as many items, so that it need not grow as they are appended.
    public mutating func reserveCapacity(_ count: Int) {
        widths.reserveCapacity(count)
        heights.reserveCapacity(count)
        widthLengths.reserveCapacity(count)
        heightLengths.reserveCapacity(count)
    }

    /// Removes all items.
    public mutating func removeAll(keepingCapacity: Bool = false) {
        widths.removeAll(keepingCapacity: keepingCapacity)
        heights.removeAll(keepingCapacity: keepingCapacity)
        widthLengths.removeAll(keepingCapacity: keepingCapacity)
        heightLengths.removeAll(keepingCapacity: keepingCapacity)
        details = ItemDetails()
    }
}

extension FlowItems: ExpressibleByArrayLiteral {
    public init(arrayLiteral items: FlowItem...) {
        self.init()
        for item in items { append(item) }
    }
}

// MARK: For the steps of a layout

extension FlowItems {
    /// How items differ from the others. Items beyond its end do not, and it is empty if none does.
    package var traits: [FlowItemTraits] { details.traits }

    /// Gives the item at an index a distance of its own from the one before, or, with `nil`, that of the options.
    package mutating func setSpacing(_ spacing: Double?, at index: Int) {
        details.setSpacing(spacing, at: index)
    }

    /// Gives the item at an index another size and other baselines.
    private mutating func setSize(
        _ size: FlowSize, firstBaseline: Double?, lastBaseline: Double?, at index: Int
    ) {
        setSize(size, at: index)
        details.setBaselines(first: firstBaseline, last: lastBaseline, at: index)
    }

    private mutating func setSize(_ size: FlowSize, at index: Int) {
        let (width, height) = (sanitizedLength(size.width), sanitizedLength(size.height))
        (widths[index], widthLengths[index]) = (width, Length(size: width))
        (heights[index], heightLengths[index]) = (height, Length(size: height))
    }

    /// Lets thicknesses be written, in points and as lengths.
    @inline(__always)
    mutating func withThicknesses(
        along axis: FlowAxis,
        _ write: (UnsafeMutableBufferPointer<Double>, UnsafeMutableBufferPointer<Length>) -> Void
    ) {
        func with(_ points: inout [Double], _ lengths: inout [Length]) {
            points.withUnsafeMutableBufferPointer { points in
                lengths.withUnsafeMutableBufferPointer { write(points, $0) }
            }
        }
        if axis == .horizontal { with(&heights, &heightLengths) } else { with(&widths, &widthLengths) }
    }

    mutating func removeBaselines(at index: Int) {
        details.setBaselines(first: nil, last: nil, at: index)
    }

    /// Gives the item at an index the thickness and the baselines of another one.
    mutating func setThickness(of new: FlowItem, at index: Int, along axis: FlowAxis) {
        let size =
            axis == .horizontal
            ? FlowSize(width: widths[index], height: new.height)
            : FlowSize(width: new.width, height: heights[index])
        setSize(size, firstBaseline: new.firstBaseline, lastBaseline: new.lastBaseline, at: index)
    }

    /// Adds a part of other items. Amortized O(k) for k of them.
    mutating func append(_ part: Range<Int>, of other: FlowItems) {
        details.replaceSubrange(count..<count, with: part, of: other.details)
        widths += other.widths[part]
        heights += other.heights[part]
        widthLengths += other.widthLengths[part]
        heightLengths += other.heightLengths[part]
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

    /// How thick items are across the lines of an axis, in points.
    package func thicknessPoints(along axis: FlowAxis) -> [Double] {
        axis == .horizontal ? heights : widths
    }

    /// How long they are within their limits.
    func limitedLengths(along axis: FlowAxis) -> [Length] {
        var lengths = lengths(along: axis)
        for index in traits.indices { lengths[index] = lengths[index].clamped(to: traits[index].limits) }
        return lengths
    }
}
