/// A flow as a view: what the modifiers of ``HFlow`` and ``VFlow`` apply to that add views of their own, or
/// hide some.
///
/// These modifiers need iOS 18, macOS 15, tvOS 18, watchOS 11 or visionOS 2. <doc:WhatAFlowCanDo> shows what to
/// write in an app that also runs on older systems.
///
/// ```swift
/// HFlow(spacing: 8) {
///     ForEach(words, id: \.self) { Text($0) }
/// }
/// .itemSeparator { Text("·") }
/// .maxLines(2) { hidden in Text("+\(hidden) more") }
/// ```
///
/// A ``FlowLayout`` that stands by itself does not have them: a layout places views, and can neither make
/// any nor hide them.
public protocol FlowView: FlowContainer {
    /// The views that the flow adds to its content, and when it hides some.
    var decoration: FlowDecoration { get set }
}

/// The views that a flow adds to its content, and when it hides some.
///
/// Made by the modifiers of ``FlowView``.
public struct FlowDecoration {
    /// When views are hidden, and what stands for them.
    struct Limit {
        /// The most lines; `nil` for as many as there are.
        var maxLines: Int?
        var overflow: ((_ hidden: Int) -> AnyView)?
    }

    var limit: Limit?
    var itemSeparator: AnyView?
    var lineSeparator: AnyView?
}
