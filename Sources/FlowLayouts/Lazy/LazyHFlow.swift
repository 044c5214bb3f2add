/// Views side by side, in as many rows as they need, of which only those exist that are on screen or near
/// it: an ``HFlow`` for thousands of views in a `ScrollView`.
///
/// ```swift
/// ScrollView {
///     LazyHFlow(photos, size: .fixed { $0.thumbnailSize }, spacing: 4) { photo in
///         Thumbnail(photo)
///     }
/// }
/// ```
///
/// The flow takes the whole width that it is offered. <doc:LazyFlows> says what else differs from ``HFlow``.
nonisolated public struct LazyHFlow<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    private var flow: LazyFlow<HFlowLayout, Data, ID, Content>

    /// Views of elements whose id is found by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Their ids, which should be unique.
    ///   - size: How large the views are: of one size, of sizes known from the elements, or of an estimated
    ///     size until they appear.
    ///   - alignment: Where views stand in their row. Their centers are lined up by default.
    ///   - spacing: The distance between views of a row and between rows, in points. What views would prefer
    ///     is not known before they exist.
    ///   - content: Makes the view of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        alignment: VerticalAlignment = .center, spacing: CGFloat = 8,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, id: id, size: size, alignment: alignment, itemSpacing: spacing, rowSpacing: spacing,
            content: content)
    }

    /// Views of elements whose id is found by a key path, with one distance between views and another
    /// between rows.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Their ids, which should be unique.
    ///   - size: How large the views are.
    ///   - alignment: Where views stand in their row. Their centers are lined up by default.
    ///   - itemSpacing: The distance between views of a row, in points.
    ///   - rowSpacing: The distance between rows, in points.
    ///   - content: Makes the view of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        alignment: VerticalAlignment = .center, itemSpacing: CGFloat, rowSpacing: CGFloat,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        let layout = HFlowLayout(
            alignment: Alignment(horizontal: .leading, vertical: alignment),
            itemSpacing: itemSpacing, lineSpacing: rowSpacing)
        flow = LazyFlow(data, id: id, size: size, layout: layout, content: content)
    }

    @MainActor public var body: some View { flow }

    /// Sets where rows stand in the width of the flow. At the leading edge by default.
    public func rowAlignment(_ alignment: HorizontalAlignment) -> LazyHFlow {
        var new = self
        new.flow.layout._configuration.alignment.horizontal = alignment
        return new
    }
}

extension LazyHFlow where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Views of elements that have ids of their own.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - size: How large the views are: of one size, of sizes known from the elements, or of an estimated
    ///     size until they appear.
    ///   - alignment: Where views stand in their row. Their centers are lined up by default.
    ///   - spacing: The distance between views of a row and between rows, in points.
    ///   - content: Makes the view of an element.
    public init(
        _ data: Data, size: LazyFlowItemSize<Data.Element>, alignment: VerticalAlignment = .center,
        spacing: CGFloat = 8, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, id: \.id, size: size, alignment: alignment, spacing: spacing, content: content)
    }

    /// Views of elements that have ids of their own, with one distance between views and another between
    /// rows.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - size: How large the views are.
    ///   - alignment: Where views stand in their row. Their centers are lined up by default.
    ///   - itemSpacing: The distance between views of a row, in points.
    ///   - rowSpacing: The distance between rows, in points.
    ///   - content: Makes the view of an element.
    public init(
        _ data: Data, size: LazyFlowItemSize<Data.Element>, alignment: VerticalAlignment = .center,
        itemSpacing: CGFloat, rowSpacing: CGFloat, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, id: \.id, size: size, alignment: alignment, itemSpacing: itemSpacing,
            rowSpacing: rowSpacing,
            content: content)
    }
}
