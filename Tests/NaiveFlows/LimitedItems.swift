import FlowEngine

/// Content of known sizes, with an overflow item, and distances where others are hidden.
final class KnownContent: FlowContent {
    private let overflow: (_ hiddenCount: Int) -> FlowItem?
    private let distance: (FlowElement, FlowElement) -> Double?

    init(
        overflow: @escaping (_ hiddenCount: Int) -> FlowItem?,
        distance: @escaping (FlowElement, FlowElement) -> Double?
    ) {
        (self.overflow, self.distance) = (overflow, distance)
    }

    func measure(_: FlowElement, offered: Double, as: inout FlowItem) {}

    func overflowItem(hiding count: Int) -> FlowItem? { overflow(count) }

    func distance(from element: FlowElement, to next: FlowElement) -> Double? { distance(element, next) }
}

extension FlowItems {
    /// What is shown of items of known sizes on at most so many lines, and at most so many of them, and what would be next.
    func limited(
        toLines maxLines: Int, upTo maxItems: Int = .max, in available: Double?, options: FlowOptions,
        distance: @escaping (FlowElement, FlowElement) -> Double? = { _, _ in nil },
        overflow: @escaping (_ hiddenCount: Int) -> FlowItem?
    ) -> LimitSearch.Result {
        let content = KnownContent(overflow: overflow, distance: distance)
        let search = LimitSearch(
            of: self, onto: Swift.max(maxLines, 0), upTo: Swift.max(maxItems, 0), in: available,
            options: options, content: content)
        return search.result()
    }
}
