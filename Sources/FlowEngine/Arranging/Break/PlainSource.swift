/// Plain items, side by side in memory, with one spacing that is not negative. The axis is resolved once for all of them.
///
/// Sums along a line cannot overflow: in finite space, no line is longer than that and one more item, and in endless
/// space, all items together are short enough.
struct PlainSource: BreakSource {
    /// Widths and heights, alternating.
    private let numbers: UnsafeBufferPointer<Double>
    private let (lengthOffset, thicknessOffset): (Int, Int)
    let spacing: Length

    init(_ sizes: UnsafeBufferPointer<FlowSize>, spacing: Length, axis: FlowAxis) {
        assert(MemoryLayout<FlowSize>.stride == 2 * MemoryLayout<Double>.stride, "a size is two numbers")
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
