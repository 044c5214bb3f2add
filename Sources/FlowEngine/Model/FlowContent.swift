/// What a flow shows, and how that is measured: views, or an app's own labels. The article "Using the engine alone"
/// shows labels that wrap.
public protocol FlowContent: AnyObject {
    /// Measures an element again at the length that it is offered along its line: a shorter one if it is longer than its
    /// flow or its column, and in the end the one that it gets on its line. Of what you set for that last one, only
    /// the thickness and the baselines count. Not called for an element that keeps its own length.
    ///
    /// - Parameters:
    ///   - element: What is measured.
    ///   - length: In points.
    ///   - item: What is known of the element. Set its size and its baselines. A maximum length that you set in its
    ///     traits counts, too.
    func measure(_ element: FlowElement, offered length: Double, as item: inout FlowItem)

    /// The overflow item for a number of hidden items; `nil`, the default, for none. Its spacing is ignored. Called only
    /// if not all items fit, and for 0 as well if the limit is expanded.
    func overflowItem(hiding count: Int) -> FlowItem?

    /// The spacing, in points, between two elements that are neighbors only because others are hidden, or because one is
    /// the overflow item; `nil`, the default, for the second one's own spacing. Not asked for the distance
    /// before an overflow item that stands for hidden items: it has the spacing of the first item hidden there.
    func distance(from element: FlowElement, to next: FlowElement) -> Double?

    /// Whether ``distance(fromLine:to:)`` replaces the options' `lineSpacing`; `false` by default.
    var spacesLines: Bool { get }

    /// The spacing between two lines, in points. Called for each pair, in order.
    func distance(fromLine line: ArraySlice<FlowElement>, to next: ArraySlice<FlowElement>) -> Double
}

extension FlowContent {
    public func overflowItem(hiding count: Int) -> FlowItem? { nil }

    public func distance(from element: FlowElement, to next: FlowElement) -> Double? { nil }

    public var spacesLines: Bool { false }

    public func distance(fromLine line: ArraySlice<FlowElement>, to next: ArraySlice<FlowElement>) -> Double {
        0
    }
}

/// One thing that a flow shows.
public enum FlowElement: Equatable, Hashable, Sendable {
    /// The item at an index.
    case item(Int)
    /// The overflow item, for a number of hidden items. It hides 0 only where a limit is expanded: there it stands
    /// for what the limit would hide, and is the “less” button of a view.
    case overflow(hiding: Int)

    /// The overflow item of an expanded limit.
    package static var less: FlowElement { .overflow(hiding: 0) }
}
