/// A flow, as a layout or as a view: what the modifiers of a flow apply to.
///
/// ```swift
/// HFlow(spacing: 8) {
///     ForEach(words, id: \.self) { Text($0) }
/// }
/// .columns(.uniform)
/// ```
///
/// These modifiers come first, directly after the flow: a view modifier like `padding` returns a view
/// that is no flow any more.
public protocol FlowContainer {
    /// The layout with all its options.
    var layout: FlowLayout { get set }
}

extension FlowContainer {
    /// Sets how much room a view gets along its line: its own length, or that of the longest view of
    /// all, in the middle of which it then stands. Views of different lines then form columns.
    ///
    /// Columns that take their distance from the views (a `nil` item spacing) all take the largest.
    ///
    /// - Parameter columns: `.natural`, the default of every flow, or `.uniform`.
    public func columns(_ columns: FlowColumns) -> Self {
        with { $0.options.columns = columns }
    }

    func with(_ change: (inout FlowLayout) -> Void) -> Self {
        var container = self
        change(&container.layout)
        return container
    }
}
