import FlowLayouts

/// Arranges the subviews of a layout as a flow, for custom layouts that need the frames.
///
/// ```swift
/// let result = Arranger(containerSize: bounds.size, subviews: subviews, spacing: 8).arrange()
/// for (subview, cell) in zip(subviews, result.cells) {
///     subview.place(
///         at: CGPoint(x: bounds.minX + cell.frame.minX, y: bounds.minY + cell.frame.minY),
///         proposal: ProposedViewSize(cell.frame.size))
/// }
/// ```
public struct Arranger {
    /// The size of the whole flow, and a cell for each subview. That of a `LineBreak` has no size.
    public struct Result: Equatable, Sendable {
        public var size: CGSize
        public var cells: [Cell]
    }

    /// The place of one subview, in points from the flow's top left corner.
    public struct Cell: Equatable, Sendable {
        public var frame: CGRect
    }

    public var containerSize: CGSize
    public var subviews: LayoutSubviews
    public var spacing: CGFloat

    /// - Parameters:
    ///   - containerSize: The available space, in points. Only its width matters; infinity puts everything on one line.
    ///   - subviews: The subviews to arrange, in order.
    ///   - spacing: The distance between subviews and between lines, in points.
    public init(containerSize: CGSize, subviews: LayoutSubviews, spacing: CGFloat) {
        (self.containerSize, self.subviews, self.spacing) = (containerSize, subviews, spacing)
    }

    /// Measures the subviews and arranges them. O(n), with one measurement for each subview, and another for each that
    /// is wider than the container.
    public func arrange() -> Result {
        let (size, frames) = FlowLayout(alignment: .topLeading, spacing: spacing)._configuration.value
            .frames(of: subviews, proposal: ProposedViewSize(containerSize))
        return Result(size: size, cells: frames.map(Cell.init(frame:)))
    }
}
