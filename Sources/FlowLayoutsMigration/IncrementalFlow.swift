import FlowEditing

/// A horizontal or vertical flow that takes one item at a time, and returns its frame at once.
///
/// ```swift
/// var flow = IncrementalFlow(in: 120, itemSpacing: 10, lineSpacing: 10)
/// flow.add(CGSize(width: 60, height: 20)) // x 0, y 0, 60 × 20
/// flow.add(CGSize(width: 70, height: 30)) // x 0, y 30, 70 × 30
/// flow.size                               // 70 × 60
/// ```
///
/// Lines are leading, and items are aligned at their tops: other alignments depend on items that are yet to come.
public struct IncrementalFlow: Sendable {
    private var flow: EditableFlow

    /// Creates an empty flow.
    ///
    /// - Parameters:
    ///   - available: The space along the lines, in points. `nil` and infinity put everything on one line; NaN and
    ///     negative values count as 0.
    ///   - axis: The direction in which lines run.
    ///   - itemSpacing: The distance between items of a line, in points; NaN counts as 0.
    ///   - lineSpacing: The distance between lines, in points; NaN counts as 0.
    public init(
        in available: Double?, axis: FlowAxis = .horizontal, itemSpacing: Double = 8, lineSpacing: Double = 8
    ) {
        let options = FlowOptions(axis: axis, itemSpacing: itemSpacing, lineSpacing: lineSpacing)
        flow = EditableFlow(in: available, options: options)
    }

    /// The size of what has been added so far, in points.
    public var size: CGSize { CGSize(flow.size) }

    /// Adds an item after the last one, or on a new line if it does not fit there, and returns its frame. O(log n + m)
    /// for m items on the line.
    ///
    /// - Parameter size: In points; NaN and negative lengths count as 0, and lengths above 2³² as 2³².
    @discardableResult
    public mutating func add(_ size: CGSize) -> CGRect {
        flow.insert(FlowItem(width: size.width, height: size.height), at: flow.count)
        return CGRect(flow.frame(at: flow.count - 1))
    }
}
