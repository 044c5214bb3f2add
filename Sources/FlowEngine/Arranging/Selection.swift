/// What a flow shows: all of its items, or those that a limit leaves, with the overflow item among them. A class, as to copy
/// its arrays takes more code than all else here.
package final class Selection {
    /// What is shown, in order.
    package let elements: FlowElements
    /// The indices of the items that are hidden, in order.
    package let hidden: [Int]
    /// The items to arrange, one for each element. In the end, they are as thick as they were measured on their lines.
    package internal(set) var items: FlowItems
    /// What they are arranged by, which asks for no more lines than there may be.
    let plan: Plan
    /// What elements were offered, up to the last of those that were not offered their own length; infinity for that.
    var offers: [Double]
    /// The index of the hidden item that is shown next, if there is more space; `nil` if no more items may be shown.
    package let next: Int?
    /// How long, in points, that one may be to be shown beside the overflow item, if its length is all that hides it.
    package internal(set) var lengthLeft: Double?

    init(
        of elements: FlowElements, hiding hidden: [Int] = [], _ items: FlowItems, by plan: Plan,
        offers: [Double] = [], next: Int? = nil
    ) {
        (self.elements, self.hidden, self.items, self.plan) = (elements, hidden, items, plan)
        (self.offers, self.next) = (offers, next)
    }

    /// How the items are arranged.
    package var options: FlowOptions { plan.options }
    /// Which element is the overflow item; `nil` if none is.
    package var overflowPosition: Int? { elements.overflowPosition }
    /// The indices of the items that are shown. O(n).
    package var shown: [Int] { elements.items }
}
