/// Views side by side, in as many rows as they need, of which only those exist that are on screen or near it: an
/// ``HFlow`` for thousands of views in a `ScrollView`.
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

    /// Creates a flow of elements whose ids are found by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Their ids, which should be unique.
    ///   - size: How large all views are, or each of them, or an estimate until they appear.
    ///   - alignment: Where views are in their row: in its middle by default.
    ///   - spacing: Between views of a row, in points. What views prefer is not known before they exist.
    ///   - rowSpacing: Between rows, in points; `nil`, the default, for that between views.
    ///   - content: Makes the view of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        alignment: VerticalAlignment = .center, spacing: CGFloat = 8, rowSpacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        let layout = HFlowLayout(
            alignment: Alignment(horizontal: .leading, vertical: alignment), itemSpacing: spacing,
            lineSpacing: rowSpacing ?? spacing)
        flow = LazyFlow(data, id: id, size: size, layout: layout, content: content)
    }

    @MainActor public var body: some View { flow }

    /// Sets where rows are in the width of the flow: at the leading edge by default.
    public func rowAlignment(_ alignment: HorizontalAlignment) -> LazyHFlow {
        var new = self
        new.flow.layout._configuration.alignment.horizontal = alignment
        return new
    }
}

extension LazyHFlow where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a flow of elements that have ids of their own. The parameters are those of
    /// ``init(_:id:size:alignment:spacing:rowSpacing:content:)``.
    public init(
        _ data: Data, size: LazyFlowItemSize<Data.Element>, alignment: VerticalAlignment = .center,
        spacing: CGFloat = 8, rowSpacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, id: \.id, size: size, alignment: alignment, spacing: spacing, rowSpacing: rowSpacing,
            content: content)
    }
}
