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
    /// All that the flow follows.
    var configuration: FlowConfiguration { get set }
}

extension FlowContainer {
    func with(_ change: (inout FlowConfiguration) -> Void) -> Self {
        var container = self
        change(&container.configuration)
        return container
    }
}
