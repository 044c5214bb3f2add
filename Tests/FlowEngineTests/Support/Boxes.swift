import FlowEngine

/// Boxes along the lines of an axis that are as long as they are offered, between a least length and their own.
final class Boxes: FlowContent {
    var items: FlowItems
    let leastLengths: [Double]
    let axis: FlowAxis
    var overflow: FlowItem?
    /// What they were offered, in order.
    private(set) var offers: [FlowElement: [Double]] = [:]

    /// - Parameter lengths: The least and the ideal length of each.
    init(_ lengths: [(least: Double, ideal: Double)], along axis: FlowAxis = .horizontal, overflow: Double?) {
        self.axis = axis
        leastLengths = lengths.map(\.least)
        items = FlowItems(lengths.map { Self.item($0.ideal, along: axis) })
        self.overflow = overflow.map { Self.item($0, along: axis) }
    }

    /// One point thick.
    static func item(_ length: Double, along axis: FlowAxis) -> FlowItem {
        axis == .horizontal
            ? FlowItem(width: length, height: 1) : FlowItem(width: 1, height: length)
    }

    func measure(_ element: FlowElement, offered length: Double, as item: inout FlowItem) {
        offers[element, default: []].append(length)
        var (least, ideal) = (0.0, axis == .horizontal ? item.width : item.height)
        if case .item(let index) = element {
            let own = items[index]
            (least, ideal) = (leastLengths[index], axis == .horizontal ? own.width : own.height)
        }
        item.size = Self.item(max(least, min(length, ideal)), along: axis).size
    }

    func overflowItem(hiding count: Int) -> FlowItem? { overflow }

    /// Those that are shown in a space.
    func fitted(
        in available: Double?, across: Double? = nil,
        options: FlowOptions = FlowOptions(itemSpacing: 1, lineSpacing: 0),
        _ limit: FlowLimit
    ) -> FittedFlow {
        var options = options
        options.axis = axis
        return FittedFlow(
            of: items, measuredBy: self, in: available, across: across, options: options, limit: limit)
    }
}
