import FlowEditing

/// The elements of a section, on lines of each length that was asked for lately: a flow by length.
///
/// Different elements or options make another object, so its answers depend only on what it is asked. It remembers a few
/// flows: parents ask for the least and the most that one takes, and then place it. SwiftUI may ask a layout on any thread.
final class FlowsByLength: @unchecked Sendable {
    /// The options, with separators of no size.
    let options: FlowOptions
    private let state: Locked<State>

    private struct State {
        /// The flows that were made last.
        var flows: [EditableFlow]
        /// The flow that was placed last.
        var placed: EditableFlow
        var moved: (move: FlowMove, flows: FlowsByLength)?
    }

    init(_ flow: EditableFlow) {
        options = flow.options.with(.zero)
        state = Locked(State(flows: [flow], placed: flow))
    }

    /// The flow that was placed last; at first, the one that this was made with.
    var lastPlaced: EditableFlow { state.withLock { $0.placed } }

    /// The flow in a length; `nil` for no limit. O(n) for one that was not asked for lately.
    func flow(in length: Double?, separators: SeparatorSize) -> EditableFlow {
        flow(in: length, options.with(separators))
    }

    private func flow(in length: Double?, _ options: FlowOptions) -> EditableFlow {
        let known = state.current.flows.last { $0.availableLength == length && $0.options == options }
        if let known { return known }
        // Lines are broken outside the lock, so that nobody waits.
        let new = EditableFlow(of: lastPlaced, in: length, options: options)
        state.withLock { $0.flows.append(new, limit: 4) }
        return new
    }

    /// The flow in a length, for who places it.
    func flowToPlace(in length: Double?, separators: SeparatorSize) -> EditableFlow {
        let flow = flow(in: length, separators: separators)
        state.withLock { $0.placed = flow }
        return flow
    }

    /// The length of the longest element. O(n).
    func longestElement(separators: SeparatorSize) -> CGFloat {
        var options = options.with(separators)
        options.sizing = .hug
        return flow(in: 0, options).length
    }

    /// The flows after a move: as it changes few lines, they are edited.
    func moving(_ move: FlowMove) -> FlowsByLength {
        state.withLock { state in
            if let moved = state.moved, moved.move == move { return moved.flows }
            var flow = state.placed
            flow.move(from: move.source, to: move.toOffset)
            let flows = FlowsByLength(flow)
            state.moved = (move, flows)
            return flows
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

    /// The same with 0 for NaN, which counts as that.
    var withoutNaN: FlowOptions {
        func number(_ length: Double) -> Double { length.isNaN ? 0 : length }
        var options = self
        (options.itemSpacing, options.lineSpacing) = (number(itemSpacing), number(lineSpacing))
        if case .adaptive(let minimum, let maximum) = columns {
            options.columns = .adaptive(minimum: number(minimum), maximum: number(maximum))
        }
        if let thickness = scaling?.thickness { options.scaling?.thickness = number(thickness) }
        return options
    }
}
