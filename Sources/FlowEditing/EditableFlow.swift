/// A flow for edits, and for queries of its parts: a million items, of which fifty are on screen.
///
/// ```swift
/// var items = FlowItems()
/// for width in [60.0, 50, 40, 70] { items.append(width: width, height: 20) }
/// var flow = EditableFlow(of: items, in: 120)
/// flow.size               // 118 × 48
/// flow.insert(FlowItem(width: 30, height: 20), at: 0)
/// flow.lineCount          // 3
/// flow.line(at: 1).range  // 2..<4
/// flow.frame(at: 3)       // x 58, y 28, 40 × 20
/// ```
///
/// All answers are those of a `FlowArrangement` of the same items, to the last bit, but no frames are kept: the flow
/// has the items and, for each line, how many items it has and how long and thick it is. An edit rebreaks from its line,
/// or from the line before it if the first item of its line may now fit there, to the first line that begins with the
/// same item as before. The rest moves as a whole.
///
/// An index must be that of an item or a line or, where items are inserted or moved, the end. Any other index stops the
/// program.
///
/// With n items, an edit or a query finds its place in O(log n), a fraction of a microsecond at a million items. An
/// edit then takes O(k + m) for k old and new items and m items on the lines that it breaks, and a query for items O(m)
/// for m items on the lines that it is about. Items that go together with these count, too. At most once in dozens of
/// edits, up to n/200 chunks after the edit move as well.
///
/// Some edits break all lines, in O(n) or as long as a `FlowArrangement` takes: those that change the length or the
/// spacing of columns, and those before or after which lines depend on each other. Lines do so with balanced and even
/// breaking, with a minimum number of lines, where items shrink so that all share one line if they can, and where items
/// grow, shrink or are scaled and ``availableLength`` is `nil` or infinite. If no line after an edit begins with the
/// same item as before, lines are broken up to the end.
///
/// An item that has nothing but its size takes 22 bytes, a line 33, and both up to three times as much after many edits.
/// Copies share all memory but the chunks that one of them has edited; the first edit of a copy takes O(n/200).
public struct EditableFlow: Sendable {
    /// How items are arranged. A change breaks all lines, in O(n).
    public var options: FlowOptions {
        didSet {
            guard options != oldValue else { return }
            updatePlan()
            breakAll()
        }
    }
    /// The space along the main axis, in points, as for a `FlowArrangement`. A change breaks all lines, in O(n).
    public var availableLength: Double? {
        didSet {
            guard availableLength != oldValue else { return }
            updatePlan()
            breakAll()
        }
    }
    /// The space across the lines, in points, in which they are distributed; `nil`, the default, and infinity for no
    /// more than they take. A change takes O(1).
    public var availableThickness: Double?
    var itemList: ChunkedList<FlowItems>
    /// The plan of all items as they are.
    var plan: Plan
    var lines = ChunkedList<[Line]>()
    /// Always empty: memory for the lines that edits make.
    var spareLines: [Line] = []
    /// The space that items grow and shrink into: ``FlexedLines/lineSpace``.
    var lineSpace = Length.zero
    /// The target length of lines that were chosen by their slack: even lines, and scaled ones.
    var targetLength: Length?

    /// Arranges items in lines. O(n), or as long as a `FlowArrangement` takes.
    ///
    /// - Parameters:
    ///   - items: The measured items.
    ///   - available: The space along the main axis, in points, as for a `FlowArrangement`.
    ///   - across: The space across the lines, in points, in which they are distributed; `nil`, the default, for no
    ///     more than they take.
    ///   - options: How to arrange them.
    public init(
        of items: FlowItems = FlowItems(), in available: Double?, across: Double? = nil,
        options: FlowOptions = FlowOptions()
    ) {
        availableLength = available
        availableThickness = across
        self.options = options
        itemList = ChunkedList(items)
        plan = Plan(options, in: available, summary: itemList.summary)
        breakAll()
    }

    /// The items of another flow on other lines: to set their length and then the options would break all of them twice.
    package init(of other: EditableFlow, in available: Double?, options: FlowOptions) {
        (availableLength, availableThickness) = (available, other.availableThickness)
        (self.options, itemList) = (options, other.itemList)
        plan = Plan(options, in: available, summary: itemList.summary)
        breakAll()
    }
}

extension EditableFlow {
    /// The number of items. O(1).
    public var count: Int { itemList.count }

    /// The item at an index. Reading takes O(log n).
    ///
    /// Changing it, or a part of it, is an edit that costs as much as ``replace(at:with:)``:
    ///
    /// ```swift
    /// flow[0].width = 90
    /// ```
    public subscript(index: Int) -> FlowItem {
        get {
            precondition(index >= 0 && index < count, "there is no item at the index")
            let (chunk, offset) = itemList.locate(index)
            return itemList.chunks[chunk][offset]
        }
        set { replace(at: index, with: newValue) }
    }

    /// All items, as a `FlowArrangement` takes them. O(n).
    public var items: FlowItems { items(in: 0..<count) }

    /// Some items, copied to be broken or placed.
    func items(in range: Range<Int>) -> FlowItems {
        var items = FlowItems()
        items.reserveCapacity(range.count)
        itemList.visit(range) { chunk, part in items.append(part, of: chunk) }
        return items
    }
}
