/// A layout that places views one after another and starts a new line where the next one would not fit,
/// like words in a paragraph.
///
/// ```swift
/// FlowLayout(spacing: 8) {
///     ForEach(tags, id: \.self) { tag in
///         Text(tag)
///             .padding(4)
///             .background(Color.green.opacity(0.5), in: Capsule())
///     }
/// }
/// ```
///
/// The flow is as long as its longest line: no longer than what it is offered, unless a single view is.
/// Without a limit along its axis everything stands in one line. Each view has its ideal size; one that
/// is longer than the flow may be is offered the flow's own length, so that a text wraps.
///
/// ``HFlow`` and ``VFlow`` are views with this layout. The layout itself goes where a `Layout` is wanted,
/// as in `AnyLayout`.
///
/// A view is measured once, and once more for each length that it is longer than, until the content
/// changes. A pass over n views takes O(n). <doc:HowAFlowIsLaidOut> has all the rules.
public struct FlowLayout: Layout, FlowContainer {
    /// The direction in which a line runs.
    public var axis: Axis
    /// Where shorter lines stand along the axis, and where views stand across their line.
    ///
    /// Views can be lined up by any guide, a baseline or one of your own among them. Lines have edges and
    /// a center only: any other guide counts as their leading edge, or their top.
    public var alignment: Alignment
    /// The distance between views of a line, in points; `nil` for what neighbours prefer. Negative
    /// values overlap neighbours; NaN counts as 0.
    public var itemSpacing: CGFloat?
    /// The distance between lines, in points; `nil` for what the views in them prefer. Negative values
    /// overlap lines; NaN counts as 0.
    public var lineSpacing: CGFloat?
    /// What else the engine follows. What the other properties say does not count here.
    var options = FlowOptions()
    /// The most lines that views are shown on.
    var maxLines: Int?
    /// Is told what views are placed by: lines and frames from the flow's top left corner, with the view that
    /// stands for hidden ones behind the others, and the number of hidden ones.
    package var record: (@Sendable (_ arrangement: FlowArrangement, _ hidden: Int) -> Void)?

    /// Creates a flow with the same distance between views and between lines.
    ///
    /// - Parameters:
    ///   - axis: The direction in which a line runs: rows from the top down, or columns from the leading
    ///     edge on.
    ///   - alignment: Along the axis, where lines stand that are shorter than the longest; across it,
    ///     where views stand in their line. For a horizontal flow `.topLeading` means leading lines of
    ///     views that share their top edge.
    ///   - spacing: In points; `nil` for what the views prefer. Negative values overlap, NaN counts as 0.
    public init(_ axis: Axis = .horizontal, alignment: Alignment = .topLeading, spacing: CGFloat? = nil) {
        self.init(axis, alignment: alignment, itemSpacing: spacing, lineSpacing: spacing)
    }

    /// Creates a flow with one distance between views and another between lines.
    ///
    /// - Parameters:
    ///   - axis: The direction in which a line runs.
    ///   - alignment: Where lines and views stand, as in ``init(_:alignment:spacing:)``.
    ///   - itemSpacing: The distance between views of a line, in points; `nil` for what they prefer.
    ///   - lineSpacing: The distance between lines, in points; `nil` for what the views in them prefer.
    public init(
        _ axis: Axis = .horizontal, alignment: Alignment = .topLeading, itemSpacing: CGFloat?,
        lineSpacing: CGFloat?
    ) {
        self.axis = axis
        self.alignment = alignment
        self.itemSpacing = itemSpacing
        self.lineSpacing = lineSpacing
    }

    /// The flow itself, for the modifiers of ``FlowContainer``.
    public var layout: FlowLayout {
        get { self }
        set { self = newValue }
    }
}

// MARK: - Layout

extension FlowLayout {
    public func makeCache(subviews: Subviews) -> Cache {
        Cache()
    }

    // SwiftUI does not say what has changed, so nothing that was measured can be trusted.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.invalidate()
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.reportedSize(for: self, in: FlowRoom(proposal, for: self), subviews: subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let room = cache.room(for: self, bounds: bounds.size, proposal: proposal)
        let fitted = cache.fitted(for: self, in: room, subviews: subviews)
        record?(fitted.arrangement, fitted.hiding.indices.count)
        fitted.place(subviews, in: bounds, axis: axis)
    }

    /// The preferences of the views at the edges of the ideal flow, which is a single line: a layout is
    /// asked for its spacing before it knows how much room there is.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
            switch axis {
            case .horizontal: (.leading, .trailing, .vertical)
            case .vertical: (.top, .bottom, .horizontal)
            }
        var spacing = ViewSpacing()
        let items = subviews.filter { FlowItem.role(of: $0) == .item }
        for item in items {
            spacing.formUnion(item.spacing, edges: sides)
        }
        if let first = items.first, let last = items.last {
            spacing.formUnion(first.spacing, edges: start)
            spacing.formUnion(last.spacing, edges: end)
        }
        return spacing
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        let room = cache.room(for: self, bounds: bounds.size, proposal: proposal)
        let fitted = cache.fitted(for: self, in: room, subviews: subviews)
        let lines = fitted.arrangement.lines
        let position =
            switch guide {
            case .firstTextBaseline: fitted.guides(guide, in: lines.first?.range).min()
            case .lastTextBaseline: fitted.guides(guide, in: lines.last?.range).max()
            default: fitted.guides(guide, in: fitted.dimensions.indices).mean
            }
        return position.map { bounds.minY + $0 }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        let room = cache.room(for: self, bounds: bounds.size, proposal: proposal)
        let fitted = cache.fitted(for: self, in: room, subviews: subviews)
        return fitted.guides(guide, in: fitted.dimensions.indices).mean.map { bounds.minX + $0 }
    }
}

extension [CGFloat] {
    fileprivate var mean: CGFloat? {
        isEmpty ? nil : reduce(0, +) / CGFloat(count)
    }
}
