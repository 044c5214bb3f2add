import FlowEditing

/// A flow on the page's stage: its samples and options as numbers that the page writes, and its frames as numbers
/// that the page reads.
final class Stage {
    private var content = PageContent()
    /// The numbers of `OptionField`.
    let options = Numbers()
    /// The numbers of the last part that was asked for: `PartField`, and then rectangles.
    let part = Numbers()

    /// The items that the page has written; `nil` before they are read.
    private var items: FlowItems?
    /// What is shown, as it was measured.
    private var shown = FlowItems()
    /// Which items that are; `nil` before they are arranged.
    private var elements: FlowElements?
    /// What is shown, on its lines.
    private var flow = EditableFlow(in: nil)
    private var cursor = FlowCursor(item: 0)

    init() {
        options.reserve(OptionField.allCases.count)
    }

    /// The numbers of samples, for the page to write.
    func changeSamples() -> Numbers {
        items = nil
        return content.samples
    }

    /// Which of them items are, for the page to write.
    func changeOrder() -> Numbers {
        items = nil
        return content.order
    }

    /// Arranges the items. As long as they are shown as before, their lines alone are broken again.
    func arrange(hasOverflow: Bool) {
        let flowOptions = FlowOptions(options)
        let limit = FlowLimit(options)
        let (available, across) = (options.limit(.available), options.limit(.across))
        content.overflow = (hasOverflow, flowOptions.scaling != nil)
        let fitted = FittedFlow(
            of: writtenItems(), measuredBy: content, in: available,
            across: limit.hidesOverflow ? across : nil, options: flowOptions, limit: limit)
        elements = fitted.elements
        if fitted.items == shown {
            flow.options = fitted.options
            flow.availableLength = available
        } else {
            shown = fitted.items
            flow = EditableFlow(of: shown, in: available, options: fitted.options)
        }
        flow.availableThickness = nil
        if let across, flowOptions.lineDistribution != .start {
            // As in SwiftUI, a flow whose lines need more than that is as thick as they are.
            let needed = flowOptions.axis == .horizontal ? flow.size.height : flow.size.width
            flow.availableThickness = max(across, needed)
        }
    }

    private func writtenItems() -> FlowItems {
        if let items { return items }
        // Two flows of a million items would need twice the memory.
        (shown, flow) = (FlowItems(), EditableFlow(in: nil))
        content.forget()
        let items = content.items()
        self.items = items
        return items
    }

    /// The item at a position; `nil` for the overflow item.
    private func item(at position: Int) -> Int? {
        if case .item(let index) = elements?[position] { index } else { nil }
    }

    /// The position of an item that is shown, or of the overflow item, which is number -1.
    private func position(of index: Int) -> Int? {
        index == -1 ? elements?.overflowPosition : index >= 0 ? elements?.position(of: index) : nil
    }

    /// Writes the lines that meet a rectangle, with what is on them and between them, into ``part``.
    func writePart(meeting rect: FlowRect) {
        let lines = flow.lineRange(intersecting: rect)
        write(flow.part(ofLines: lines), firstLine: lines.lowerBound)
    }

    /// Writes the size of an item, as it was measured last, and its baselines into ``part``.
    ///
    /// - Returns: Whether it is shown.
    func writeItem(at index: Int) -> Bool {
        guard let position = position(of: index) else { return false }
        part.reserve(4)
        part.append(shown[position])
        return true
    }

    /// Writes the frame of an item into ``part``.
    ///
    /// - Returns: Whether it is shown.
    func writeFrame(at index: Int) -> Bool {
        guard let position = position(of: index) else { return false }
        part.reserve(4)
        part.append(flow.frame(at: position))
        return true
    }

    /// The item before which one goes that is dropped at a point. Before the overflow item, that is after another one.
    func insertionIndex(x: Double, y: Double) -> Int {
        let position = flow.insertionIndex(atX: x, y: y)
        if position < flow.count, let item = item(at: position) { return item }
        // At most one of the two before it is the overflow item.
        for position in stride(from: position - 1, through: max(position - 2, 0), by: -1) {
            if let item = item(at: position) { return item + 1 }
        }
        return 0
    }

    /// The item that a key leads to. Up and down keep the place at which they began.
    func destination(ofKey key: Int, from index: Int) -> Int? {
        let keys: [FlowMovement] = [.left, .right, .up, .down, .lineStart, .lineEnd]
        guard keys.indices.contains(key), let position = position(of: index) else { return nil }
        let start = cursor.item == position ? cursor : FlowCursor(item: position)
        guard let next = flow.destination(of: keys[key], from: start, where: { item(at: $0) != nil }) else {
            return nil
        }
        cursor = next
        return item(at: next.item)
    }

    private func write(_ shown: FlowPart, firstLine: Int) {
        let (lines, frames, firstItem) = (shown.lines, shown.frames, shown.items.lowerBound)
        let rectCount = frames.count + shown.itemSeparators.count + shown.lineSeparators.count
        part.reserve(PartField.allCases.count + 4 * rectCount + frames.count + 6 * lines.count)
        let size = flow.lineCount == 0 ? .zero : flow.size
        let shownCount = elements?.overflowPosition == nil ? flow.count : flow.count - 1
        part.append(size.width)
        part.append(size.height)
        for count in [
            flow.lineCount, shownCount, firstItem, frames.count, firstLine, lines.count,
            shown.itemSeparators.count, shown.lineSeparators.count,
        ] {
            part.append(Double(count))
        }
        for frame in frames { part.append(frame) }
        for index in frames.indices { part.append(Double(item(at: firstItem + index) ?? -1)) }
        for line in lines {
            part.append(Double(line.range.lowerBound))
            part.append(Double(line.range.upperBound))
            part.append(line.frame)
        }
        for frame in shown.itemSeparators { part.append(frame) }
        for frame in shown.lineSeparators { part.append(frame) }
    }
}
