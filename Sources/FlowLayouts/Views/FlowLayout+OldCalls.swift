// What the compiler says about calls of two layouts of the same name, written as in the articles that they come from: the
// items of the first are strings.

@_documentation(visibility: internal)
extension HFlowLayout {
    public enum _Mode {
        case scrollable, vstack
    }

    @available(
        *, unavailable,
        message: "import FlowLayoutsMigration, and write FlowLayoutView in place of FlowLayout"
    )
    public init(mode: _Mode, binding: Binding<some Any>, items: [String]) {
        self.init()
    }

    @available(*, unavailable, message: "write FlowLayoutView in place of FlowLayout")
    public func callAsFunction(@ViewBuilder viewMapping: (String) -> some View) -> some View { EmptyView() }

    @available(
        *, unavailable,
        message: """
            import FlowLayoutsMigration, and write \
            IncrementalFlow(in: containerSize.width, itemSpacing: 10, lineSpacing: 10)
            """
    )
    public init(containerSize: CGSize, spacing: Any? = nil) {
        self.init()
    }

    @available(*, unavailable, message: "write IncrementalFlow, and add(FlowSize(width:height:))")
    public mutating func add(element: CGSize) -> CGRect { .zero }
}
