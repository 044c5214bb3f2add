/// Views below each other, in as many columns as they need, of which only those exist that are on screen
/// or near it: a ``VFlow`` for thousands of views in a `ScrollView` that scrolls horizontally.
///
/// ```swift
/// ScrollView(.horizontal) {
///     LazyVFlow(photos, size: .fixed { $0.thumbnailSize }, spacing: 4) { photo in
///         Thumbnail(photo)
///     }
/// }
/// ```
///
/// The flow takes the whole height that it is offered. <doc:LazyFlows> says what else differs from ``VFlow``.
nonisolated public struct LazyVFlow<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    private var flow: LazyFlow<VFlowLayout, Data, ID, Content>

    /// Views of elements whose id is found by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Their ids, which should be unique.
    ///   - size: How large the views are: of one size, of sizes known from the elements, or of an estimated
    ///     size until they appear.
    ///   - alignment: Where views stand in their column. Their centers are lined up by default.
    ///   - spacing: The distance between views of a column and between columns, in points. What views would
    ///     prefer is not known before they exist.
    ///   - content: Makes the view of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        alignment: HorizontalAlignment = .center, spacing: CGFloat = 8,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, id: id, size: size, alignment: alignment, itemSpacing: spacing, columnSpacing: spacing,
            content: content)
    }

    /// Views of elements whose id is found by a key path, with one distance between views and another
    /// between columns.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Their ids, which should be unique.
    ///   - size: How large the views are.
    ///   - alignment: Where views stand in their column. Their centers are lined up by default.
    ///   - itemSpacing: The distance between views of a column, in points.
    ///   - columnSpacing: The distance between columns, in points.
    ///   - content: Makes the view of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        alignment: HorizontalAlignment = .center, itemSpacing: CGFloat, columnSpacing: CGFloat,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        let layout = VFlowLayout(
            alignment: Alignment(horizontal: alignment, vertical: .top),
            itemSpacing: itemSpacing, lineSpacing: columnSpacing)
        flow = LazyFlow(data, id: id, size: size, layout: layout, content: content)
    }

    @MainActor public var body: some View { flow }

    /// Sets where columns stand in the height of the flow. At the top by default.
    public func columnAlignment(_ alignment: VerticalAlignment) -> LazyVFlow {
        var new = self
        new.flow.layout._configuration.alignment.vertical = alignment
        return new
    }
}

extension LazyVFlow where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Views of elements that have ids of their own.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - size: How large the views are: of one size, of sizes known from the elements, or of an estimated
    ///     size until they appear.
    ///   - alignment: Where views stand in their column. Their centers are lined up by default.
    ///   - spacing: The distance between views of a column and between columns, in points.
    ///   - content: Makes the view of an element.
    public init(
        _ data: Data, size: LazyFlowItemSize<Data.Element>, alignment: HorizontalAlignment = .center,
        spacing: CGFloat = 8, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, id: \.id, size: size, alignment: alignment, spacing: spacing, content: content)
    }

    /// Views of elements that have ids of their own, with one distance between views and another between
    /// columns.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - size: How large the views are.
    ///   - alignment: Where views stand in their column. Their centers are lined up by default.
    ///   - itemSpacing: The distance between views of a column, in points.
    ///   - columnSpacing: The distance between columns, in points.
    ///   - content: Makes the view of an element.
    public init(
        _ data: Data, size: LazyFlowItemSize<Data.Element>, alignment: HorizontalAlignment = .center,
        itemSpacing: CGFloat, columnSpacing: CGFloat,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, id: \.id, size: size, alignment: alignment, itemSpacing: itemSpacing,
            columnSpacing: columnSpacing,
            content: content)
    }
}
