/// A flow that is edited, and asked for parts of it: a million items, of which fifty are on screen.
///
/// ```swift
/// var items = FlowItems()
/// for width in [60.0, 50, 40, 70] { items.append(width: width, height: 20) }
/// var index = EditableFlow(of: items, in: 120)
/// index.size               // 118 × 48
/// index.insert(FlowItem(width: 30, height: 20), at: 0)
/// index.lineCount          // 3
/// index.line(at: 1).range  // 2..<4
/// index.frame(at: 3)       // x 58, y 28, 40 × 20
/// ```
///
/// All answers are those of a ``FlowArrangement`` of the same items, to the last bit. But an index keeps no
/// frames: it holds the items and, for each line, how many items it has and how long and thick it is. An
/// edit breaks lines anew from its own on, or from the one before where it is about the first item of a line,
/// until one begins with the same item as before; the rest moves as a whole.
///
/// Of n items, an edit or a query finds the place that it is about in O(log n), which is a fraction of a
/// microsecond at a million items. It then takes O(m) for each line of m items that it breaks anew or asks
/// for. Once in dozens of edits or more the n/200 chunks behind it move, too.
///
/// All lines are broken anew, in O(n) or as ``FlowLines``, by any edit that changes the length or the
/// spacing of uniform columns; and where lines depend on each other, which they do with balanced and even
/// breaking, and where items grow or shrink without an end to the room (`availableLength` is `nil` or infinite).
/// Where other lines begin with different items up to the end, they are broken anew up to there, but not
/// those of equal items, which are equal wherever they begin.
///
/// An item that has nothing but its size takes 22 bytes, a line 43, and both up to three times as much after
/// many edits. Copies share their memory, all but the chunks that one of them has edited; the first edit of a
/// copy takes O(n/200).
public struct EditableFlow: Sendable {
    /// What the items are arranged by.
    public let options: FlowOptions
    /// The room along the main axis, in points, as for a ``FlowArrangement``. To change it breaks all lines
    /// anew, in O(n).
    public var availableLength: Double? {
        didSet {
            if availableLength != oldValue {
                breakAll()
            }
        }
    }
    var list: ChunkedList<ItemChunk>
    var lines = ChunkedList<LineChunk>()
    /// How lines of plain items are broken, where nothing but their sizes decides.
    var plain: PlainBreaking?
    /// Without lines: memory for those that edits make.
    var spareLines = LineChunk()
    /// The space that items grow and shrink into.
    var space = Length.zero
    /// The length that lines aim at, if they were chosen by the space that they leave.
    var kept: Length?

    /// Arranges items in lines. O(n), and as ``FlowLines`` for breaking that is not greedy.
    ///
    /// - Parameters:
    ///   - items: The measured items.
    ///   - available: The room along the main axis, in points. `nil` and infinity have no end; NaN and
    ///     negative values count as 0.
    ///   - options: What to follow.
    public init(
        of items: FlowItems = FlowItems(), in available: Double?, options: FlowOptions = FlowOptions()
    ) {
        availableLength = available
        self.options = options
        list = ChunkedList(count: items.count) { ItemChunk($0, of: items) }
        breakAll()
    }

    /// Arranges equal items in lines, which is much faster than different ones: they share their memory
    /// until they are edited. O(n), and as ``FlowLines`` for breaking that is not greedy.
    ///
    /// - Parameters:
    ///   - item: What all items are.
    ///   - count: How many there are, at least 0.
    ///   - available: The room along the main axis, in points, as in ``init(of:in:options:)``.
    ///   - options: What to follow.
    public init(
        repeating item: FlowItem, count: Int, in available: Double?, options: FlowOptions = FlowOptions()
    ) {
        self.init(in: available, options: options)
        replaceSubrange(0..<0, repeating: item, count: count)
    }
}

extension EditableFlow {
    /// The number of items. O(1).
    public var count: Int { list.count }

    /// The item at an index. O(log n).
    ///
    /// - Precondition: There is an item at the index.
    public subscript(index: Int) -> FlowItem {
        precondition(index >= 0 && index < count, "there is no item at the index")
        let place = list.place(of: index)
        return list.chunks[place.chunk][place.offset]
    }

    /// All items, as a ``FlowArrangement`` takes them. Where one with a spacing of its own follows, those
    /// without get that of the options. O(n).
    public var items: FlowItems { items(in: 0..<count) }

    /// Some items, likewise.
    func items(in range: Range<Int>) -> FlowItems {
        var items = FlowItems()
        items.reserveCapacity(range.count)
        list.visit(range) { chunk, part in
            items.details.replaceSubrange(items.count..<items.count, with: part, of: chunk.details)
            for size in chunk.sizes[part] { items.append(size) }
        }
        // Where one with a spacing of its own follows, those without get that of the options.
        items.setSpacings(items.spacings.map { $0.isNaN ? options.itemSpacing : $0 })
        return items
    }
}
