// The call sites of tevelee/SwiftUI-Flow that are spelled otherwise here. `HFlow { … }` with an alignment, a spacing
// or both, `LineBreak()`, `maxLines(_:)`, `itemSeparator(_:)` and `lineSeparator(_:)` are the same in both.
//
// A call that FlowLayouts has, too, is its own: an initializer that could also take it is disfavored here.

// MARK: - Flows

extension HFlow {
    /// A flow with one distance for all, or one between views and another between rows. Justified rows fill the width
    /// that the flow is offered; evenly distributed views make as few rows as possible.
    @_disfavoredOverload
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            horizontalAlignment: .leading, verticalAlignment: alignment,
            horizontalSpacing: itemSpacing ?? spacing, verticalSpacing: rowSpacing ?? spacing,
            justified: justified, distributeItemsEvenly: distributeItemsEvenly, content: content)
    }

    /// A flow whose rows are aligned horizontally, and whose views are aligned vertically in their row.
    public init(
        horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false, @ViewBuilder content: () -> Content
    ) {
        self = HFlow(
            alignment: verticalAlignment, itemSpacing: horizontalSpacing, rowSpacing: verticalSpacing,
            content: content
        ).rowAlignment(horizontalAlignment).justified(justified, evenly: distributeItemsEvenly)
    }
}

extension VFlow {
    /// A flow with one distance for all, or one between views and another between columns. Justified columns fill the
    /// height that the flow is offered, and evenly distributed views make as few columns as possible.
    @_disfavoredOverload
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            horizontalAlignment: alignment, verticalAlignment: .top,
            horizontalSpacing: columnSpacing ?? spacing, verticalSpacing: itemSpacing ?? spacing,
            justified: justified, distributeItemsEvenly: distributeItemsEvenly, content: content)
    }

    /// A flow whose columns are aligned vertically, and whose views are aligned horizontally in their column.
    public init(
        horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false, @ViewBuilder content: () -> Content
    ) {
        self = VFlow(
            alignment: horizontalAlignment, itemSpacing: verticalSpacing, columnSpacing: horizontalSpacing,
            content: content
        ).columnAlignment(verticalAlignment).justified(justified, evenly: distributeItemsEvenly)
    }
}

// MARK: - Layouts

extension HFlowLayout {
    /// The layout of such an `HFlow`.
    @_disfavoredOverload
    public init(
        alignment: VerticalAlignment = .center, itemSpacing: CGFloat? = nil, rowSpacing: CGFloat? = nil,
        justified: Bool = false, distributeItemsEvenly: Bool = false
    ) {
        self.init(
            horizontalAlignment: .leading, verticalAlignment: alignment, horizontalSpacing: itemSpacing,
            verticalSpacing: rowSpacing, justified: justified, distributeItemsEvenly: distributeItemsEvenly)
    }

    /// The layout of an `HFlow` with the same parameters.
    public init(
        horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false
    ) {
        let alignment = Alignment(horizontal: horizontalAlignment, vertical: verticalAlignment)
        self = HFlowLayout(alignment: alignment, itemSpacing: horizontalSpacing, rowSpacing: verticalSpacing)
            .justified(justified, evenly: distributeItemsEvenly)
    }
}

extension VFlowLayout {
    /// The layout of such a `VFlow`.
    @_disfavoredOverload
    public init(
        alignment: HorizontalAlignment = .center, itemSpacing: CGFloat? = nil, columnSpacing: CGFloat? = nil,
        justified: Bool = false, distributeItemsEvenly: Bool = false
    ) {
        self.init(
            horizontalAlignment: alignment, verticalAlignment: .top, horizontalSpacing: columnSpacing,
            verticalSpacing: itemSpacing, justified: justified, distributeItemsEvenly: distributeItemsEvenly)
    }

    /// The layout of a `VFlow` with the same parameters.
    public init(
        horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false
    ) {
        let alignment = Alignment(horizontal: horizontalAlignment, vertical: verticalAlignment)
        self = VFlowLayout(
            alignment: alignment, itemSpacing: verticalSpacing, columnSpacing: horizontalSpacing
        )
        .justified(justified, evenly: distributeItemsEvenly)
    }
}

extension FlowContainer {
    fileprivate func justified(_ justified: Bool, evenly: Bool) -> Self {
        distribution(justified ? .spaceBetween : .natural).lineBreaking(evenly ? .balanced : .greedy)
    }
}

extension FlowContainer where Self: Layout {
    /// The layout with at most so many lines; `nil` for as many as there are. Views after them are out of sight.
    public func withMaxLines(_ maxLines: Int?) -> Self {
        self.maxLines(maxLines)
    }
}

// MARK: - Views in a flow

/// How much of the space that its line leaves a view takes.
public enum FlexibilityBehavior: Equatable, Hashable, Sendable {
    /// None.
    case minimum
    /// A share, as far as the view can grow.
    case natural
    /// A line of its own, even if the view cannot fill it.
    case maximum
    /// A share in proportion to those of others, as far as the view can grow.
    case grow(Double)
}

extension View {
    /// Sets how much of the space that its line leaves the view takes: by default, none. Flows inside the view do not
    /// pass it on to their views.
    nonisolated public func flexibility(_ behavior: FlexibilityBehavior) -> some View {
        let factor =
            switch behavior {
            case .minimum: 0.0
            case .natural, .maximum: 1.0
            case .grow(let factor): factor
            }
        return flowGrow(factor).flowFillsLine(behavior == .maximum)
    }

    /// Starts a line with the view.
    nonisolated public func startInNewLine(_ enabled: Bool = true) -> some View {
        flowBreaksBefore(enabled)
    }
}
