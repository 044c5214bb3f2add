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
    private var shownCount = 0
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
    /// - Parameter overflow: The size of the view that says how many items are hidden.
    /// - Returns: How long the first hidden item may be to be shown beside that view, or 0 if no length helps.
    func arrange(count: Int, overflow: (_ hiddenCount: Int) -> FlowSize?) -> Double {
        var room = 0.0
        let flowOptions = FlowOptions(options)
        let available = options.limit(.available)
        if let maxLines = options.count(.maxLines) {
            let limited = FlowItems(items, order: order, count: count).limited(
                toLines: maxLines, in: available, options: flowOptions,
                overflowTraits: FlowItemTraits(keepsSize: flowOptions.scaling != nil), overflow: overflow)
            shownCount = limited.shown
            room = limited.room ?? 0
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
        if isComplete { shownCount = flow.count }
        flow.availableThickness = nil
        if let across = options.limit(.across), flowOptions.lineDistribution != .start {
            // As in SwiftUI, a flow whose lines need more than that is as thick as they are.
            let needed = flowOptions.axis == .horizontal ? flow.size.height : flow.size.width
            flow.availableThickness = max(across, needed)
        }
        return room
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
        guard (0..<shownCount).contains(index) else { return false }
        part.reserve(4)
        part.append(flow.frame(at: index))
        return true
    }

    func insertionIndex(x: Double, y: Double) -> Int { flow.insertionIndex(atX: x, y: y) }

    /// The item that a key leads to. Up and down keep the place at which they began.
    func destination(ofKey key: Int, from index: Int) -> Int? {
        let keys: [FlowMovement] = [.left, .right, .up, .down, .lineStart, .lineEnd]
        guard keys.indices.contains(key), (0..<shownCount).contains(index) else { return nil }
        let start = cursor.item == index ? cursor : FlowCursor(item: index)
        guard let next = flow.destination(of: keys[key], from: start) else { return nil }
        cursor = next
        return next.item
    }

    private func write(_ arrangement: FlowArrangement, firstItem: Int, firstLine: Int) {
        let (lines, frames) = (arrangement.lines, arrangement.frames)
        let rectCount =
            frames.count + arrangement.itemSeparators.count + arrangement.lineSeparators.count
        part.reserve(PartField.allCases.count + 4 * rectCount + 6 * lines.count)
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
        for line in lines {
            part.append(Double(line.range.lowerBound))
            part.append(Double(line.range.upperBound))
            part.append(line.frame)
        }
        for frame in arrangement.itemSeparators { part.append(frame) }
        for frame in arrangement.lineSeparators { part.append(frame) }
    }
}
