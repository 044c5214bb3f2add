import PortableUITesting
import TestSupport
import Testing

/// What comes to be in the window: what is scrolled to, and what stays when lines have another length.
extension LazyHistory {
    /// The lines of some items in the window, across from its start.
    private func inWindow(_ line: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
        guard let shift else { return nil }
        let start = (axis == .horizontal ? shift.height : shift.width) - seen.across(seen.window).lowerBound
        return line.lowerBound + start...line.upperBound + start
    }

    func scrollToItem() {
        guard let id = items.randomElement(using: &random)?.id else { return }
        let anchors: [UnitPoint?] = [nil, .topLeading, .center, .bottomTrailing]
        let anchor = anchors.randomElement(using: &random) ?? nil
        story.append("to item \(id) at \(anchor.map { "\($0.y)" } ?? "nil")")
        // What begins the window then may be below a bar, or further down where lines end.
        if let anchor, (axis == .horizontal ? anchor.y : anchor.x) == 0 { noteFirstItem(besides: id) }
        let before = offset
        let isThere = isThere(id)
        screen.log.proxy?.scrollTo(id, anchor: anchor)
        look()
        if !isGuessed || !host.graph.isPessimistic {
            expectLine(of: id, at: anchor, before: before)
        } else if isThere, !seen.window.isEmpty {
            // A lazy stack that guesses and tries once misses by what it has guessed. What it has not made, it may miss by
            // any length, and nothing tells that.
            let section = place(of: id)?.section ?? 0
            let header = seen.headers[screen.sections[section].id] ?? .null
            #expect(
                isInSight(section: section) || seen.isInSight(header),
                "\(name): nothing of its section is in sight")
        }
    }

    /// Whether the row of an item is in sight: its block, or its section.
    private func isThere(_ id: Int) -> Bool {
        if screen.sizes == .estimated { return seen.isInSight(id) }
        return place(of: id).map { isInSight(section: $0.section) } ?? false
    }

    /// Expects the line of an item where SwiftUI's rule says: the same part of it at the same part of the window, without an
    /// anchor as far as needed; below the header that stays in sight, and as far as there is something to show. Where sizes
    /// are estimated, that is so of the item itself.
    private func expectLine(of id: Int, at anchor: UnitPoint?, before: CGFloat) {
        let window = seen.windowLength
        guard !seen.window.isEmpty else { return }
        let isEstimated = screen.sizes == .estimated
        let extent = isEstimated ? picture.tiles[id].map(seen.across) : picture.lines[id]
        guard seen.tiles[id] != nil, let extent, let line = inWindow(extent) else {
            Issue.record("\(name): there is no item \(id)")
            return
        }
        let (start, end, now) = (line.lowerBound, line.upperBound, offset)
        let part = anchor.map { axis == .horizontal ? $0.y : $0.x }
        let least = now < before ? start : now > before ? min(start, end - window) : 0
        let rest = part.map { (end - start - window) * $0 + start } ?? least
        // It may lie in the window without an anchor.
        let fits = part == nil && start >= -0.001 && end <= window + 0.001
        #expect(
            abs(rest) < 0.001 || fits || seen.isHeldBack(by: rest),
            "\(name): \(start) to \(end) in \(window), before \(before), now \(now)")
    }

    /// Another length of lines, or another length of the window.
    func resize() {
        func length() -> CGFloat {
            random.chance(12) ? 0 : [35, 45, 60, 90].randomElement(using: &random) ?? 0
        }
        let (old, new) = (host.proposal, ProposedViewSize(width: length(), height: length()))
        story.append("\(new.width ?? 0) × \(new.height ?? 0)")
        let isLineLengthKept = axis == .horizontal ? old.width == new.width : old.height == new.height
        let start = offset
        if !isLineLengthKept { noteFirstItems() }
        host.proposal = new
        knownPicture = nil
        look()
        guard !isLineLengthKept, let kept else { return }
        guard !seen.window.isEmpty, start + seen.windowLength <= picture.length else {
            return self.kept = nil
        }
        let isRight = kept.contains { number in
            guard number < items.count, let line = picture.lines[items[number].id].flatMap(inWindow) else {
                return false
            }
            return abs(line.lowerBound) < 0.001 || seen.isHeldBack(by: line.lowerBound)
        }
        #expect(isRight, "\(name): none of \(kept) begins the window any more")
    }

    /// Notes the first item on the line that begins the window; or those on the lines from the start of what is seen below a
    /// bar.
    private func noteFirstItems() {
        guard kept != nil, !isGuessed, screen.hasReader, !screen.guessesWindow, drag == nil,
            !seen.window.isEmpty
        else { return kept = nil }
        var lines: [(number: Int, extent: ClosedRange<CGFloat>)] = picture.blocks.flatMap(\.flow.lines)
            .compactMap {
                let number = $0.range.lowerBound
                return picture.lines[items[number].id].flatMap(inWindow).map { (number, $0) }
            }
        lines.sort { $0.extent.lowerBound < $1.extent.lowerBound }
        guard lines.contains(where: { $0.extent.upperBound > 0 }),
            let first = lines.lastIndex(where: { $0.extent.lowerBound < 0.5 - seen.barBefore }),
            let last = lines.lastIndex(where: { $0.extent.lowerBound < 0.5 })
        else { return kept = nil }
        kept?.formUnion(lines[first...last].map(\.number))
    }

    /// Notes an item and the first one on its line, from which it may part when the data changes.
    private func noteFirstItem(besides id: Int) {
        guard !isGuessed, let number = items.firstIndex(where: { $0.id == id }) else { return }
        let line = picture.blocks.flatMap(\.flow.lines).first { $0.range.contains(number) }
        if let line { kept?.formUnion([number, line.range.lowerBound]) }
    }

    private var items: [Item] { screen.sections.flatMap(\.items) }
}
