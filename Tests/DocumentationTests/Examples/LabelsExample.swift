import FlowEngine

/// Labels in rows of characters, which wrap where they are too long.
final class Labels: FlowContent {
    let texts: [String]
    let options = FlowOptions(itemSpacing: 1, lineSpacing: 0)

    init(_ texts: [String]) { self.texts = texts }

    /// The labels on so many lines, the last of which tells how many others there are.
    func arranged(in width: Double, onto lines: Int) -> [(text: String, frame: FlowRect)] {
        let items = FlowItems(texts.map { item($0, in: .infinity) })
        let limit = FlowLimit(maxLines: lines)
        let flow = FittedFlow(of: items, measuredBy: self, in: width, options: options, limit: limit)
        return zip(flow.elements, flow.arrangement.frames).map { (text(of: $0), $1) }
    }

    func measure(_ element: FlowElement, offered length: Double, as item: inout FlowItem) {
        item.size = self.item(text(of: element), in: length).size
    }

    func overflowItem(hiding count: Int) -> FlowItem? { item("+\(count) more", in: .infinity) }

    private func text(of element: FlowElement) -> String {
        switch element {
        case .item(let index): texts[index]
        case .overflow(let count): "+\(count) more"
        }
    }

    /// A row for each line of words, of which the longest decides.
    private func item(_ text: String, in width: Double) -> FlowItem {
        var lines = [0.0]
        for word in text.split(separator: " ") {
            let last = lines.removeLast()
            let longer = last + (last > 0 ? 1 : 0) + Double(word.count)
            lines += longer <= width || last == 0 ? [longer] : [last, Double(word.count)]
        }
        return FlowItem(width: lines.max() ?? 0, height: Double(lines.count))
    }
}
