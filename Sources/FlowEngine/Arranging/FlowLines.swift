/// Items on lines, before they have a place: which are on which line, and how long each is there.
///
/// An item's length along its line may differ from the one it came with: it has grown, shrunk or been limited.
/// Whoever measures items measures those again, by ``remeasure(_:)``.
package struct FlowLines: Sendable {
    /// An item that was given another length than its own.
    package struct Change: Equatable, Sendable {
        /// The index of the item.
        package var index: Int
        /// Its length along the line, in points.
        package var length: Double
    }

    /// The items. Those that were measured again have their new sizes.
    package private(set) var items: FlowItems
    let options: FlowOptions
    private(set) var slots: Slots
    private(set) var broken: [BrokenLine] = []
    /// How the space that lines leave is spread.
    private(set) var spread: LineSpread
    /// The length that lines aim at, if they were chosen by the space that they leave of it.
    private(set) var kept: Length?
    /// The space that items grow and shrink into.
    private(set) var space = Length.zero
    /// The lengths of the items in their slots, where lines have changed some.
    private var flexed: [Length] = []
    private var evenBreaking = EvenBreaking()

    /// Breaks items into lines, and lets them grow or shrink there.
    ///
    /// O(n). With balanced and even breaking O(n·log m) for lines of m items, and O(n·log m·log c) for lines of length
    /// c of which there may be no fewer. O(n·m) with items whose limits hold them back one after the other.
    ///
    /// - Parameters:
    ///   - items: The measured items, each at its ideal size.
    ///   - available: The space along the main axis, in points. `nil` and infinity have no end; NaN and
    ///     negative values count as 0.
    ///   - options: How to break them.
    package init(of items: FlowItems, in available: Double?, options: FlowOptions) {
        self.items = items
        self.options = options
        // 1. Each item gets a slot along its line.
        slots = Slots(of: items, in: Length(available: available), options: options)
        spread = LineSpread(in: .zero, longest: .zero, column: nil, options: options)
        breakSlots()
    }

    /// As ``init(of:in:options:)`` for another length of the lines, in their memory.
    mutating func update(in available: Double?) {
        slots = Slots(of: items, in: Length(available: available), options: options)
        breakSlots()
    }

    private mutating func breakSlots() {
        // 2. Slots are broken into lines.
        slots.breakGreedily(into: &broken)
        kept = nil
        let areFew = evenBreaking.breakEvenly(slots, ontoAtLeast: options.minLines, lines: &broken)
        if options.lineBreaking != .greedy, !areFew {
            kept = evenBreaking.breakEvenly(
                slots, isBalanced: options.lineBreaking == .balanced, into: &broken)
        }

        // 3. Items grow and shrink into the space for their line, or that of the longest line.
        space = slots.available ?? kept ?? broken.longest
        flex()
        let longest = broken.longest
        let container = options.containerLength(
            longest: longest, available: slots.available, columns: slots.count > 0 ? slots.columns : nil,
            kept: kept, growInPart: slots.mayGrowInPart)
        let column = slots.columns?.column(in: slots.available)
        spread = LineSpread(in: container, longest: longest, column: column, options: options)
    }

    /// Takes lines that items were broken into as a part of a flow.
    init(
        of items: FlowItems, _ slots: Slots, broken: [BrokenLine], in space: Length, spread: LineSpread,
        options: FlowOptions
    ) {
        self.items = items
        self.options = options
        self.slots = slots
        self.broken = broken
        self.space = space
        self.spread = spread
        flex()
    }

    /// Lets items grow or shrink into the space for their line.
    private mutating func flex() {
        flexed.removeAll(keepingCapacity: true)
        guard slots.summary.areFlexible else { return }
        flexed += slots.lengths
        var flexible = FlexibleLengths(slots, lastLine: options.resolvedLastLine)
        flexed.withUnsafeMutableBufferPointer { lengths in
            for number in broken.indices {
                flexible.resolve(broken[number], in: space, lengths: lengths)
                broken[number].length = slots.length(of: broken[number].range) { lengths[$0] }
            }
        }
    }

    /// The items of each line.
    package var ranges: [Range<Int>] { broken.map { $0.range } }

    /// The items that were given another length than their own, in order. O(n).
    package var changes: [Change] {
        guard mayChangeLengths else { return [] }
        return (0..<slots.count).compactMap { index in
            let length = itemLength(at: index)
            return length == slots.sizes[index] ? nil : Change(index: index, length: length.points)
        }
    }

    /// Lets items that have another length be measured again. What they are across their line changes, and no
    /// line does.
    ///
    /// - Parameter measure: Replaces an item. Called with each of the ``changes``.
    package mutating func remeasure(_ measure: (Change, inout FlowItems) -> Void) {
        for change in changes { measure(change, &items) }
    }

    /// Whether some item may have another length than its own.
    var mayChangeLengths: Bool { slots.hasLimits || slots.growInColumns || !flexed.isEmpty }

    /// The length of an item's slot.
    @inline(__always)
    func length(at index: Int) -> Length {
        flexed.isEmpty ? slots.length(at: index) : flexed[index]
    }

    /// The length of an item in its slot.
    @inline(__always)
    func itemLength(at index: Int) -> Length {
        flexed.isEmpty ? slots.itemLength(at: index) : flexed[index]
    }
}

extension FlowOptions {
    /// The length of a flow along its lines: as long as its longest line, or as the space it has.
    ///
    /// A flow that hugs its lines keeps all the space that something in it was measured by: columns that share it,
    /// items that take a part of what their line leaves, and lines that were chosen by what they leave. In a part of
    /// that space it would be another flow.
    func containerLength(
        longest: Length, available: Length?, columns: Columns?, kept: Length?,
        growInPart: @autoclosure () -> Bool
    ) -> Length {
        if sizing == .fill, let available { return available }
        if let all = columns?.lengthOfAll(in: available) { return max(longest, all) }
        return max(longest, kept ?? (available != nil && growInPart() ? available : nil) ?? .zero)
    }
}

extension [BrokenLine] {
    var longest: Length {
        reduce(Length.zero) { Swift.max($0, $1.length) }
    }
}

/// Breaks lines again and again, for benchmarks.
@_spi(Benchmarks) public struct LineBreaking {
    private var lines: FlowLines

    public init(of items: FlowItems, in available: Double?, options: FlowOptions) {
        lines = FlowLines(of: items, in: available, options: options)
    }

    public mutating func update(in available: Double?) {
        lines.update(in: available)
    }
}
