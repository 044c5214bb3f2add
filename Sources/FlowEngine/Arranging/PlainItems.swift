// Items of which nothing but lengths and one spacing decides about lines. No sum along a line overflows: none is longer
// than the space for it with a spacing and an item after it, and without an end, all items together are short enough.

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

/// Items as they are in ``FlowItems``.
struct PlainItems: PlainSource {
    let lengths: UnsafeBufferPointer<Length>
    let spacing: Length

    var count: Int { lengths.count }

    @inline(__always)
    func length(at index: Int) -> Length { lengths[index] }
}

/// Items whose sizes are together, as in the chunks of an ``EditableFlow``.
struct PlainSizes: PlainSource {
    let sizes: UnsafeBufferPointer<FlowSize>
    let spacing: Length
    let axis: FlowAxis

    var count: Int { sizes.count }

    @inline(__always)
    func length(at index: Int) -> Length { Length(size: sizes[index].along(axis).main) }
}
