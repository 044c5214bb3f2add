/// A horizontal or vertical flow that takes one item at a time and tells at once where it stands.
///
/// ```swift
/// var flow = IncrementalFlow(in: 120, itemSpacing: 10, lineSpacing: 10)
/// flow.add(FlowSize(width: 60, height: 20)) // x 0, y 0, 60 × 20
/// flow.add(FlowSize(width: 70, height: 30)) // x 0, y 30, 70 × 30
/// flow.size                                 // 70 × 60
/// ```
///
/// Frames equal those of a ``FlowArrangement`` of the same items with leading lines and top-aligned
/// items: other alignments depend on items that are yet to come.
public struct IncrementalFlow: Sendable {
    private let axis: FlowAxis
    private let itemSpacing: Length
    private let lineSpacing: Length
    private var breaker: LineBreaker
    /// The longest of the lines before the current one.
    private var longest = Length.zero
    private var lineTop = Length.zero
    private var thickness = Length.zero

    /// Creates an empty flow.
    ///
    /// - Parameters:
    ///   - available: The room along the main axis, in points. `nil` and infinity put everything in one
    ///     line; NaN and negative values count as 0.
    ///   - axis: The direction in which lines run.
    ///   - itemSpacing: The distance between items of a line, in points; NaN counts as 0.
    ///   - lineSpacing: The distance between lines, in points; NaN counts as 0.
    public init(
        in available: Double?, axis: FlowAxis = .horizontal, itemSpacing: Double = 8, lineSpacing: Double = 8
    ) {
        self.axis = axis
        self.itemSpacing = Length(itemSpacing)
        self.lineSpacing = Length(lineSpacing)
        breaker = LineBreaker(available: Length(available: available))
    }

    /// The size of what has been added so far, in points.
    public var size: FlowSize {
        FlowSize(
            main: max(longest, breaker.length), cross: max(lineTop + thickness, .zero), axis: axis)
    }

    /// Adds an item behind the last one, or on a new line if it does not fit there. O(1).
    ///
    /// - Parameter size: In points; NaN and negative lengths count as 0, larger ones than 2³² as 2³².
    /// - Returns: The item's frame.
    @discardableResult
    public mutating func add(_ size: FlowSize) -> FlowRect {
        let size = FlowSize(width: sanitizedLength(size.width), height: sanitizedLength(size.height))
        let length = Length(size: axis == .horizontal ? size.width : size.height)
        let lineLength = breaker.length
        if breaker.add(length, spacing: itemSpacing) {
            longest = max(longest, lineLength)
            lineTop = lineTop + thickness + lineSpacing
            thickness = .zero
        }
        thickness = max(thickness, Length(size: axis == .horizontal ? size.height : size.width))
        let origin = FlowSize(main: breaker.used - length, cross: lineTop, axis: axis)
        return FlowRect(x: origin.width, y: origin.height, width: size.width, height: size.height)
    }
}
