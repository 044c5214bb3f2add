// What the compiler says about calls of two layouts of the same name, written as in the articles that they come from.

@_documentation(visibility: internal)
extension HFlowLayout {
    public enum _Mode {
        case scrollable, vstack
    }

    @available(*, unavailable, message: "write FlowLayoutView of FlowLayoutsMigration in place of FlowLayout")
    public init<Data: Collection>(
        mode: _Mode, binding: Binding<some Any> = .constant(0), items: Data, itemSpacing: CGFloat = 4,
        viewMapping: (Data.Element) -> some View
    ) {
        self.init()
    }

    @available(
        *, unavailable,
        message: """
            write IncrementalFlow(in: containerSize.width, itemSpacing: 10, lineSpacing: 10) \
            of FlowLayoutsMigration
            """
    )
    public init(containerSize: CGSize, spacing: Any? = nil) {
        self.init()
    }

    @available(*, unavailable, message: "write IncrementalFlow, and add(_:)")
    public mutating func add(element: CGSize) -> CGRect { .zero }

    @available(*, unavailable, message: "write IncrementalFlow")
    public var size: CGSize { .zero }
}

// The first of the two was a view. Without this, the compiler would only say that a layout has no view modifiers.
@available(
    *, unavailable,
    message: """
        write FlowLayoutView in place of FlowLayout(mode:binding:items:); \
        any other layout needs views, as in FlowLayout(spacing: 8) { … }
        """
)
@_documentation(visibility: internal)
extension HFlowLayout: View {
    public var body: Never { fatalError() }
}
