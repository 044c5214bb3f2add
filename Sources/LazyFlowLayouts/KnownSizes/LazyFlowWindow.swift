import FlowEditing

/// What a scroll view shows of a lazy flow, as its geometry tells, and what should exist for that: a span of some lines,
/// which is more, so that people can scroll a little before the state changes.
struct LazyFlowWindow: Equatable, Sendable {
    /// Where the window begins across the lines, from the edge of the flow at which lines begin.
    let start: CGFloat
    /// How long it is across the lines; `nil` where there is no scroll view.
    let length: CGFloat?
    /// Whether the window is guessed, as the system does not tell. Then no line keeps its place when lines get another length.
    let isGuessed: Bool
    /// How long lines may be.
    let availableLength: Double
    /// The turn in which it was seen. What is seen in another turn is different, even if all else is equal.
    let turn: Int

    /// The lines that should exist, and which span of each; `nil` for all of it.
    private(set) var existingLines: Range<Int>
    private(set) var existingSpan: ClosedRange<CGFloat>?

    /// The old window, so that no action runs, if what exists for it is enough, and if this one begins where an
    /// approach, if there is one, has come to. Otherwise this window, with what exists for the old one, too, unless that
    /// is too much: so lines appear one by one, and disappear together.
    ///
    /// - Parameter along: What is seen along the lines.
    func keeping(_ old: LazyFlowWindow, _ approach: LazyFlowApproach?, along: ClosedRange<CGFloat>?)
        -> LazyFlowWindow
    {
        guard turn == old.turn, availableLength == old.availableLength,
            (length == nil) == (old.length == nil)
        else { return self }
        var new = self
        // The old span is enough as long as it reaches a quarter of what is seen farther on both sides.
        if let needed = along?.widened(by: 0.25), let oldSpan = old.existingSpan, existingSpan != nil,
            needed == needed.clamped(to: oldSpan)
        {
            new.existingSpan = oldSpan
        }
        new.existingLines = existingLines.keeping(old.existingLines)
        let isEnough = new.existingLines == old.existingLines && new.existingSpan == old.existingSpan
        let hasLeft = approach.map { !$0.isAt(start) } ?? false
        return isEnough && !hasLeft ? old : new
    }
}

extension Range<Int> {
    /// These lines, which are needed, and the old ones, which exist. If both together are more than one and a half times what
    /// is needed, only those old ones stay that are before or after it by at most an eighth of what is needed.
    fileprivate func keeping(_ old: Range<Int>) -> Range<Int> {
        guard !isEmpty else { return old.isEmpty ? old : self }
        let margin = count / 8
        let isMuch = self.and(old).count - count > count / 2
        return self.and(isMuch ? old.clamped(to: lowerBound - margin..<upperBound + margin) : old)
    }

    /// From the first to the last of both.
    private func and(_ other: Range<Int>) -> Range<Int> {
        other.isEmpty
            ? self : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
}

// MARK: - What the system tells

extension GeometryProxy {
    /// Returns the window onto the flow that the view is in. As long as lines have the length of the last one that was seen,
    /// notes where it begins: `keptTarget` asks for that once they have another.
    func findWindow(
        onto flows: FlowsByLength, after visible: LazyFlowVisibleState, noting seenStart: Locked<CGFloat>,
        _ direction: LayoutDirection, isGuessed: Bool
    ) -> LazyFlowWindow {
        let axis: Axis = flows.options.axis == .horizontal ? .horizontal : .vertical
        let flow = flows.flow(in: size.length(along: axis), separators: visible.separators)
        let across = seen(along: axis.across, direction, isGuessed: isGuessed)
        let along = seen(along: axis, direction, isGuessed: isGuessed)
        let new = LazyFlowWindow(
            start: across?.lowerBound ?? 0, length: across?.length, isGuessed: isGuessed,
            availableLength: flow.availableLength ?? 0, turn: visible.turn,
            // Without a scroll view, all lines exist.
            existingLines: across.map(flow.lineRange(near:)) ?? 0..<Int.max,
            existingSpan: along.flatMap(flow.span(near:)))
        guard let old = visible.window else { return new }
        if old.availableLength == new.availableLength { seenStart.current = new.start }
        return new.keeping(old, visible.approach, along: along)
    }

    /// What is seen along an axis, from the edge where the flow begins; `nil` without a scroll view. If the system does not
    /// tell, it is somewhere on a screen.
    private func seen(along axis: Axis, _ direction: LayoutDirection, isGuessed: Bool)
        -> ClosedRange<CGFloat>?
    {
        let frame: CGRect?
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *), !isGuessed {
            frame = bounds(of: .scrollView(axis: axis)) ?? bounds(of: .scrollView)
        } else {
            let origin = self.frame(in: .global).origin
            frame = CGRect(x: -origin.x, y: -origin.y, width: 3000, height: 3000)
        }
        guard let frame else { return nil }
        let start =
            axis == .vertical ? frame.minY : direction == .leftToRight ? frame.minX : size.width - frame.maxX
        let length = frame.size.length(along: axis)
        guard start.isFinite, length.isFinite, length >= 0 else { return nil }
        return start...start + length
    }
}

extension EnvironmentValues {
    /// Whether to guess which part of a scroll view is seen, as before iOS 17. Tests set it, as none runs on such a system.
    package var guessesWindow: Bool {
        get { self[GuessesWindowKey.self] }
        set { self[GuessesWindowKey.self] = newValue }
    }
}

private struct GuessesWindowKey: EnvironmentKey {
    static var defaultValue: Bool {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) { false } else { true }
    }
}
