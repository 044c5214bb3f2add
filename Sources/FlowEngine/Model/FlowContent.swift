/// What a flow shows, and how that is measured: views, or an app's own labels. The article "Using the engine alone"
/// shows labels that wrap.
public protocol FlowContent: AnyObject {
    /// Measures an element again at the length that it is offered along its line: a shorter one if it is longer than its
    /// flow or its column, and in the end the one that it gets on its line. Not called for an element that keeps its own
    /// length.
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
    /// the overflow item; `nil`, the default, for the second one's own spacing.
    func distance(from element: FlowElement, to next: FlowElement) -> Double?

    /// Whether ``distance(fromLine:to:)`` replaces the options' `lineSpacing`; `false` by default.
    var spacesLines: Bool { get }

    /// The spacing between two lines, in points. Called for each pair, in order.
    func distance(fromLine line: FlowElements.SubSequence, to next: FlowElements.SubSequence)
        -> Double
}

extension FlowContent {
    public func overflowItem(hiding count: Int) -> FlowItem? { nil }

    public func distance(from element: FlowElement, to next: FlowElement) -> Double? { nil }

    public var spacesLines: Bool { false }

    public func distance(fromLine line: FlowElements.SubSequence, to next: FlowElements.SubSequence) -> Double
    { 0 }
}

/// One thing that a flow shows.
public enum FlowElement: Equatable, Hashable, Sendable {
    /// The item at an index.
    case item(Int)
    /// The overflow item, for a number of hidden items.
    case overflow(hiding: Int)
}

/// What a flow shows, in order: all items, or those that a limit leaves, with the overflow item among them.
public struct FlowElements: RandomAccessCollection, Equatable, Sendable {
    /// The indices of the items that are shown; `nil` for all.
    private let shown: [Int]?
    /// How many items there are.
    let itemCount: Int
    /// The position of the overflow item, if there is one.
    public let overflowPosition: Int?

    init(shown: [Int]? = nil, of itemCount: Int, overflowPosition: Int? = nil) {
        (self.shown, self.itemCount, self.overflowPosition) = (shown, itemCount, overflowPosition)
    }

    /// Whether they are all items and nothing else.
    var isAll: Bool { shown == nil && overflowPosition == nil }

    /// How many items are hidden.
    public var hiddenCount: Int { itemCount - shownCount }
    var shownCount: Int { shown?.count ?? itemCount }
    /// The indices of the items that are shown. O(n) if all are.
    var shownIndices: [Int] { shown ?? Array(0..<itemCount) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { shownCount + (overflowPosition == nil ? 0 : 1) }

    public subscript(position: Int) -> FlowElement {
        precondition(position >= startIndex && position < endIndex, "there is no element at the position")
        if position == overflowPosition { return .overflow(hiding: hiddenCount) }
        let number = overflowPosition.map { position > $0 ? position - 1 : position } ?? position
        return .item(shown?[number] ?? number)
    }

    /// The position of an item, if it is shown. O(log n).
    public func position(of item: Int) -> Int? {
        let number = shown?.partitioningIndex { $0 >= item } ?? item
        guard number >= 0, number < shownCount, (shown?[number] ?? number) == item else { return nil }
        return overflowPosition.map { number >= $0 ? number + 1 : number } ?? number
    }
}
