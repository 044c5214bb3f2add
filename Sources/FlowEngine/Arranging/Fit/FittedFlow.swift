/// The items of a flow that fit its space and its limit, on their lines.
///
/// ```swift
/// let flow = FittedFlow(
///     of: items, measuredBy: labels, in: 320, options: options, limit: FlowLimit(maxLines: 2))
/// for (element, frame) in zip(flow.elements, flow.arrangement.frames) { draw(element, frame) }
/// ```
///
/// With a limit, it shows as many items as the limit allows and as fit together with the overflow item. Those of the
/// lowest ``FlowItemTraits/priority`` are hidden first, and among equals the last. Lines break as if hidden items were
/// not there. Items that go together are shown or hidden together, by the highest priority among them, unless nothing
/// could be shown then.
///
/// The overflow item takes the place of the last hidden item: at the end, unless priorities differ. It stays on the line
/// of the item before it, even after a forced break. If nothing fits beside it, it is alone. The spacing before it is
/// that of the first item hidden there. Lines are counted as the options break them: even breaking may make more lines,
/// and so hide more items. An item that is longer than the flow, and would be alone on the last line, is offered what is
/// left there beside the overflow item, and is shown if it becomes that short. So is any item if nothing else would be
/// shown.
public struct FittedFlow: Sendable {
    /// What is shown, if that was searched for; `nil` for all items.
    private let selected: [FlowElement]?
    /// The position of the overflow item among the elements; `nil` if it is not shown.
    public let overflowPosition: Int?
    /// The indices of the hidden items, in order.
    public let hidden: [Int]
    /// The elements, as thick as they were measured on their lines. Arranged with `options`, they get the same lines.
    public let items: FlowItems
    /// Their plan, which asks for no more lines than the limit allows.
    private let plan: Plan
    /// What each element was offered, by its position.
    private let offers: Offers
    /// The space across, in which lines are distributed; endless for as much as they take.
    private let distributionSpace: Length
    /// The lines, if they had to be broken before they are placed.
    private let flexed: FlexedLines?
    /// How often what is shown was put on lines: once for each number of lines that was tried. The search for what is
    /// shown does not count.
    package let breakCount: Int

    /// Fits items into a space: those that are too long are offered less, those after the last line are hidden, and those that
    /// grow or shrink on their line are measured again.
    ///
    /// Takes as long as a ``FlowArrangement``. A limit breaks all n items once more, then the s items that are shown
    /// O(log s) times, and once for each overflow item that does not fit. Different priorities add O(n·log n). With
    /// ``FlowLimit/hidesOverflow``, all that happens O(log k) times for k lines.
    ///
    /// - Parameters:
    ///   - items: The items, each at its ideal size.
    ///   - content: Measures the items. With a limit, it may have to measure the same thing more than once.
    ///   - available: The space along the main axis, in points, as for a ``FlowArrangement``.
    ///   - across: The space across, in points, in which lines are distributed and must fit; `nil`, the default, and
    ///     infinity for what they take.
    ///   - options: How to arrange them.
    ///   - limit: When items are hidden; by default, never.
    public init(
        of items: FlowItems, measuredBy content: any FlowContent, in available: Double?,
        across: Double? = nil, options: FlowOptions = FlowOptions(), limit: FlowLimit = FlowLimit()
    ) {
        let plan = Plan(options, in: available, for: items)
        let across = across.flatMap { $0 < .infinity ? $0 : nil }
        distributionSpace = Length(space: options.lineDistribution == .start ? nil : across)
        let offerLimit = Length(space: plan.offerLimit)
        // In points: a length just above the limit may be truncated to it, and is not too long then.
        let leastTooLong = Length(units: offerLimit.units &+ 1).points
        let longItems =
            offerLimit.isEndless
            ? [] : items.indices.filter { items.sizes[$0].along(options.axis).main >= leastTooLong }
        // Lines are broken when they are placed, unless something may be measured, spaced or hidden in between.
        if limit == FlowLimit(), longItems.isEmpty, plan.features.isDisjoint(with: .changedLengths),
            distributionSpace.isEndless, !content.spacesLines
        {
            (selected, overflowPosition, hidden, self.items) = (nil, nil, [], items)
            (self.plan, offers, flexed, breakCount) = (plan, Offers(), nil, 1)
        } else {
            let fitter = Fitter(items, content, across: across, plan, limit, longItems: longItems)
            let (selection, items, offers, flexed) = fitter.fitted()
            (selected, overflowPosition) = (selection.elements, selection.overflowPosition)
            (hidden, self.items, self.offers) = (selection.hidden, items, offers)
            (self.plan, self.flexed, breakCount) = (selection.plan, flexed, fitter.breakCount)
        }
    }

    /// What is shown, in order: all items, or those that the limit leaves, with the overflow item among them. O(n).
    public var elements: [FlowElement] { selected ?? items.indices.map { .item($0) } }

    /// The options, which ask for no more lines than the limit allows.
    public var options: FlowOptions { plan.options }

    /// The length that the element at a position was offered last, in points; `nil` if it was offered none, and so has its
    /// own length.
    public func offer(at position: Int) -> Double? { offers[position] }

    /// Whether all items are shown at their own lengths, and nothing else.
    package var isUnchanged: Bool { offers.isEmpty && hidden.isEmpty && overflowPosition == nil }

    /// Where the elements are. O(n), each time. Lines that need more than the space across make the flow that thick.
    public var arrangement: FlowArrangement {
        var arrangement = FlowArrangement()
        if let flexed {
            arrangement.stackAndPlace(flexed, across: distributionSpace, extends: true)
        } else {
            arrangement.update(of: items, across: .endless, by: plan)
        }
        return arrangement
    }
}
