/// What a flow shows: all of its items, or those that a limit leaves, with the overflow item among them. A class, as
/// code that copies its arrays would be longer than everything else here.
package final class Selection {
    /// What is shown, in order.
    package let elements: [FlowElement]
    /// The indices of the items that are shown, in order.
    package let shown: [Int]
    /// Which element is the overflow item; `nil` if none is.
    package let overflowPosition: Int?
    /// The indices of the items that are hidden, in order.
    package let hidden: [Int]
    /// The items to arrange, one for each element. In the end, each is as thick as it was measured on its line.
    package internal(set) var items: FlowItems
    /// The plan of these items, which asks for no more lines than the limit allows.
    let plan: Plan
    /// The length that each element was offered, up to the last that was offered any; infinity for none.
    var offers: [Double]
    /// The index of the hidden item that is shown next, if there is more space; `nil` if no more items may be shown.
    package let next: Int?
    /// The length, in points, at which that item would be shown beside the overflow item, if only its length hides it.
    package internal(set) var lengthLeft: Double?

    init(
        _ shown: [Int], hiding hidden: [Int] = [], overflowAt overflowPosition: Int? = nil,
        _ items: FlowItems, by plan: Plan, offers: [Double] = [], next: Int? = nil
    ) {
        var elements = shown.map(FlowElement.item)
        if let overflowPosition { elements.insert(.overflow(hiding: hidden.count), at: overflowPosition) }
        (self.elements, self.shown, self.hidden) = (elements, shown, hidden)
        (self.overflowPosition, self.items, self.plan) = (overflowPosition, items, plan)
        (self.offers, self.next) = (offers, next)
    }

    /// How the items are arranged.
    package var options: FlowOptions { plan.options }
}
