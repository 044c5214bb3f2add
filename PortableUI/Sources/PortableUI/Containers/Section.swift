/// Views with a header and a footer, one after another. In a lazy stack with `pinnedViews`, the header stays in sight
/// as long as any view of the section is.
nonisolated public struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
    private let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

/// A view that is a section.
protocol SectionView {}

extension Section: PrimitiveView, MultiView, SectionView
where Parent: View, Content: View, Footer: View {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        context.build(header, at: .position(0)) + context.build(content, at: .position(1))
            + context.build(footer, at: .position(2))
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        var headers = context.rows(of: header, at: .position(0))
        let others =
            context.rows(of: content, at: .position(1)) + context.rows(of: footer, at: .position(2))
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
