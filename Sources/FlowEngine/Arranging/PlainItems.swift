// Items with one spacing between them, which is not negative. Sums along a line cannot overflow: with a finite space, no
// line is longer than that and one more item, and without an end, all items together are short enough.

/// Items as they are in ``FlowItems``.
struct PlainLengths: LineItems {
    let lengths: UnsafeBufferPointer<Length>
    let spacing: Length
    /// How their lines are scaled, with all items on them; `nil` if they are not. Lengths are those at the target thickness.
    var breakingScale: LineScale?

    var count: Int { lengths.count }

    @inline(__always)
    func breakingLength(at index: Int) -> Length { lengths[index] }

    @inline(__always)
    func spacing(before index: Int) -> Length { spacing }

    @inline(__always)
    func scaledLength(at index: Int) -> Length { lengths[index] }

    @inline(__always)
    var arePhotos: Bool { breakingScale != nil }
}

/// Items whose sizes are together, as in the chunks of an `EditableFlow`. The axis is resolved once for all of them.
struct PlainSizes: LineItems {
    /// Widths and heights in turn.
    private let numbers: UnsafeBufferPointer<Double>
    private let (lengthOffset, thicknessOffset): (Int, Int)
    let spacing: Length

    init(_ sizes: UnsafeBufferPointer<FlowSize>, spacing: Length, axis: FlowAxis) {
        numbers = UnsafeRawBufferPointer(sizes).assumingMemoryBound(to: Double.self)
        (lengthOffset, thicknessOffset) = axis == .horizontal ? (0, 1) : (1, 0)
        self.spacing = spacing
    }

    var count: Int { numbers.count / 2 }

    @inline(__always)
    func breakingLength(at index: Int) -> Length { Length(size: numbers[2 &* index &+ lengthOffset]) }

    @inline(__always)
    func spacing(before index: Int) -> Length { spacing }

    @inline(__always)
    func thickness(at index: Int) -> Double { numbers[2 &* index &+ thicknessOffset] }
}
