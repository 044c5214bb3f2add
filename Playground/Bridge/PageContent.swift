import FlowEngine

/// Writes how large an item is that is offered a length, and its baselines, over what is there: one of the samples, or the
/// overflow item for a number of hidden ones. Where the page measures no such thing, it writes nothing.
@_extern(wasm, module: "page", name: "measure")
private func measure(
    _ isOverflow: Bool, _ number: Int32, _ offered: Double, _ measured: UnsafeMutablePointer<Double>)

/// What the page shows, as the engine asks for it: items that share a few samples.
final class PageContent: FlowContent {
    /// The numbers of each sample, `ItemField.count` each.
    let samples = Numbers()
    /// Which of them each item is.
    let order = Numbers()
    /// Whether the page has an overflow item, and whether lines are scaled around it.
    var overflow = (isThere: false, keepsSize: false)
    private let measured = Numbers()
    /// Each sample for the latest lengths that it was offered, so that the page measures it once, and not for each item.
    private var known: [[Measured]] = []

    private struct Measured {
        let offered: Double
        let size: FlowSize
        let firstBaseline: Double?
        let lastBaseline: Double?

        func set(_ item: inout FlowItem) {
            (item.size, item.firstBaseline, item.lastBaseline) = (size, firstBaseline, lastBaseline)
        }
    }

    /// The items as the page has written them. What stands for no sample takes no space.
    func items() -> FlowItems {
        var items = FlowItems()
        items.reserveCapacity(order.space)
        for index in 0..<order.space {
            items.append(
                sample(of: index).map { FlowItem(samples, at: $0) } ?? FlowItem(width: 0, height: 0))
        }
        return items
    }

    private var sampleCount: Int { samples.space / ItemField.allCases.count }

    private func sample(of index: Int) -> Int? {
        let number = order[index]
        return number >= 0 && number < Double(sampleCount) ? Int(number) : nil
    }

    /// Forgets how large samples are that have changed.
    func forget() { known = [] }

    func measure(_ element: FlowElement, offered length: Double, as item: inout FlowItem) {
        switch element {
        case .overflow(let count):
            measured(count, isOverflow: true, offered: length, of: item).set(&item)
        case .item(let index):
            guard let sample = sample(of: index) else { return }
            if known.isEmpty { known = [[Measured]](repeating: [], count: sampleCount) }
            if let known = known[sample].last(where: { $0.offered == length }) {
                known.set(&item)
                return
            }
            let new = measured(sample, isOverflow: false, offered: length, of: item)
            new.set(&item)
            if known[sample].count == 8 { known[sample].removeFirst() }
            known[sample].append(new)
        }
    }

    private func measured(_ number: Int, isOverflow: Bool, offered length: Double, of item: FlowItem)
        -> Measured
    {
        measured.reserve(4)
        measured.append(item)
        Program.measure(isOverflow, Int32(number), length, measured.start)
        return Measured(
            offered: length, size: FlowSize(width: measured[0], height: measured[1]),
            firstBaseline: measured.number(2), lastBaseline: measured.number(3))
    }

    func overflowItem(hiding count: Int) -> FlowItem? {
        guard overflow.isThere else { return nil }
        var item = FlowItem(width: 0, height: 0)
        measured(count, isOverflow: true, offered: .infinity, of: item).set(&item)
        item.traits.keepsSize = overflow.keepsSize
        return item
    }
}
