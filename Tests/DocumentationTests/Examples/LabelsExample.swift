import FlowEngine

/// Labels in rows of characters, which wrap where they are too long.
struct Labels: FlowContent {
    let texts: [String]

    /// The labels on so many lines, the last of which tells how many others there are.
    mutating func arranged(in width: Double, onto lines: Int) -> [(text: String, frame: FlowRect)] {
        let items = FlowItems(texts.map { size(of: $0, in: .infinity) })
        let flow = FittedFlow(
            of: items, measuredBy: &self, in: width, options: FlowOptions(itemSpacing: 1, lineSpacing: 0),
            limit: FlowLimit(maxLines: lines))
        return zip(flow.elements, flow.arrangement.frames).map { (text(of: $0), $1) }
    }

    func measure(_ element: FlowElement, offered length: Double, as item: inout FlowItem) {
        item.size = size(of: text(of: element), in: length)
    }

    func overflowItem(hiding count: Int) -> FlowItem? {
        let size = size(of: text(of: .overflow(hiding: count)), in: .infinity)
        return FlowItem(width: size.width, height: size.height)
    }

    private func text(of element: FlowElement) -> String {
        switch element {
        case .item(let index): texts[index]
        case .overflow(let count): "+\(count) more"
        }
    }

    /// A row for each line of words, of which the longest decides.
    private func size(of text: String, in width: Double) -> FlowSize {
        var lines = [0.0]
        for length in text.split(separator: " ").map({ Double($0.count) }) {
            let last = lines.removeLast()
            let longer = last > 0 ? last + 1 + length : length
            lines += longer <= width || last == 0 ? [longer] : [last, length]
        }
        return FlowSize(width: lines.max() ?? 0, height: Double(lines.count))
    }
}
