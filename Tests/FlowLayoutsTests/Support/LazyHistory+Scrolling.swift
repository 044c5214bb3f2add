import Expectations
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

    /// - Parameter isWaiting: Whether there is no flow when the reader is asked.
    func scrollToItem(waiting isWaiting: Bool = false) {
        guard let id = items.randomElement(using: &random).flatMap({ first(withID: $0.id)?.key }) else {
            return
        }
        let anchors: [UnitPoint?] = [nil, .topLeading, .center, .bottomTrailing]
        let anchor = anchors.randomElement(using: &random) ?? nil
        // Of views with equal ids, a scroll view finds the first that is shown, which reversed blocks show last.
        let isFirst = screen.sizes != .estimated || !screen.options.reversesLines
        guard isFirst || items.count(where: { $0.id == item(id)?.id }) == 1 else { return }
        story.append("\(isWaiting ? "wait, " : "")to item \(id) at \(anchor.map { "\($0.y)" } ?? "nil")")
        let isToStart = anchor.map { (axis == .horizontal ? $0.y : $0.x) == 0 } ?? false
        startID = isToStart ? id : nil
        let (old, wasThere) = (seen, isThere(id))
        var fault = scroll(to: id, at: anchor, waiting: isWaiting)
        // A scroll view looks for a line as long as that exists. What comes before it on the way, and is longer than a lazy stack
        // guessed, may push it out of what exists. Each time that the stack is asked again, it has less to guess.
        let hasMore = seen.tiles.keys.contains { old.tiles[$0] == nil }
        let isLost = isGuessed && seen.tiles[id] == nil && hasMore
        if isGuessed, host.graph.isPessimistic {
            // It tries once: it misses by what it has guessed, and what it has not made by any length.
            #expect(isLost || !wasThere || isSectionInSight(of: id), "\(name): its section is not in sight")
            for _ in 0..<8 where fault != nil { fault = scroll(to: id, at: anchor) }
        } else if isLost {
            fault = scroll(to: id, at: anchor)
        }
        if let fault { Issue.record("\(name): \(fault)") }
    }

    /// Whether the row of an item is in sight: its block, or its section.
    private func isThere(_ id: Int) -> Bool {
        if screen.sizes == .estimated { return seen.isInSight(id) }
        return place(of: id).map { isInSight(section: $0.section) } ?? false
    }

    /// Whether anything of the section of an item is in sight.
    private func isSectionInSight(of id: Int) -> Bool {
        guard !seen.window.isEmpty, let section = place(of: id)?.section else { return true }
        let header = seen.headers[screen.sections[section].key] ?? .null
        return isInSight(section: section) || seen.isInSight(header)
    }

    /// Scrolls to an item, and looks whether its line is where SwiftUI's rule says: the same part of it at the same part of the
    /// window, without an anchor as far as needed; below the header that stays in sight, and as far as there is something to
    /// show. Where sizes are estimated, that is so of the item itself.
    ///
    /// - Returns: What is wrong.
    private func scroll(to id: Int, at anchor: UnitPoint?, waiting isWaiting: Bool = false) -> String? {
        if isWaiting {
            host.rootView.hasFlow = false
            look()
        }
        let before = offset
        ask(for: id, at: anchor)
        if isWaiting { host.rootView.hasFlow = true }
        look()
        let window = seen.windowLength
        guard !seen.window.isEmpty else { return nil }
        let isEstimated = screen.sizes == .estimated
        let extent = isEstimated ? picture.tiles[id].map(seen.across) : picture.lines[id]
        guard seen.tiles[id] != nil, let extent, let line = inWindow(extent) else {
            return "there is no item \(id)"
        }
        let (start, end, now) = (line.lowerBound, line.upperBound, offset)
        let part = anchor.map { axis == .horizontal ? $0.y : $0.x }
        let least = now < before ? start : now > before ? min(start, end - window) : 0
        let rest = part.map { (end - start - window) * $0 + start } ?? least
        // It may lie in the window without an anchor.
        let fits = part == nil && start >= -0.001 && end <= window + 0.001
        let isRight = abs(rest) < 0.001 || fits || seen.isHeldBack(by: rest)
        return isRight ? nil : "\(start) to \(end) in \(window), before \(before), now \(now)"
    }

    /// Asks the reader. It may have to wait until there is a flow.
    private func ask(for id: Int, at anchor: UnitPoint?) {
        guard let item = item(id) else { return }
        screen.log.proxy?.scrollTo(item.id, anchor: anchor)
    }

    private func item(_ key: Int) -> Item? { items.first { $0.key == key } }

    /// The item that a reader finds.
    private func first(withID id: Int) -> Item? { items.first { $0.id == id } }

    /// Another length of lines, or another length of the window.
    func resize() {
        func length() -> CGFloat {
            random.chance(12) ? 0 : [35, 45, 60, 90].randomElement(using: &random) ?? 0
        }
        let (old, new) = (host.proposal, ProposedViewSize(width: length(), height: length()))
        story.append("\(new.width ?? 0) × \(new.height ?? 0)")
        let isLineLengthKept = axis == .horizontal ? old.width == new.width : old.height == new.height
        let (start, lines) = (offset, picture.lines)
        if !isLineLengthKept { noteFirstItems() }
        host.proposal = new
        knownPicture = nil
        look()
        guard !isLineLengthKept, let kept else { return }
        guard !seen.window.isEmpty, start + seen.windowLength <= picture.length else {
            return self.kept = nil
        }
        if lines == picture.lines { expectEqual(offset, start, "\(name): it scrolls to a line that stays") }
        let isRight = kept.contains { number in
            guard number < items.count, let line = picture.lines[items[number].key].flatMap(inWindow) else {
                return false
            }
            // A line that stays where it is need not begin the window.
            let id = items[number].key
            let isStill = offset == start && lines[id]?.lowerBound == picture.lines[id]?.lowerBound
            return isStill || abs(line.lowerBound) < 0.001 || seen.isHeldBack(by: line.lowerBound)
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
                return picture.lines[items[number].key].flatMap(inWindow).map { (number, $0) }
            }
        lines.sort { $0.extent.lowerBound < $1.extent.lowerBound }
        guard lines.contains(where: { $0.extent.upperBound > 0 }),
            let first = lines.lastIndex(where: { $0.extent.lowerBound < 0.5 - seen.barBefore }),
            let last = lines.lastIndex(where: { $0.extent.lowerBound < 0.5 })
        else { return kept = nil }
        kept?.formUnion(lines[first...last].map(\.number))
        // What was scrolled to the start may be below a bar, or further down where lines end.
        guard let number = items.firstIndex(where: { $0.key == startID }) else { return }
        let line = picture.blocks.flatMap(\.flow.lines).first { $0.range.contains(number) }
        if let line { kept?.formUnion([number, line.range.lowerBound]) }
    }

    private var items: [Item] { screen.sections.flatMap(\.items) }
}
