/// A proxy for one subview of a layout, which measures and places it.
public struct LayoutSubview: Equatable {
    @usableFromInline let element: LayoutElement

    /// The value that the subview was given for a key with `layoutValue(key:value:)`.
    @inlinable public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        element.traits[_LayoutTrait<K>.self] ?? K.defaultValue
    }

    /// The subview's priority in the competition for space, 0 by default.
    public var priority: Double { element.priority }

    /// The subview's preferences for the distance to its neighbors.
    public var spacing: ViewSpacing { element.spacing }

    /// The subview's size for a proposal, in points. Each proposal is measured once.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        element.size(proposal)
    }

    /// The subview's size and alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        element.dimensions(proposal)
    }

    /// Places the subview.
    ///
    /// - Parameters:
    ///   - position: Where the anchor goes, in the coordinates of the bounds that the layout was given. A layout counts
    ///     from left to right, whatever the layout direction.
    ///   - anchor: The point of the subview that is put at the position.
    ///   - proposal: The proposal that gives the subview its size.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        precondition(
            !position.x.isNaN && !position.y.isNaN, "\(element.name) is placed at NaN: \(position)")
        element.placement = LayoutPlacement(position: position, anchor: anchor, proposal: proposal)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

/// The subviews of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    private var elements: ArraySlice<LayoutElement>

    /// The layout direction of the container. The system mirrors for right-to-left on its own: a layout
    /// that cares only about positions need not look at it.
    public var layoutDirection: LayoutDirection

    package init(_ elements: [LayoutElement], layoutDirection: LayoutDirection) {
        self.elements = elements[...]
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(element: elements[index])
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        var slice = self
        slice.elements = elements[bounds]
        return slice
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.layoutDirection == b.layoutDirection && a.elementsEqual(b)
    }
}
