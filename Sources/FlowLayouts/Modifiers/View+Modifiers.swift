// What a view in a flow can say about itself. The modifiers mean nothing in other layouts.

extension View {
    /// Lets the view take a share of the space left on its line, as `flex-grow` does in CSS, up to its size when it is
    /// offered infinite space. In columns, it fills its column.
    ///
    /// - Parameter factor: The view's share in proportion to those of others; 0 for none, even in a flow whose views grow
    ///   (`growsItems()`). If the factors of a line add up to less than 1, only that part of the space is taken, but the flow
    ///   is still as wide as it may be.
    nonisolated public func flowGrow(_ factor: Double = 1) -> some View {
        flowValue(ViewValues.Grow.self, factor)
    }

    /// Lets the view shrink if its line is too long, as `flex-shrink` does in CSS, down to its size when it is offered no
    /// space. Lines break before they are too long, unless ``FlowContainer/wrapping(_:)`` says otherwise.
    ///
    /// A `Text` that is offered no space breaks its words. To keep them whole, give it a `frame(minWidth:)` or a
    /// `lineLimit(1)`. The words of a ``FlowText`` do not shrink.
    ///
    /// - Parameter factor: How much it shrinks in proportion to others, and to its length; 0 for not at all.
    nonisolated public func flowShrink(_ factor: Double = 1) -> some View {
        flowValue(ViewValues.Shrink.self, factor)
    }

    /// Gives the view a line of its own, which it may fill, like a heading or a divider. In columns, it spans them all, and
    /// does not decide how wide they are.
    nonisolated public func flowFillsLine(_ fills: Bool = true) -> some View {
        flowValue(ViewValues.FillsLine.self, fills ? .always : .never)
    }

    /// Starts a line with the view.
    nonisolated public func flowBreaksBefore(_ breaks: Bool = true) -> some View {
        flowValue(ViewValues.BreaksBefore.self, breaks)
    }

    /// Ends the line with the view.
    nonisolated public func flowBreaksAfter(_ breaks: Bool = true) -> some View {
        flowValue(ViewValues.BreaksAfter.self, breaks)
    }

    /// Keeps the view on the line of the one before it, like a unit with its number: they go to the next line together.
    /// Views that go together but do not fit on one line start a new one, and fill as many as they need. A forced break
    /// separates them.
    nonisolated public func flowAvoidsBreakBefore(_ avoids: Bool = true) -> some View {
        flowValue(ViewValues.AvoidsBreakBefore.self, avoids)
    }

    /// Aligns the view across its line differently from the others.
    ///
    /// - Parameter alignment: How it is aligned; `nil`, the default, for the alignment of the flow. In a vertical flow,
    ///   `.top` and `.bottom` mean leading and trailing. A baseline aligns it with the other views that are aligned by a
    ///   guide; in a column, where texts have none, its trailing edge counts as one.
    nonisolated public func flowAlignment(_ alignment: FlowItemAlignment?) -> some View {
        flowValue(ViewValues.ItemAlignment.self, alignment)
    }

    /// Sets the direction in which the view is read. In an `HFlow`, neighbors that are read against their flow follow each
    /// other in their own direction, as the words of a ``FlowText`` do.
    ///
    /// - Parameter direction: The direction of the view; `nil`, the default, for that of its neighbors on both sides if they
    ///   have the same one, and otherwise for that of the flow. On a ``FlowText``, it replaces that of each word.
    nonisolated public func flowDirection(_ direction: LayoutDirection?) -> some View {
        flowValue(ViewValues.Direction.self, direction)
    }

    /// Keeps the view where it is in an ``HFlow`` or a ``VFlow`` whose views people can move, such as a button after them: it
    /// cannot be lifted, no other view passes it, and the offsets of ``SeparatedFlow/onFlowReorder(isEnabled:perform:)`` do
    /// not count it.
    ///
    /// Lazy flows ignore this, as most of their views do not exist: leave the view out of the flow there.
    nonisolated public func flowMoveDisabled(_ isDisabled: Bool = true) -> some View {
        layoutValue(key: ViewValues.MoveDisabled.self, value: isDisabled)
    }
}
