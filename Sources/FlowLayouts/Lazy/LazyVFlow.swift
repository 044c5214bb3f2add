/// Views below each other, in as many columns as they need, of which only those exist that are on screen or near it:
/// a ``VFlow`` for thousands of views in a `ScrollView` that scrolls horizontally.
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

    /// Creates a flow of elements whose ids are found by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Their ids, which should be unique.
    ///   - size: How large all views are, or each of them, or an estimate until they appear.
    ///   - alignment: Where views are in their column: in its middle by default.
    ///   - spacing: Between views of a column, in points. What views prefer is not known before they exist.
    ///   - columnSpacing: Between columns, in points; `nil`, the default, for that between views.
    ///   - content: Makes the view of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        alignment: HorizontalAlignment = .center, spacing: CGFloat = 8, columnSpacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        let layout = VFlowLayout(
            alignment: Alignment(horizontal: alignment, vertical: .top), itemSpacing: spacing,
            lineSpacing: columnSpacing ?? spacing)
        flow = LazyFlow(data, id: id, size: size, layout: layout, content: content)
    }

    @MainActor public var body: some View { flow }

    /// Sets where columns are in the height of the flow: at the top by default.
    public func columnAlignment(_ alignment: VerticalAlignment) -> LazyVFlow {
        var new = self
        new.flow.layout._configuration.alignment.vertical = alignment
        return new
    }
}

extension LazyVFlow where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a flow of elements that have ids of their own. The parameters are those of
    /// ``init(_:id:size:alignment:spacing:columnSpacing:content:)``.
    public init(
        _ data: Data, size: LazyFlowItemSize<Data.Element>, alignment: HorizontalAlignment = .center,
        spacing: CGFloat = 8, columnSpacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, id: \.id, size: size, alignment: alignment, spacing: spacing, columnSpacing: columnSpacing,
            content: content)
    }
}
