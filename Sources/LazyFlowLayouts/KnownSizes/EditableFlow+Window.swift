import FlowEditing

// Along the lines, and across them from the edge at which the flow begins.
extension EditableFlow {
    var length: CGFloat { options.axis == .horizontal ? size.width : size.height }

    var thickness: CGFloat { options.axis == .horizontal ? size.height : size.width }

    func extent(ofLineWith itemIndex: Int) -> (start: Double, end: Double) {
        line(at: lineIndex(ofItem: itemIndex)).frame.extent(along: options.axis.other)
    }

    /// The lines that intersect an interval across them.
    func lineRange(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        lineRange(
            intersecting: options.axis == .horizontal
                ? FlowRect(x: 0, y: start, width: 0, height: end - start)
                : FlowRect(x: start, y: 0, width: end - start, height: 0))
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

    /// The items of some lines, as far as there are any.
    func itemRange(ofLines lineRange: Range<Int>) -> Range<Int> {
        let lines = lineRange.clamped(to: 0..<lineCount)
        guard let first = lines.first, let last = lines.last else { return 0..<0 }
        return itemRange(ofLine: first).lowerBound..<itemRange(ofLine: last).upperBound
    }

    /// The items on a span of some lines, and no more than one for each point of that. Of each line, they include the item
    /// before the span and the one after it: a separator may be seen where neither of its items is.
    func itemRanges(ofLines lineRange: Range<Int>, on span: ClosedRange<CGFloat>?) -> [Range<Int>] {
        let lines = lineRange.clamped(to: 0..<lineCount)
        let all = itemRange(ofLines: lines)
        if span == nil, all == all.atMost(CGFloat(lines.count) * length) { return [all] }
        return lines.map { line in
            let items = itemRange(ofLine: line)
            guard let span else { return items.atMost(length) }
            let extents = frames(of: items).map { $0.extent(along: options.axis) }
            let seen = extents.indices.filter {
                extents[$0].start <= span.upperBound && extents[$0].end >= span.lowerBound
            }
            // If none is seen, the span is between two items, or before or after the line: then any two will do.
            let isPast = extents.map { $0.start > span.upperBound }
            let next = isPast.firstIndex { $0 != isPast.first } ?? 1
            let (first, last) = (seen.first ?? next, seen.last ?? next - 1)
            return (items.lowerBound + first - 1..<items.lowerBound + last + 2).clamped(to: items)
                .atMost(span.length)
        }
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
