/// The items of a flow that fit its space and its limit, on their lines.
///
/// ```swift
/// let flow = FittedFlow(
///     of: items, measuredBy: labels, in: 320, options: options, limit: FlowLimit(maxLines: 2))
/// for (element, frame) in zip(flow.elements, flow.arrangement.frames) { draw(element, frame) }
/// ```
///
/// With a limit, as many items are shown as it allows and as fit together with the overflow item. Those of the lowest
/// ``FlowItemTraits/priority`` are hidden first, and among equals the last. Lines break as if they were not there. Items that
/// go together are all shown or all hidden, as the highest priority among them says, unless none could be shown then.
///
/// The overflow item is where the last of the hidden items would be: at the end, unless priorities differ. It is on the line
/// of the item before it, after a forced break, too. Where nothing fits beside it, it is there alone. Its distance from the
/// item before is that of the first item which is hidden there. Lines are counted as the options break them: even breaking
/// may make more of them, and hide more. An item that would be alone on the last line is offered what that has left beside
/// the overflow item, and is shown if it is as short as that.
public struct FittedFlow: Sendable {
    /// What is shown.
    public let elements: FlowElements
    /// The indices of the hidden items, in order.
    public let hidden: [Int]
    /// What is shown, for another arrangement on the same lines: the elements, as thick as they were measured there.
    public let items: FlowItems
    /// What they are arranged by, which asks for no more lines than there may be.
    private let plan: Plan
    /// What elements were offered, up to the last of those; infinity for their own length.
    private let offers: [Double]
    /// The space across in which lines are distributed; one without an end for what they take.
    private let across: Length
    /// The lines, if there was a reason to break them before they are placed.
    private let lines: FlexedLines?
    /// By how much the gap before each line is larger than the common one; empty where the options give all.
    private let ownGaps: [Length]
    /// How often lines were broken to find it: as often as numbers of lines were tried.
    package let breakCount: Int

    /// Fits items into a space: those that are too long are offered less, those after the last line are hidden, and those that
    /// grow or shrink on their line are measured again.
    ///
    /// Takes as long as a ``FlowArrangement``. A limit breaks all n items once more, and those s that are shown for each of
    /// O(log s) numbers, and for each overflow item that does not fit; O(n·log n) where priorities differ. With
    /// ``FlowLimit/hidesOverflow``, O(log k) times for k lines.
    ///
    /// - Parameters:
    ///   - items: The items, each at its ideal size.
    ///   - content: Measures them. In one space, it may be asked for the same again where a limit tries other lines.
    ///   - available: The space along the main axis, in points, as for a ``FlowArrangement``.
    ///   - across: The space across, in points, in which lines are distributed and which they fit; `nil`, the default, and
    ///     infinity for what they take.
    ///   - options: How to arrange them.
    ///   - limit: Which are hidden; by default none.
    public init(
        of items: FlowItems, measuredBy content: any FlowContent, in available: Double?,
        across: Double? = nil, options: FlowOptions = FlowOptions(), limit: FlowLimit = FlowLimit()
    ) {
        let plan = Plan(options, in: available, for: items)
        let across = across.flatMap { $0 < .infinity ? $0 : nil }
        self.across = Length(space: options.lineDistribution == .start ? nil : across)
        let long = items.indices(longerThan: plan.offerLimit, along: options.axis)
        // Lines are broken as they are placed, unless items, lines or a limit have something to say in between.
        if limit == FlowLimit(), long.isEmpty, plan.features.isDisjoint(with: .changedLengths),
            self.across.isEndless, !content.spacesLines
        {
            (elements, hidden, self.items) = (FlowElements(of: items.count), [], items)
            (self.plan, offers, lines, ownGaps, breakCount) = (plan, [], nil, [], 1)
        } else {
            let fitter = Fitter(items, content, in: available, across: across, plan, limit, long: long)
            let (selection, lines, ownGaps) = fitter.fitted()
            (elements, hidden, self.items) = (selection.elements, selection.hidden, selection.items)
            (self.plan, offers) = (selection.plan, selection.offers)
            (self.lines, self.ownGaps, breakCount) = (lines, ownGaps, fitter.breakCount)
        }
    }

    /// The options, which ask for no more lines than there may be.
    public var options: FlowOptions { plan.options }

    /// The length that the element at a position was offered last, in points; `nil` if it was offered none, and has its own.
    public func offer(at position: Int) -> Double? {
        position < offers.count && offers[position] < .infinity ? offers[position] : nil
    }

    /// Whether all items are shown at their own lengths, and nothing else.
    package var isUnchanged: Bool { offers.isEmpty && elements.isAll }

    /// Where the elements are. O(n), each time. Lines that need more than the space across make the flow that thick.
    public var arrangement: FlowArrangement {
        guard let lines else { return FlowArrangement(of: items, plan) }
        return FlowArrangement(of: lines, across: across, extends: true, ownGaps: ownGaps)
    }
}
