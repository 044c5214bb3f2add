import FlowEngine
import PortableUI

/// The chips of a flow, as the engine asks for them.
final class ChipContent: FlowContent {
    private let chips: [Chip]
    /// The chips at their ideal sizes.
    let items: FlowItems
    private let decoration: CloudDecoration
    private let measurer: ChipMeasurer

    init(_ items: [RenderItem], decoration: CloudDecoration, measurer: ChipMeasurer) {
        (self.decoration, self.measurer) = (decoration, measurer)
        chips = items.map { measurer.chip(of: $0) }
        self.items = FlowItems(chips.map { measurer.flowItem(for: $0) })
    }

    private func chip(_ element: FlowElement, offered length: Double? = nil) -> Chip {
        switch element {
        case .item(let index):
            length.map { measurer.chip(of: chips[index].item, offered: $0) } ?? chips[index]
        case .overflow(let count):
            measurer.chip(of: RenderItem(text: decoration.overflow(hiding: count)), offered: length)
        }
    }

    func measure(_ element: FlowElement, offered length: Double, as item: inout FlowItem) {
        let chip = chip(element, offered: length)
        item.size = FlowSize(width: chip.size.width, height: chip.size.height)
        (item.firstBaseline, item.lastBaseline) = measurer.baselines(of: chip)
    }

    func overflowItem(hiding count: Int) -> FlowItem? {
        decoration.overflow.isEmpty ? nil : measurer.flowItem(for: chip(.overflow(hiding: count)))
    }

    /// What is shown, as it was measured last.
    func chips(of flow: FittedFlow) -> [Chip] {
        flow.elements.enumerated().map { chip($1, offered: flow.offer(at: $0)) }
    }
}
