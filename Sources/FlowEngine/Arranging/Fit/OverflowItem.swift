/// The overflow item, its position, and the length that it was offered; infinity for none.
typealias OverflowItem = (item: FlowItem, position: Int, offer: Double)

extension FlowContent {
    /// The overflow item at a position, which is offered less if it is too long.
    func overflowItem(hiding count: Int, at position: Int, by plan: Plan) -> OverflowItem? {
        guard var item = overflowItem(hiding: count) else { return nil }
        if item.size.along(plan.options.axis).main <= plan.offerLimit { return (item, position, .infinity) }
        measure(.overflow(hiding: count), offered: plan.offerLimit, as: &item)
        return (item, position, plan.offerLimit)
    }
}
