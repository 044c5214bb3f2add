/// Arranges the subviews of a layout as a flow, for layouts of one's own that need the frames.
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
    /// The size of the whole and where each subview stands, in points.
    public struct Result: Equatable, Sendable {
        /// The longest line by the sum of the lines and their distances.
        public var size: CGSize
        /// One for each subview, in order. That of a `LineBreak` has no size, and is at the end of its line.
        public var cells: [Cell]
    }

    /// The place of one subview.
    public struct Cell: Equatable, Sendable {
        /// In points, from the flow's top left corner.
        public var frame: CGRect
    }

    /// The room there is, in points. Only its width matters.
    public var containerSize: CGSize
    /// The subviews to arrange, in order.
    public var subviews: LayoutSubviews
    /// The distance between subviews and between lines, in points.
    public var spacing: CGFloat

    /// - Parameters:
    ///   - containerSize: The room there is, in points. Only its width matters; with an infinite one
    ///     everything stands in one line.
    ///   - subviews: The subviews to arrange, in order.
    ///   - spacing: The distance between subviews and between lines, in points.
    public init(containerSize: CGSize, subviews: LayoutSubviews, spacing: CGFloat) {
        self.containerSize = containerSize
        self.subviews = subviews
        self.spacing = spacing
    }

    /// Measures the subviews and arranges them. O(n), one measurement for each subview and another for
    /// each that is wider than the container.
    public func arrange() -> Result {
        let (size, frames) = HFlowLayout(alignment: .topLeading, spacing: spacing)._configuration
            .frames(of: subviews, proposal: ProposedViewSize(containerSize))
        return Result(size: size, cells: frames.map(Cell.init(frame:)))
    }
}
