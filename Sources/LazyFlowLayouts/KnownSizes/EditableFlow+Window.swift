import FlowEditing

// Lengths along the lines, and positions across them from the edge at which the flow begins.
extension EditableFlow {
    var length: CGFloat { options.axis == .horizontal ? size.width : size.height }

    var thickness: CGFloat { options.axis == .horizontal ? size.height : size.width }

    func extent(ofLineWith itemIndex: Int) -> (start: Double, end: Double) {
        line(at: lineIndex(ofItem: itemIndex)).frame.extent(along: options.axis.other)
    }

    /// The lines that intersect an interval across them.
    func lineRange(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        // Where the rectangle is along them does not count.
        lineRange(intersecting: FlowRect(x: start, y: start, width: end - start, height: end - start))
    }

    // MARK: What should exist for a window

    /// The lines in an interval across them, and in half of its length before and after it: at least 100 points, where
    /// bars may be. No more than one for each point, as more cannot be told apart.
    func lineRange(near seen: ClosedRange<CGFloat>) -> Range<Int> {
        let margin = max(seen.length / 2, 100)
        let (start, end) = (seen.lowerBound - margin, seen.upperBound + margin)
        return lineRange(from: start, to: end).atMost(end - start)
    }

    /// The span of lines in an interval along them, and in half of its length before and after it; `nil` for all of it.
    func span(near seen: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
        let span = seen.widened(by: 0.5)
        return length > span.length ? span : nil
    }

    /// The items of some lines.
    func itemRange(ofLines lines: Range<Int>) -> Range<Int> {
        guard let first = lines.first, let last = lines.last else { return 0..<0 }
        return itemRange(ofLine: first).lowerBound..<itemRange(ofLine: last).upperBound
    }

    /// The items on a span of some lines, and no more than one for each point of that.
    func itemRanges(ofLines lines: Range<Int>, on span: ClosedRange<CGFloat>?) -> [Range<Int>] {
        guard let span else {
            let all = itemRange(ofLines: lines)
            let areFew = all == all.atMost(CGFloat(lines.count) * length)
            return areFew ? [all] : lines.map { itemRange(ofLine: $0).atMost(length) }
        }
        return lines.map { items(ofLine: $0, around: span).atMost(span.length) }
    }

    /// The items of a line that are on a span, the one before them and the one after them: a separator may be seen
    /// where neither of its items is.
    private func items(ofLine line: Int, around span: ClosedRange<CGFloat>) -> Range<Int> {
        let items = itemRange(ofLine: line)
        let extents = zip(items, frames(of: items).map { $0.extent(along: options.axis) })
        let seen = extents.filter { $1.start <= span.upperBound && $1.end >= span.lowerBound }.map(\.0)
        if let first = seen.first, let last = seen.last {
            return (first - 1..<last + 2).clamped(to: items)
        }
        // The span is between two items: `next` is the first one on its other side. With all on one side, any two will do.
        let isPast = extents.map { $1.start > span.upperBound }
        let next = items.lowerBound + (isPast.firstIndex { $0 != isPast.first } ?? 1)
        return (next - 1..<next + 1).clamped(to: items)
    }
}

extension Range<Int> {
    /// Its beginning: at most one element for each point of a length, but 100 for a short one, as even views without a
    /// size may be drawn.
    fileprivate func atMost(_ length: CGFloat) -> Range<Int> {
        let most = Swift.max(length, 100)
        return CGFloat(count) > most ? prefix(Int(most)) : self
    }
}

extension ClosedRange<CGFloat> {
    var length: CGFloat { upperBound - lowerBound }

    /// Longer by a part of its length on both sides.
    func widened(by part: CGFloat) -> ClosedRange {
        lowerBound - part * length...upperBound + part * length
    }
}
