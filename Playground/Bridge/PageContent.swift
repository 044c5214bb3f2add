import FlowEngine

/// Writes how large an item is that is offered a length, and its baselines, over what is there: one of the items, or the
/// overflow item for a number of hidden ones. Where the page measures no such thing, it writes nothing.
@_extern(wasm, module: "page", name: "measure")
private func measure(
    _ isOverflow: Bool, _ number: Int32, _ offered: Double, _ measured: UnsafeMutablePointer<Double>)

/// What the page shows, as the engine asks for it.
final class PageContent: FlowContent {
    /// The numbers of each item, one for each `ItemField`.
    let numbers = Numbers()
    /// Whether the page has an overflow item, and whether lines are scaled around it.
    var overflow = (isThere: false, keepsSize: false)
    private let measured = Numbers()

    /// The items as the page has written them.
    func items() -> FlowItems {
        var items = FlowItems()
        let count = numbers.reservedCount / ItemField.allCases.count
        items.reserveCapacity(count)
        for index in 0..<count { items.append(FlowItem(numbers, at: index)) }
        return items
    }

    func measure(_ element: FlowElement, offered length: Double, as item: inout FlowItem) {
        switch element {
        case .overflow(let count): measure(count, isOverflow: true, offered: length, as: &item)
        case .item(let index): measure(index, isOverflow: false, offered: length, as: &item)
        }
    }

    private func measure(_ number: Int, isOverflow: Bool, offered length: Double, as item: inout FlowItem) {
        measured.reserve(4)
        measured.append(item)
        // `Program` is this module (Scripts/embedded).
        Program.measure(isOverflow, Int32(number), length, measured.start)
        item.size = FlowSize(width: measured[0], height: measured[1])
        (item.firstBaseline, item.lastBaseline) = (measured.number(2), measured.number(3))
    }

    func overflowItem(hiding count: Int) -> FlowItem? {
        guard overflow.isThere else { return nil }
        var item = FlowItem(width: 0, height: 0)
        measure(count, isOverflow: true, offered: .infinity, as: &item)
        item.traits.keepsSize = overflow.keepsSize
        return item
    }
}
