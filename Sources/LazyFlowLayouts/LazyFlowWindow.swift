import FlowEditing

/// What is seen of a lazy flow, as its geometry tells, and what should exist for that: a span of some lines.
struct LazyFlowWindow: Equatable, Sendable {
    /// Where it begins across the lines, from the edge of the flow at which lines begin.
    let start: CGFloat
    /// How long it is; `nil` where there is no scroll view.
    let length: CGFloat?
    /// Whether the system tells where the window is. If that is guessed, no line keeps its place when lines get another
    /// length.
    let isKnown: Bool
    let availableLength: Double
    /// The lines that should exist, and which span of each; `nil` for all of it.
    private(set) var lines: Range<Int>
    private(set) var span: ClosedRange<CGFloat>?
    /// The turn of the ``LazyFlowVisibleState`` before. What is seen in another turn is different, even if all else is
    /// equal.
    let turn: Int

    /// The window with what should exist, given the last one with what does: the last one itself, as long as that is enough and
    /// not too much, and the window begins where it came to rest. So lines appear one by one, and disappear together.
    ///
    /// - Parameter along: The window along the lines.
    func keeping(_ old: LazyFlowWindow, _ rest: LazyFlowRest?, along: ClosedRange<CGFloat>?)
        -> LazyFlowWindow
    {
        guard turn == old.turn, availableLength == old.availableLength,
            (length == nil) == (old.length == nil)
        else { return self }
        var new = self
        if let along, let oldSpan = old.span, span != nil, oldSpan.contains(along.widened(by: 0.25)) {
            new.span = oldSpan
        }
        new.lines = lines.keeping(old.lines)
        let isSame = new.lines == old.lines && new.span == old.span && rest?.isSame(start) != false
        return isSame ? old : new
    }
}

extension ClosedRange<CGFloat> {
    var length: CGFloat { upperBound - lowerBound }

    /// Longer by a part of its length on both sides.
    func widened(by part: CGFloat) -> ClosedRange {
        lowerBound - part * length...upperBound + part * length
    }

    func contains(_ other: ClosedRange) -> Bool {
        lowerBound <= other.lowerBound && upperBound >= other.upperBound
    }
}

// MARK: - What the system tells

extension GeometryProxy {
    /// What is seen of the flow that the view is in, and what should exist for that. Notes where the window begins, too.
    func window(
        of lines: LazyFlowLines, _ visible: LazyFlowVisibleState, _ seenStart: Locked<CGFloat>,
        _ direction: LayoutDirection, isGuessed: Bool
    ) -> LazyFlowWindow {
        let axis: Axis = lines.options.axis == .horizontal ? .horizontal : .vertical
        let flow = lines.flow(in: size.length(along: axis), separators: visible.separators)
        let (across, isKnown) = window(along: axis.across, direction, isGuessed: isGuessed)
        let (along, _) = window(along: axis, direction, isGuessed: isGuessed)
        let new = LazyFlowWindow(
            start: across?.lowerBound ?? 0, length: across.map { $0.upperBound - $0.lowerBound },
            isKnown: isKnown, availableLength: flow.availableLength ?? 0,
            lines: across.map(flow.lines(near:)) ?? 0..<Int.max, span: along.flatMap(flow.span(near:)),
            turn: visible.turn)
        guard let old = visible.window else { return new }
        if old.availableLength == new.availableLength { seenStart.current = new.start }
        return new.keeping(old, visible.rest, along: along)
    }

    /// The window, from the edge where the flow begins. If the system does not tell, it is somewhere on a screen.
    private func window(
        along axis: Axis, _ direction: LayoutDirection, isGuessed: Bool
    ) -> (ClosedRange<CGFloat>?, isKnown: Bool) {
        let (frame, isKnown): (CGRect?, Bool)
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *), !isGuessed {
            (frame, isKnown) = (bounds(of: .scrollView(axis: axis)) ?? bounds(of: .scrollView), true)
        } else {
            let origin = self.frame(in: .global).origin
            (frame, isKnown) = (CGRect(x: -origin.x, y: -origin.y, width: 3000, height: 3000), false)
        }
        guard let frame else { return (nil, isKnown) }
        let start =
            axis == .vertical ? frame.minY : direction == .leftToRight ? frame.minX : size.width - frame.maxX
        let length = frame.size.length(along: axis)
        guard start.isFinite, length.isFinite, length >= 0 else { return (nil, isKnown) }
        return (start...start + length, isKnown)
    }
}

extension EnvironmentValues {
    /// Whether to guess which part of a scroll view is seen, as before iOS 17: for tests, as none runs on such a
    /// system.
    package var guessesWindow: Bool {
        get { self[GuessesWindowKey.self] }
        set { self[GuessesWindowKey.self] = newValue }
    }
}

private struct GuessesWindowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

// MARK: - What is near a window

extension EditableFlow {
    /// The lines in a window across them, and in half of its length before and after it: at least 100 points, where bars may
    /// be. No more than one for each point, as more cannot be told apart.
    func lines(near window: ClosedRange<CGFloat>) -> Range<Int> {
        let margin = max(window.length / 2, 100)
        let (start, end) = (window.lowerBound - margin, window.upperBound + margin)
        return lines(from: start, to: end).atMost(end - start)
    }

    /// The span of lines in a window along them, and in half of its length before and after it; `nil` for all of it.
    func span(near window: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
        let span = window.widened(by: 0.5)
        return length > span.length ? span : nil
    }

    /// The items on a span of some lines, and no more than one for each point of that. Of each line, they include the item
    /// before the span and the one after it: a separator may be seen where neither of its items is.
    func items(ofLines lines: Range<Int>, on span: ClosedRange<CGFloat>?) -> [Range<Int>] {
        let lines = lines.clamped(to: 0..<lineCount)
        let all = items(ofLines: lines)
        if span == nil, all == all.atMost(CGFloat(lines.count) * length) { return [all] }
        return lines.map { line in
            let items = itemRange(ofLine: line)
            guard let span else { return items.atMost(length) }
            let extents = frames(of: items).map { $0.extent(along: options.axis) }
            let seen = extents.indices.filter {
                extents[$0].start <= span.upperBound && extents[$0].end >= span.lowerBound
            }
            // If none is seen, the span may be between two.
            let next = extents.firstIndex {
                ($0.start > span.upperBound) != (extents[0].start > span.upperBound)
            }
            let (first, last) = (seen.first ?? next ?? 1, seen.last ?? (next ?? 1) - 1)
            return (items.lowerBound + first - 1..<items.lowerBound + last + 2).clamped(to: items)
                .atMost(span.length)
        }
    }
}

extension Range<Int> {
    /// The lines that are needed, and those that exist: only the nearest of these, if all would add more than half as many.
    fileprivate func keeping(_ old: Range<Int>) -> Range<Int> {
        guard !isEmpty else { return old.isEmpty ? old : self }
        let slack = count / 8
        let isMuch = self.and(old).count - count > count / 2
        return self.and(isMuch ? old.clamped(to: lowerBound - slack..<upperBound + slack) : old)
    }

    /// From the first to the last of both.
    private func and(_ other: Range<Int>) -> Range<Int> {
        other.isEmpty
            ? self : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }

    /// Its beginning: at most one element for each point of a length, but 100 for a short one, as even views without a
    /// size may be drawn.
    fileprivate func atMost(_ length: CGFloat) -> Range<Int> {
        let most = Swift.max(length, 100)
        return CGFloat(count) > most ? lowerBound..<lowerBound + Int(most) : self
    }
}
