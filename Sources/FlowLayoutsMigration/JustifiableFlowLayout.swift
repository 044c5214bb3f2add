/// A flow with one spacing throughout, and optionally with columns.
///
/// In new code, write `HFlow(alignment: .top, spacing: 10) { … }.columns(.uniform)`.
public struct JustifiableFlowLayout: LimitedFlow, Layout {
    public typealias Cache = FlowLayoutCache

    public var _configuration: FlowBoxed<FlowConfiguration>

    /// - Parameters:
    ///   - minSpacing: The distance between views and between lines, in points.
    ///   - shouldJustify: Whether each view is in the middle of a column as wide as the widest view.
    public init(minSpacing: CGFloat = 4, shouldJustify: Bool = false) {
        _configuration =
            FlowLayout(alignment: .topLeading, spacing: minSpacing)
            .columns(shouldJustify ? .uniform : .natural)._configuration
    }

    public static var layoutProperties: LayoutProperties { FlowLayout.layoutProperties }
}
