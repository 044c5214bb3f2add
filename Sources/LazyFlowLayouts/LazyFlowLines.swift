import FlowEditing

/// The elements of a lazy flow, or of a section of one, on lines of any length.
///
/// Different elements or options make another object, so its answers depend only on what it is asked. It remembers the last
/// few: parents ask for the least and the most that a flow takes, and then place it. SwiftUI may ask a layout on any thread.
final class LazyFlowLines: @unchecked Sendable {
    /// With separators of no size.
    let options: FlowOptions
    private let state: Locked<State>

    private struct State {
        /// The flow in each of the last few lengths that were asked for.
        var flows: [EditableFlow]
        /// The one that was placed last.
        var placed: EditableFlow
        var moved: (move: FlowMove, lines: LazyFlowLines)?
    }

    init(_ flow: EditableFlow) {
        options = flow.options.with(.zero)
        state = Locked(State(flows: [flow], placed: flow))
    }

    var placed: EditableFlow { state.withLock { $0.placed } }

    /// The lines in a length; `nil` for no limit. O(n) for one that was not asked for lately.
    func flow(in length: Double?, separators: SeparatorSize) -> EditableFlow {
        let options = options.with(separators)
        func isRight(_ flow: EditableFlow) -> Bool {
            flow.availableLength == length && flow.options == options
        }
        if let found = state.withLock({ $0.flows.last(where: isRight) }) { return found }
        var new = placed
        new.options = options
        new.availableLength = length
        // Lines are broken outside the lock, so that nobody waits.
        state.withLock { $0.flows.append(new, limit: 4) }
        return new
    }

    /// The same, to be placed.
    func placed(in length: Double?, separators: SeparatorSize) -> EditableFlow {
        let flow = flow(in: length, separators: separators)
        state.withLock { $0.placed = flow }
        return flow
    }

    /// The length of the longest element. O(n).
    func longestElement(separators: SeparatorSize) -> CGFloat {
        var column = flow(in: 0, separators: separators)
        column.options.sizing = .hug
        return column.length
    }

    /// The lines after a move: as it changes few of them, they are edited.
    func moving(_ move: FlowMove) -> LazyFlowLines {
        state.withLock { state in
            if let moved = state.moved, moved.move == move { return moved.lines }
            var flow = state.placed
            flow.move(from: move.source, to: move.toOffset)
            let lines = LazyFlowLines(flow)
            state.moved = (move, lines)
            return lines
        }
    }
}

/// The length of item separators as the width, and the thickness of line separators as the height.
typealias SeparatorSize = CGSize

extension FlowOptions {
    var hasSeparators: Bool { itemSeparator != nil || lineSeparator != nil }

    var separators: SeparatorSize { CGSize(width: itemSeparator ?? 0, height: lineSeparator ?? 0) }

    /// The same with separators of a size, if there are any.
    func with(_ separators: SeparatorSize) -> FlowOptions {
        var options = self
        options.itemSeparator = itemSeparator.map { _ in separators.width }
        options.lineSeparator = lineSeparator.map { _ in separators.height }
        return options
    }
}

// Along the lines, and across them from the edge at which the flow begins.
extension EditableFlow {
    var length: CGFloat { options.axis == .horizontal ? size.width : size.height }

    var thickness: CGFloat { options.axis == .horizontal ? size.height : size.width }

    /// The lines that intersect an interval across them.
    func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        lineRange(
            intersecting: options.axis == .horizontal
                ? FlowRect(x: 0, y: start, width: 0, height: end - start)
                : FlowRect(x: start, y: 0, width: end - start, height: 0))
    }

    func extent(ofLineWith item: Int) -> (start: Double, end: Double) {
        line(at: lineIndex(ofItem: item)).frame.extent(along: options.axis.other)
    }

    /// The items of some lines, as far as there are any.
    func items(ofLines lines: Range<Int>) -> Range<Int> {
        let lines = lines.clamped(to: 0..<lineCount)
        guard let first = lines.first, let last = lines.last else { return 0..<0 }
        return itemRange(ofLine: first).lowerBound..<itemRange(ofLine: last).upperBound
    }
}
