import FlowEditing

/// A flow on the page's stage: its items and options as numbers that the page writes, and its frames as numbers
/// that the page reads.
final class Stage {
    /// The numbers of each different item, `ItemField.count` each.
    private let items = Numbers()
    /// Which of them each item of the flow is.
    let order = Numbers()
    /// The numbers of `OptionField`.
    let options = Numbers()
    /// The numbers of the last part that was asked for: `PartField`, and then rectangles.
    let part = Numbers()

    private var flow = EditableFlow(in: nil)
    /// Whether the flow has the items that the page has written, all of them.
    private var isComplete = false
    /// What a limit shows, if it hides items.
    private var limited: LimitedItems?
    private var cursor = FlowCursor(item: 0)

    init() {
        options.reserve(OptionField.allCases.count)
    }

    /// The numbers of items, for the page to write.
    func changeItems() -> Numbers {
        isComplete = false
        return items
    }

    /// Arranges the first items. As long as they stay the same, their lines alone are broken again.
    ///
    /// - Parameter overflow: The view that says how many items are hidden.
    /// - Returns: How long the hidden item that is shown next may be to be shown beside that view, or 0 if no length helps.
    func arrange(count: Int, overflow: (_ hiddenCount: Int) -> FlowItem?) -> Double {
        limited = nil
        let flowOptions = FlowOptions(options)
        let available = options.limit(.available)
        if let maxLines = options.count(.maxLines) {
            let limited = FlowItems(items, order: order, count: count).limited(
                toLines: maxLines, in: available, options: flowOptions
            ) { hidden in
                var item = overflow(hidden)
                item?.traits.keepsSize = flowOptions.scaling != nil
                return item
            }
            if !limited.hidden.isEmpty { self.limited = limited }
            flow = EditableFlow(of: limited.items, in: available, options: limited.options)
            isComplete = false
        } else if isComplete {
            flow.options = flowOptions
            flow.availableLength = available
        } else {
            flow = EditableFlow(in: nil)  // Two flows of a million items would need twice the memory.
            flow = EditableFlow(
                of: FlowItems(items, order: order, count: count), in: available, options: flowOptions)
            isComplete = true
        }
        flow.availableThickness = nil
        if let across = options.limit(.across), flowOptions.lineDistribution != .start {
            // As in SwiftUI, a flow whose lines need more than that is as thick as they are.
            let needed = flowOptions.axis == .horizontal ? flow.size.height : flow.size.width
            flow.availableThickness = max(across, needed)
        }
        return limited?.room ?? 0
    }

    /// The hidden item that is shown next.
    var nextItem: Int? { limited?.next }

    private var shownCount: Int { limited?.shown.count ?? flow.count }

    /// The item at a place among those that are arranged; `nil` for the overflow view.
    private func item(at place: Int) -> Int? {
        guard let limited else { return place }
        guard let overflow = limited.overflowIndex else { return limited.shown[place] }
        return place == overflow ? nil : limited.shown[place > overflow ? place - 1 : place]
    }

    /// The place of an item that is shown.
    private func place(of item: Int) -> Int? {
        guard limited != nil else { return (0..<flow.count).contains(item) ? item : nil }
        return (0..<flow.count).first { self.item(at: $0) == item }
    }

    /// How long each column is that shares the space; infinity where there are none.
    func columnLength(count: Int) -> Double {
        let flowOptions = FlowOptions(options)
        switch flowOptions.columns {
        case .natural, .uniform: return .infinity
        case .count, .adaptive:
            return FlowItems(items, order: order, count: count)
                .columnLength(in: options.limit(.available), options: flowOptions) ?? .infinity
        }
    }

    /// Writes the lines that meet a rectangle, with what is on them and between them, into ``part``.
    func writePart(meeting rect: FlowRect) {
        let lines = flow.lineRange(intersecting: rect)
        let first = lines.isEmpty ? 0 : flow.itemRange(ofLine: lines.lowerBound).lowerBound
        write(flow.arrangement(ofLines: lines), firstItem: first, firstLine: lines.lowerBound)
    }

    /// Writes the frame of an item into ``part``.
    ///
    /// - Returns: Whether there is such an item and no limit hides it.
    func writeFrame(at index: Int) -> Bool {
        guard let place = place(of: index) else { return false }
        part.reserve(4)
        part.append(flow.frame(at: place))
        return true
    }

    /// The item before which one goes that is dropped at a point. Before the overflow view, that is after an item.
    func insertionIndex(x: Double, y: Double) -> Int {
        let place = flow.insertionIndex(atX: x, y: y)
        if place < flow.count, let item = item(at: place) { return item }
        // At most one of the two before it is the overflow view.
        for place in stride(from: place - 1, through: max(place - 2, 0), by: -1) {
            if let item = item(at: place) { return item + 1 }
        }
        return 0
    }

    /// The item that a key leads to. Up and down keep the place at which they began.
    func destination(ofKey key: Int, from index: Int) -> Int? {
        let keys: [FlowMovement] = [.left, .right, .up, .down, .lineStart, .lineEnd]
        guard keys.indices.contains(key), let place = place(of: index) else { return nil }
        let start = cursor.item == place ? cursor : FlowCursor(item: place)
        guard let next = flow.destination(of: keys[key], from: start, where: { item(at: $0) != nil }) else {
            return nil
        }
        cursor = next
        return item(at: next.item)
    }

    private func write(_ arrangement: FlowArrangement, firstItem: Int, firstLine: Int) {
        let (lines, frames) = (arrangement.lines, arrangement.frames)
        let rectCount =
            frames.count + arrangement.itemSeparators.count + arrangement.lineSeparators.count
        part.reserve(PartField.allCases.count + 4 * rectCount + frames.count + 6 * lines.count)
        let size = flow.lineCount == 0 ? .zero : flow.size
        part.append(size.width)
        part.append(size.height)
        for count in [
            flow.lineCount, shownCount, firstItem, frames.count, firstLine, lines.count,
            arrangement.itemSeparators.count, arrangement.lineSeparators.count,
        ] {
            part.append(Double(count))
        }
        for frame in frames { part.append(frame) }
        for place in frames.indices { part.append(Double(item(at: firstItem + place) ?? -1)) }
        for line in lines {
            part.append(Double(line.range.lowerBound))
            part.append(Double(line.range.upperBound))
            part.append(line.frame)
        }
        for frame in arrangement.itemSeparators { part.append(frame) }
        for frame in arrangement.lineSeparators { part.append(frame) }
    }
}
