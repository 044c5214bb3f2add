import FlowEngine

/// A flow on the page's stage: its items and options as numbers that the page writes, and its frames as numbers
/// that the page reads.
final class Stage {
    /// The items that the page has written, and what they are like where they are offered a length.
    let content = PageContent()
    /// The numbers of `OptionField`.
    let options = Numbers()
    /// The numbers that the page reads: those of `ResultField`, and then rectangles.
    let result = Numbers()

    /// What is shown.
    private var elements: [FlowElement] = []
    private var arrangement = FlowArrangement()

    init() {
        options.reserve(OptionField.allCases.count)
    }

    /// Arranges the items, and writes what is shown, and where, into ``result``.
    func arrange(hasOverflow: Bool) {
        let flowOptions = FlowOptions(options)
        content.overflow = (hasOverflow, flowOptions.scaling != nil)
        let fitted = FittedFlow(
            of: content.items(), measuredBy: content, in: options.number(.available),
            across: options.number(.across), options: flowOptions, limit: FlowLimit(options))
        (elements, arrangement) = (fitted.elements, fitted.arrangement)
        write(arrangement, shownCount: elements.count - (fitted.overflowPosition == nil ? 0 : 1))
    }

    private func write(_ flow: FlowArrangement, shownCount: Int) {
        let (frames, itemSeparators, lineSeparators) = (flow.frames, flow.itemSeparators, flow.lineSeparators)
        let separatorCount = itemSeparators.count + lineSeparators.count
        result.reserve(ResultField.allCases.count + 6 * frames.count + 4 * separatorCount)
        let size = flow.lines.isEmpty ? .zero : flow.size
        result.append(size.width)
        result.append(size.height)
        for count in [
            flow.lines.count, shownCount, frames.count, itemSeparators.count, lineSeparators.count,
        ] {
            result.append(Double(count))
        }
        for frame in frames { result.append(frame) }
        for position in frames.indices { result.append(Double(item(at: position) ?? -1)) }
        for (number, line) in flow.lines.enumerated() {
            for _ in line.range { result.append(Double(number)) }
        }
        for frame in itemSeparators { result.append(frame) }
        for frame in lineSeparators { result.append(frame) }
    }

    /// The item at a position; `nil` for the overflow item.
    private func item(at position: Int) -> Int? {
        if case .item(let index) = elements[position] { index } else { nil }
    }

    /// The item before which one goes that is dropped at a point. Before the overflow item, that is after another one.
    func insertionIndex(x: Double, y: Double) -> Int {
        let position = arrangement.insertionIndex(atX: x, y: y)
        if position < elements.count, let item = item(at: position) { return item }
        // At most one of the two before it is the overflow item.
        for position in stride(from: position - 1, through: max(position - 2, 0), by: -1) {
            if let item = item(at: position) { return item + 1 }
        }
        return 0
    }
}
