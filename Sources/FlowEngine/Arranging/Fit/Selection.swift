/// What a flow shows: all of its items, or those that a limit leaves, with the overflow item among them. A class, as
/// code that copies its arrays would be longer than everything else here.
package final class Selection {
    /// What is shown, in order.
    package let elements: [FlowElement]
    /// The indices of the items that are shown, in order.
    package let shown: [Int]
    /// The position of the overflow item; `nil` if it is not shown.
    package let overflowPosition: Int?
    /// The indices of the items that are hidden, in order.
    package let hidden: [Int]
    /// The items to arrange, one for each element.
    package let items: FlowItems
    /// The plan of these items, which asks for no more lines than the limit allows.
    package let plan: Plan
    /// The length that the element at each position was offered, up to the last that was offered any; infinity for none.
    let offers: [Double]

    /// - Parameter itemOffers: The length that each item was offered, by item index.
    init(
        _ shown: [Int], hiding hidden: [Int] = [], overflow: OverflowItem? = nil, _ items: FlowItems,
        by plan: Plan, itemOffers: [Double]
    ) {
        var elements = shown.map(FlowElement.item)
        var offers: [Double] = []
        if let overflow { elements.insert(.overflow(hiding: hidden.count), at: overflow.position) }
        for (position, element) in elements.enumerated() {
            var offer = overflow?.offer
            if case .item(let index) = element { offer = itemOffers.offer(at: index) }
            offers.setOffer(offer ?? .infinity, at: position)
        }
        (self.elements, self.shown, self.hidden) = (elements, shown, hidden)
        (self.items, self.plan, self.offers) = (items, plan, offers)
        overflowPosition = overflow?.position
    }
}

extension [Double] {
    /// What an element was offered; `nil` if it was offered nothing.
    func offer(at index: Int) -> Double? {
        index < count && self[index] < .infinity ? self[index] : nil
    }

    /// Records what an element was offered. Elements after the last one were offered nothing.
    mutating func setOffer(_ length: Double, at index: Int) {
        if index >= count, length == .infinity { return }
        while count <= index { append(.infinity) }
        self[index] = length
    }
}
