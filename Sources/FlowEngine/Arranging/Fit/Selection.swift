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
    /// What each element was offered, by its position.
    let offers: Offers

    /// - Parameter itemOffers: What each item was offered, by its index.
    init(
        _ shown: [Int], hiding hidden: [Int] = [], overflow: OverflowItem? = nil, _ items: FlowItems,
        by plan: Plan, itemOffers: Offers
    ) {
        var elements = shown.map(FlowElement.item)
        var offers = Offers()
        if let overflow { elements.insert(.overflow(hiding: hidden.count), at: overflow.position) }
        for (position, element) in elements.enumerated() {
            switch element {
            case .item(let index): offers[position] = itemOffers[index]
            case .overflow: offers[position] = overflow?.offer
            }
        }
        (self.elements, self.shown, self.hidden) = (elements, shown, hidden)
        (self.items, self.plan, self.offers) = (items, plan, offers)
        overflowPosition = overflow?.position
    }
}
