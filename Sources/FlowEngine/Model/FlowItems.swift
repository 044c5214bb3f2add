/// The measured items of a flow, in order: a collection of ``FlowItem``. It stores one array of sizes, and others for
/// what few items have.
///
/// All lengths are in points. NaN counts as 0, and so does a negative width or height; larger values count as 2³². What
/// is not set is left to the flow: an item without a spacing has the `itemSpacing` of whatever flow it is in.
///
/// ```swift
/// var items: FlowItems = [FlowItem(width: 50, height: 20), FlowItem(width: 40, height: 20, spacing: 2)]
/// items.append(width: 70.5, height: 30, firstBaseline: 22, lastBaseline: 22)
/// items[1].traits.grow = 1
/// ```
public struct FlowItems: Equatable, Sendable {
    /// Finite, from 0 to 2³².
    package private(set) var sizes: [FlowSize]
    /// What items have besides their sizes; empty if no item has anything. An array, so that a copy of the items copies
    /// one reference.
    private var ownDetails: [ItemDetails] = []

    /// Creates an empty list.
    public init() {
        sizes = []
    }

    /// Creates a list of items that have nothing but sizes. O(n), and faster than appending them one by one.
    public init(_ sizes: consuming [FlowSize]) {
        sizes.withUnsafeMutableBufferPointer { sizes in
            for index in sizes.indices { sizes[index] = sanitizedSize(sizes[index]) }
        }
        self.sizes = sizes
    }

    /// Adds an item at the end. Amortized O(1).
    ///
    /// - Parameters:
    ///   - width: Its width.
    ///   - height: Its height.
    ///   - firstBaseline: The distance from the item's top (vertical flow: leading edge) to its first line of text, or
    ///     whatever else it is aligned by. Without one, its bottom counts.
    ///   - lastBaseline: The same for the last line of text.
    public mutating func append(
        width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil
    ) {
        sizes.append(sanitizedSize(FlowSize(width: width, height: height)))
        setBaselines(first: firstBaseline, last: lastBaseline, at: count - 1)
    }
}

/// NaN counts as 0, and so does a negative length.
private func sanitizedSize(_ size: FlowSize) -> FlowSize {
    FlowSize(width: sanitizedLength(size.width), height: sanitizedLength(size.height))
}

extension FlowItem {
    fileprivate var hasNothingButSize: Bool {
        firstBaseline == nil && lastBaseline == nil && spacing == nil && traits == FlowItemTraits()
    }
}

// MARK: Collection

extension FlowItems: RandomAccessCollection, RangeReplaceableCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { sizes.count }
    public var count: Int { sizes.count }

    /// The item at an index. Reading takes O(1). Writing items in order takes amortized O(1) each. Otherwise, setting a
    /// property takes up to O(k) for the k items since the last one that has it.
    public subscript(index: Int) -> FlowItem {
        get { details.item(at: index, size: sizes[index]) }
        @inline(never)  // Else each change of an item would have a copy of it.
        set {
            sizes[index] = sanitizedSize(newValue.size)
            setDetails(of: newValue, at: index)
        }
    }

    /// Adds an item at the end. Amortized O(1).
    @inline(never)  // Else each of its calls would have a copy of it.
    public mutating func append(_ item: FlowItem) {
        sizes.append(sanitizedSize(item.size))
        setDetails(of: item, at: count - 1)
    }

    /// Adds items at the end. Amortized O(k) for k of them, however few at a time.
    public mutating func append(contentsOf newItems: some Sequence<FlowItem>) {
        for item in newItems { append(item) }
    }

    /// Replaces the items of a range by any others. O(k) for k items from its start on, old and new.
    public mutating func replaceSubrange(_ range: Range<Int>, with newItems: some Collection<FlowItem>) {
        var new = FlowItems()
        new.append(contentsOf: newItems)
        replaceSubrange(range, with: new.indices, of: new)
    }

    /// Reserves memory for that many items, so that appending them need not reallocate.
    public mutating func reserveCapacity(_ count: Int) {
        sizes.reserveCapacity(count)
    }
}

extension FlowItems: ExpressibleByArrayLiteral {
    public init(arrayLiteral items: FlowItem...) {
        self.init(items)
    }
}

// MARK: For the steps of a layout

extension FlowItems {
    package var details: ItemDetails { ownDetails.first ?? ItemDetails() }

    /// How items differ from the others. Items beyond its end do not, and it is empty if none does.
    package var traits: [FlowItemTraits] { ownDetails.first?.traits ?? [] }

    /// Sets the spacing before the item at an index; `nil` for that of the options.
    package mutating func setSpacing(_ spacing: Double?, at index: Int) {
        updateDetails(hasAny: spacing != nil) { $0.setSpacing(spacing, at: index) }
    }

    mutating func setBaselines(first: Double?, last: Double?, at index: Int) {
        updateDetails(hasAny: first != nil || last != nil) {
            $0.setBaselines(first: first, last: last, at: index)
        }
    }

    private mutating func setDetails(of item: FlowItem, at index: Int) {
        updateDetails(hasAny: !item.hasNothingButSize) { $0.set(item, at: index) }
    }

    private mutating func updateDetails(hasAny: Bool, _ update: (inout ItemDetails) -> Void) {
        if ownDetails.isEmpty {
            guard hasAny else { return }
            ownDetails = [ItemDetails()]
        }
        update(&ownDetails[0])
        if ownDetails[0].isEmpty { ownDetails = [] }
    }

    /// Gives the item at an index the thickness and the baselines of another one.
    mutating func setThickness(of new: FlowItem, at index: Int, along axis: FlowAxis) {
        sizes[index].setCross(sanitizedSize(new.size).along(axis).cross, along: axis)
        setBaselines(first: new.firstBaseline, last: new.lastBaseline, at: index)
    }

    /// Gives a closure the sizes, to write them.
    @inline(__always)
    mutating func withSizes(_ write: (UnsafeMutableBufferPointer<FlowSize>) -> Void) {
        sizes.withUnsafeMutableBufferPointer { write($0) }
    }

    /// Adds a part of other items. Amortized O(k) for k of them.
    package mutating func append(_ part: Range<Int>, of other: FlowItems) {
        replaceSubrange(count..<count, with: part, of: other)
    }

    /// Replaces the items of a range by a part of others. O(k) for k items from its start on, old and new.
    package mutating func replaceSubrange(_ range: Range<Int>, with part: Range<Int>, of other: FlowItems) {
        updateDetails(hasAny: !other.ownDetails.isEmpty) {
            $0.replaceSubrange(range, with: part, of: other.details)
        }
        sizes.replaceSubrange(range, with: other.sizes[part])
    }

    /// The length of an item along an axis.
    @inline(__always)
    func length(at index: Int, along axis: FlowAxis) -> Length { Length(size: sizes[index].along(axis).main) }

    /// The lengths of the items along an axis. O(n).
    func lengths(along axis: FlowAxis) -> [Length] {
        [Length](unsafeUninitializedCapacity: count) { lengths, count in
            for index in sizes.indices {
                lengths.initializeElement(at: index, to: Length(size: sizes[index].along(axis).main))
            }
            count = sizes.count
        }
    }

    /// Their lengths within their limits. O(n).
    func limitedLengths(along axis: FlowAxis) -> [Length] {
        var lengths = lengths(along: axis)
        for index in traits.indices {
            lengths[index] = lengths[index].clamped(to: traits[index].lengthLimits)
        }
        return lengths
    }
}
