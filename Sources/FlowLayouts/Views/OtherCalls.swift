// What the compiler says about calls as of other flows, stacks and grids. It considers these initializers only where no other
// one fits. Each requires a label of its own: otherwise all would be tried where a view is at fault. Xcode suggests none.

/// An ``HFlow`` or a ``VFlow``, but not what has a `callAsFunction` as well: there, Swift 6.3 aborts if no initializer fits.
@_documentation(visibility: internal)
public protocol _FlowOfContent: FlowView {
    associatedtype Content: View
}

@_documentation(visibility: internal)
extension _FlowOfContent {
    @available(*, unavailable, message: "after the flow, write rowAlignment(_:) or columnAlignment(_:)")
    public init(
        alignment: Alignment, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil, columnSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "write alignment:, then .rowAlignment(_:) or .columnAlignment(_:)")
    public init(
        horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment = .center,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "write rowSpacing: in an HFlow, and columnSpacing: in a VFlow")
    public init(
        alignment: Alignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        lineSpacing: CGFloat?, @ViewBuilder content: () -> Content
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "write spacing:, or itemSpacing: and rowSpacing: or columnSpacing:")
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "write maxLines(_:) after the flow")
    public init(
        alignment: Alignment = .center, spacing: CGFloat? = nil, maxLines: Int?,
        @ViewBuilder content: () -> Content
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "write columns(_:) after the flow")
    public init(
        columns: Int, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "write it as HFlow { ForEach(data, id: \\.self) { … } }")
    public init<Data: Collection>(
        _ data: Data, id: PartialKeyPath<Data.Element>? = nil, alignment: Alignment = .center,
        spacing: CGFloat? = nil, @ViewBuilder content: (Data.Element) -> Content
    ) { fatalError("unavailable") }
}

// Without this, the compiler would only say that a layout has no view modifiers.
@available(
    *, unavailable,
    message: "write FlowLayout(itemSpacing: 8, rowSpacing: 8) { … }, or FlowLayoutView if it has items:"
)
@_documentation(visibility: internal)
extension HFlowLayout: View {
    public var body: Never { fatalError() }
}

@_documentation(visibility: internal)
extension HFlowLayout {
    public enum _Mode: Sendable {
        @available(*, deprecated, message: "leave the mode out: it makes no difference")
        case scrollable, vstack
    }

    @available(*, unavailable, message: "write FlowLayoutView of FlowLayoutsMigration in place of FlowLayout")
    public init<Data: Collection>(
        mode: _Mode? = nil, binding: Binding<some Any> = .constant(0), items: Data, itemSpacing: CGFloat = 4,
        viewMapping: (Data.Element) -> some View
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "write IncrementalFlow of FlowLayoutsMigration, and add(_:)")
    public init(containerSize: CGSize, spacing: Any? = nil) { fatalError("unavailable") }

    @available(*, unavailable, message: "write spacing:, or itemSpacing: and rowSpacing:")
    public init(
        horizontalSpacing: CGFloat?, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> some View
    ) { fatalError("unavailable") }
}
