import FlowEngine

/// Content that has the size which a function of its length says, and whose lines are apart as another one says.
final class MeasuredContent: FlowContent {
    private let size: ((_ index: Int, _ length: Double) -> FlowItem)?
    private let lineSpacing: ((_ upper: Range<Int>, _ lower: Range<Int>) -> Double)?

    init(
        size: ((_ index: Int, _ length: Double) -> FlowItem)? = nil,
        lineSpacing: ((_ upper: Range<Int>, _ lower: Range<Int>) -> Double)? = nil
    ) {
        (self.size, self.lineSpacing) = (size, lineSpacing)
    }

    func measure(_ element: FlowElement, offered length: Double, as item: inout FlowItem) {
        guard case .item(let index) = element, let new = size?(index, length) else { return }
        (item.size, item.firstBaseline, item.lastBaseline) = (new.size, new.firstBaseline, new.lastBaseline)
    }

    var spacesLines: Bool { lineSpacing != nil }

    func distance(fromLine line: ArraySlice<FlowElement>, to next: ArraySlice<FlowElement>) -> Double {
        lineSpacing?(line.indices, next.indices) ?? 0
    }
}

extension FlowArrangement {
    /// An arrangement of items that are measured again.
    init(
        of items: FlowItems, in available: Double?, options: FlowOptions,
        measuring size: @escaping (_ index: Int, _ length: Double) -> FlowItem
    ) {
        let content = MeasuredContent(size: size)
        self = FittedFlow(of: items, measuredBy: content, in: available, options: options).arrangement
    }

    /// An arrangement of lines whose distances are not those of the options.
    init(
        of items: FlowItems, in available: Double?, across: Double? = nil, options: FlowOptions,
        lineSpacing: @escaping (_ upper: Range<Int>, _ lower: Range<Int>) -> Double
    ) {
        let content = MeasuredContent(lineSpacing: lineSpacing)
        self =
            FittedFlow(of: items, measuredBy: content, in: available, across: across, options: options)
            .arrangement
    }
}
