// What the compiler says about calls that are written as for other flows, stacks and grids. It considers these initializers
// only where no other one fits, or where a view is at fault. Then it tries all that fit: few, as all but one require a label.
// Xcode suggests none.

/// An ``HFlow`` or a ``VFlow``, but not what has a `callAsFunction` as well: there, Swift 6.3 aborts if no initializer fits.
public protocol _FlowOfContent: FlowView {
    associatedtype Content: View
    associatedtype _ItemAlignment
}

extension _FlowOfContent {
    @_disfavoredOverload  // Where the alignment fits, something else is wrong.
    @available(*, unavailable, message: "after the flow, write rowAlignment(_:) or columnAlignment(_:)")
    public init(
        alignment: Alignment, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil, columnSpacing: CGFloat? = nil, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, lineSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "write alignment:, then .rowAlignment(_:) or .columnAlignment(_:)")
    public init(
        horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment = .center,
        horizontalSpacing: Any? = nil, verticalSpacing: Any? = nil, @ViewBuilder content: () -> Content
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "an HFlow has rowSpacing:, a VFlow columnSpacing:, both itemSpacing:")
    public init(
        alignment: _ItemAlignment? = nil, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil, columnSpacing: CGFloat? = nil, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, lineSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "write maxLines(_:) after the flow")
    public init(
        alignment: Alignment? = nil, spacing: Any? = nil, maxLines: Int?, @ViewBuilder content: () -> Content
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "write columns(_:) after the flow")
    public init(
        columns: Int, alignment: Alignment? = nil, spacing: Any? = nil, @ViewBuilder content: () -> Content
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "write it as HFlow { ForEach(data, id: \\.self) { … } }")
    public init<Data: Collection>(
        _ data: Data, id: PartialKeyPath<Data.Element>? = nil, alignment: Alignment = .center,
        spacing: CGFloat? = nil, @ViewBuilder content: (Data.Element) -> Content
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "write rowAlignment(_:), or columnAlignment(_:) in a VFlow")
    public func distribution(_ alignment: HorizontalAlignment) -> Self { self }
}

@available(*, unavailable, message: "a layout is no view: write HFlow { … }, or FlowLayoutView for items:")
extension HFlowLayout: View {
    public var body: Never { fatalError() }
}

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
