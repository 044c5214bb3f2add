/// Greedy breaking of plain items: nothing but their sizes and one spacing decides about lines.
///
/// No sum along a line overflows: none is longer than the space for it with a spacing and an item after it.
struct PlainBreaking {
    let available: Length
    let spacing: Length
    private let breaking: GreedyBreaking
    private let axis: FlowAxis

    /// `nil` where more decides. The items must have nothing but sizes, either.
    init?(in available: Double?, options: FlowOptions) {
        let isPlain =
            options.columns == .natural && options.lineBreaking == .greedy && options.minLines <= 1
            && options.itemSeparator == nil && options.itemSpacing >= 0
        guard isPlain, let available = Length(available: available) else { return nil }
        self.available = available
        spacing = Length(options.itemSpacing)
        breaking = GreedyBreaking(available: available, maxItemsPerLine: options.greedyLimit)
        axis = options.axis
    }

    /// Breaks all items into lines, and places each along its own. O(n).
    @inline(__always)
    func run(
        _ items: FlowItems, line add: (BrokenLine) -> Void, place: (_ index: Int, _ start: Length) -> Void
    ) {
        items.lengths(along: axis).withUnsafeBufferPointer { lengths in
            breaking.run(PlainItems(lengths: lengths, spacing: spacing), line: add, place: place)
        }
    }

    /// Adds items to a line until the next one would not fit, or there are no more. Calls `add` with the thickness of
    /// each.
    @inline(__always)
    func fill(
        _ line: inout GreedyBreaking.Line, from sizes: UnsafeBufferPointer<FlowSize>, at index: inout Int,
        item add: (_ thickness: Double) -> Void
    ) {
        let source = PlainSizes(sizes: sizes, spacing: spacing, axis: axis)
        breaking.fill(&line, from: source, at: &index) { index, _ in add(sizes[index].along(axis).cross) }
    }
}

/// Items with one spacing between them, which is not negative.
protocol PlainSource: LineSource {
    var spacing: Length { get }
    func length(at index: Int) -> Length
}

extension PlainSource {
    static var canOverlap: Bool { false }

    @inline(__always)
    func start(of index: Int, after end: Length) -> Length { end &+ spacing }

    @inline(__always)
    func end(of index: Int, from start: Length) -> Length { start &+ length(at: index) }

    @inline(__always)
    func isBreakForced(before index: Int) -> Bool { false }

    @inline(__always)
    func avoidsBreak(before index: Int) -> Bool { false }
}

struct PlainItems: PlainSource {
    let lengths: UnsafeBufferPointer<Length>
    let spacing: Length

    var count: Int { lengths.count }

    @inline(__always)
    func length(at index: Int) -> Length { lengths[index] }
}

/// Items whose sizes are together, as in the chunks of an ``EditableFlow``.
private struct PlainSizes: PlainSource {
    let sizes: UnsafeBufferPointer<FlowSize>
    let spacing: Length
    let axis: FlowAxis

    var count: Int { sizes.count }

    @inline(__always)
    func length(at index: Int) -> Length { Length(size: sizes[index].along(axis).main) }
}
