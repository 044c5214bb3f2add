/// Views with a header before them. In a lazy stack with `pinnedViews`, the header stays in sight
/// as long as any view of the section is.
nonisolated public struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content())
    }
}

/// A view that is a section.
protocol SectionView {}

extension Section: PrimitiveView, MultiView, SectionView
where Parent: View, Content: View, Footer: View {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        context.build(header, at: .position(0)) + context.build(content, at: .position(1))
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        var headers = context.rows(of: header, at: .position(0))
        let others = context.rows(of: content, at: .position(1))
        if !headers.isEmpty { headers[0].sectionCount = headers.rowCount - 1 + others.rowCount }
        return headers + others
    }
}

/// The kinds of views that stay in sight at an edge of a scroll view.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The headers of sections, at the beginning.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
}
