/// Views side by side, in as many rows as they need. Only those on screen or near it exist: an `HFlow` for thousands of views
/// in a `ScrollView`.
///
/// ```swift
/// ScrollView {
///     LazyHFlow(photos, size: .fixed { $0.thumbnailSize }, spacing: 4) { photo in
///         Thumbnail(photo)
///     }
/// }
/// ```
///
/// It has the modifiers of every flow, such as `distribution(_:)`, but fills the whole width that it is offered unless
/// its `sizing` is `.hug`. The article “Lazy flows” says what each of them does here.
nonisolated public struct LazyHFlow: View, _FlowOfData {
    public var _configuration: FlowBoxed<FlowConfiguration>
    public var _decoration = FlowDecoration.none
    private let sections: [LazyFlowSection]

    private init(_ sections: [LazyFlowSection], in layout: HFlowLayout) {
        _configuration = layout.sizing(.fill)._configuration
        self.sections = sections
    }

    public var body: some View {
        LazyFlow(sections: sections, configuration: _configuration, decoration: _decoration)
    }

    /// Aligns rows in the width of the flow: at the leading edge by default.
    public func rowAlignment(_ alignment: HorizontalAlignment) -> LazyHFlow {
        with { $0._configuration.options.lineAlignment = FlowLineAlignment(alignment) }
    }
}

extension LazyHFlow {
    /// Creates a flow of elements, identified by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Their ids, which should be unique.
    ///   - size: The size of all views, or of each of them, or an estimate.
    ///   - alignment: Where views are in their row, as in an `HFlow`.
    ///   - spacing: As in an `HFlow`, but `nil`, the default, is 8: what views prefer is not known before they exist.
    ///   - itemSpacing: The distance between the views of a row; `nil`, the default, for `spacing`.
    ///   - rowSpacing: The distance between rows; `nil`, the default, for `spacing`.
    ///   - content: Makes the view of an element.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil, @ViewBuilder content: @escaping (Data.Element) -> some View
    ) {
        self.init(
            [LazyFlowSection(id: 0, data, id: id, size: size, content: content)],
            in: HFlowLayout(
                alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, rowSpacing: rowSpacing))
    }

    /// Creates a flow of elements that have ids of their own. The parameters are those of
    /// ``init(_:id:size:alignment:spacing:itemSpacing:rowSpacing:content:)``.
    public init<Data: RandomAccessCollection>(
        _ data: Data, size: LazyFlowItemSize<Data.Element>,
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil, @ViewBuilder content: @escaping (Data.Element) -> some View
    ) where Data.Element: Identifiable {
        self.init(
            data, id: \.id, size: size, alignment: alignment, spacing: spacing, itemSpacing: itemSpacing,
            rowSpacing: rowSpacing, content: content)
    }

    /// Creates a flow in sections, each of which begins a row. A header comes before it, and stays at the top edge of
    /// the scroll view as long as any row of the section is visible.
    ///
    /// `elements` gives the elements of a section, such as `\.photos`. The other parameters are those of
    /// ``init(_:id:size:alignment:spacing:itemSpacing:rowSpacing:content:)``. The row spacing is also the distance between
    /// rows and headers.
    public init<Sections: RandomAccessCollection, Data: RandomAccessCollection>(
        sections: Sections, elements: @escaping (Sections.Element) -> Data,
        size: LazyFlowItemSize<Data.Element>, alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil, @ViewBuilder content: @escaping (Data.Element) -> some View,
        @ViewBuilder header: @escaping (Sections.Element) -> some View
    ) where Sections.Element: Identifiable, Data.Element: Identifiable {
        self.init(
            LazyFlowSection.all(sections, elements: elements, size: size, content: content, header: header),
            in: HFlowLayout(
                alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, rowSpacing: rowSpacing))
    }

    /// Lets people move views to other places in their section, as `onFlowReorder(isEnabled:perform:)` does.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether views can be moved.
    ///   - action: Changes the data when a view is moved. It gets the offset of the section and, in the section, the
    ///     view's offset and the offset before which it goes.
    public func onFlowReorder(
        isEnabled: Bool = true,
        perform action: @escaping (_ section: Int, _ source: IndexSet, _ destination: Int) -> Void
    ) -> Self {
        reordered(isEnabled: isEnabled) { action($0.sectionIndex, IndexSet(integer: $0.source), $0.toOffset) }
    }
}
