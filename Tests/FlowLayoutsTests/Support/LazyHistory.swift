import PortableUITesting
import TestSupport
import Testing

/// A random history of a lazy flow, and of a flow that is not lazy and is told the same.
@MainActor final class LazyHistory {
    private typealias Item = LazyScreen.Item

    private var random: SeededGenerator
    private let seed: UInt64
    private let lazy: ViewHost<LazyScreen>
    private let eager: ViewHost<LazyScreen>
    private var nextID = 1000
    /// What people drag in the lazy flow.
    private var lifted: (view: LiftedView, id: Int)?
    private var story: [String] = []
    /// Whether what is seen may be elsewhere in the eager flow: a lazy stack guesses how long what it has not shown is.
    private var isEstimated: Bool { lazy.rootView.hasHeaders }
    private var axis: Axis { lazy.rootView.axis }

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func size() -> CGSize {
            CGSize(width: random.length(in: 4...60), height: random.length(in: 4...40))
        }
        var id = 0
        let groups = (0..<Int.random(in: 1...4, using: &random)).map { number in
            let items = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                id += 1
                return Item(id: id, size: size())
            }
            return LazyScreen.Group(id: "\(number)", thickness: random.length(in: 0...30), items: items)
        }
        let screen = {
            [
                axis = random.element(of: Axis.self), sizes = random.element(of: LazyScreen.Sizes.self),
                separator = random.chance(2) ? 3 : nil as CGFloat?, optionSeed = random.next(),
                hasHeaders = random.chance(2), hasReader = random.chance(2), isReorderable = random.chance(2)
            ] isLazy in
            LazyScreen(
                groups: groups, sizes: sizes, separator: separator, optionSeed: optionSeed, axis: axis,
                hasHeaders: hasHeaders, hasReader: hasReader, isReorderable: isReorderable, isLazy: isLazy)
        }
        let direction = random.element(of: LayoutDirection.self)
        lazy = FlowLayoutsTests.host(screen(true), width: 120, height: 100, direction: direction)
        eager = FlowLayoutsTests.host(screen(false), width: 120, height: 100, direction: direction)
        (self.random, self.seed) = (random, seed)
    }

    /// Tells both flows so many things. Stops at the first difference.
    ///
    /// - Returns: Whether what was seen was always the same.
    func run(steps: Int) throws -> Bool {
        for _ in 0..<steps {
            try step()
            guard try isSame() else { return false }
        }
        return true
    }
}

// MARK: - Steps

extension LazyHistory {
    private func step() throws {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: change("items") { editItems(&$0.groups) }
        case 1: change("groups") { editGroups(&$0.groups) }
        case 2: resize()
        case 3:
            let space = ([0, 20, 60, 300] as [CGFloat]).randomElement(using: &random) ?? 0
            change("space \(space)") { $0.space = space }
        case 4:
            let separator = lazy.rootView.separator.map { _ in CGFloat(random.length(in: 0...12)) }
            change("separators \(separator ?? 0)") { $0.separator = separator }
        case 5:
            let (sizes, seed) = (random.element(of: LazyScreen.Sizes.self), random.next())
            let isOther = random.chance(2)
            change("\(sizes), other options: \(isOther)") {
                $0.sizes = sizes
                if isOther { $0.optionSeed = seed }
            }
        case 6 where lazy.rootView.hasReader && lifted == nil: try scrollToItem()
        case 7, 8: try drag()
        default:
            // By a part of the window, or anywhere.
            let distance: Double = random.length(in: -60...60)
            let place: Double = random.length(in: 0...1500)
            let from = axis == .horizontal ? lazy.scrollOffset.y : lazy.scrollOffset.x
            let offset = random.chance(2) ? max(from + distance, 0) : place
            story.append("to \(offset)")
            try lazy.scroll(to: axis == .horizontal ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0))
        }
    }

    private func change(_ what: String, _ edit: (inout LazyScreen) -> Void) {
        var screen = lazy.rootView
        edit(&screen)
        story.append(what)
        show(screen, in: lazy)
        show(screen, in: eager)
    }

    private func show(_ screen: LazyScreen, in host: ViewHost<LazyScreen>) {
        var new = host.rootView
        (new.groups, new.sizes, new.space) = (screen.groups, screen.sizes, screen.space)
        (new.separator, new.optionSeed) = (screen.separator, screen.optionSeed)
        host.rootView = new
    }
}

extension LazyHistory {
    private func newIDs(_ count: Int) -> Range<Int> {
        defer { nextID += count }
        return nextID..<nextID + count
    }

    private func editItems(_ groups: inout [LazyScreen.Group]) {
        guard let group = groups.indices.randomElement(using: &random) else { return }
        var items = groups[group].items
        let index = Int.random(in: 0...items.count, using: &random)
        func size() -> CGSize {
            CGSize(width: random.length(in: 4...60), height: random.length(in: 4...40))
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where !items.isEmpty: items.removeSubrange(index / 2..<index)
        case 1 where index < items.count: items[index].size = size()
        case 2 where index < items.count: items.swapAt(index, 0)
        case 3 where random.chance(4): items = []
        case 4:
            items.insert(contentsOf: newIDs(30).map { Item(id: $0, size: size()) }, at: index)
        case 5 where index < items.count: items.insert(items.remove(at: index), at: 0)
        default:
            items.insert(Item(id: newIDs(1).lowerBound, size: size()), at: index)
        }
        groups[group].items = items
    }

    private func editGroups(_ groups: inout [LazyScreen.Group]) {
        let index = Int.random(in: 0...groups.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where index < groups.count: groups.remove(at: index)
        case 1 where index < groups.count: groups[index].thickness = random.length(in: 0...60)
        case 2 where index < groups.count: groups.swapAt(index, 0)
        default:
            let items = newIDs(20).map { Item(id: $0, size: CGSize(width: 20, height: 10)) }
            groups.insert(LazyScreen.Group(id: "\(nextID)", thickness: 10, items: items), at: index)
        }
    }

    /// Another length of lines, or another length of the window.
    private func resize() {
        let lengths: [CGFloat] = [0, 40, 90, 120, 200, 350]
        let proposal = ProposedViewSize(
            width: lengths.randomElement(using: &random) ?? 0,
            height: lengths.randomElement(using: &random) ?? 0)
        story.append("\(proposal.width ?? 0) × \(proposal.height ?? 0)")
        (lazy.proposal, eager.proposal) = (proposal, proposal)
    }

    private func scrollToItem() throws {
        let ids = lazy.rootView.groups.flatMap { $0.items.map(\.id) }
        guard let id = ids.randomElement(using: &random) else { return }
        let anchors: [UnitPoint?] = [nil, .topLeading, .center, .bottomTrailing]
        let anchor = anchors.randomElement(using: &random) ?? nil
        story.append("to item \(id) at \(anchor.map { "\($0.y)" } ?? "nil")")
        let before = lazy.scrollOffset
        lazy.rootView.log.proxy?.scrollTo(id, anchor: anchor)
        expectLine(of: id, at: anchor, before: before)
    }

    /// Expects the line of an item where SwiftUI's rule says: the same part of it at the same part of the window, without an
    /// anchor as far as needed; below the header that stays in sight, and as far as there is something to show.
    private func expectLine(of id: Int, at anchor: UnitPoint?, before: CGPoint) {
        let (window, across) = (extent(lazy.frames.frame), lazy.frames.frame.size)
        guard across.width > 0, across.height > 0 else { return }
        // Where a lazy stack guesses and tries once, it may miss.
        if isEstimated, lazy.graph.isPessimistic { return }
        let (start, end) = line(of: id)
        let length = window.end - window.start
        let (moved, offset) = (along(lazy.scrollOffset), along(before))
        let part = anchor.map { axis == .horizontal ? $0.y : $0.x }
        let least = moved < offset ? start : moved > offset ? min(start, end - length) : 0
        let right = part.map { (end - start - length) * $0 + start } ?? least
        // It may lie in the window without an anchor, or the scroll view may not reach that far.
        let isInSight = part == nil && start >= -0.001 && end <= length + 0.001
        let content = extent(
            lazy.frames.preorder.first { $0.name == "ScrollView" }?.children.first?.frame ?? .zero)
        let isHeldBack =
            content.start >= -0.001 && right < 0.001 || content.end <= length + 0.001 && right > -0.001
        #expect(
            abs(right) < 0.001 || isInSight || isHeldBack,
            "\(name): \(start) to \(end) in \(length), content \(content), before \(offset), now \(moved)"
        )
    }

    /// Where the line of an item is across in the window, with the header before it.
    private func line(of id: Int) -> (start: CGFloat, end: CGFloat) {
        let frames = tiles(in: lazy)
        guard let item = frames[id] else { return (-.infinity, .infinity) }
        // Lines are apart, and views on a line are aligned somehow.
        var (start, end) = extent(item)
        for frame in frames.values.sorted(by: { extent($0).start < extent($1).start }) + frames.values {
            let other = extent(frame)
            if other.start < end, other.end > start {
                (start, end) = (min(start, other.start), max(end, other.end))
            }
        }
        guard isEstimated,
            let group = lazy.rootView.groups.first(where: { $0.items.contains { $0.id == id } })
        else { return (start, end) }
        let all = tiles(in: eager)
        let place = all[id].map { extent($0).start } ?? 0
        let isFirst = group.items.allSatisfy { all[$0.id].map { extent($0).end >= place } ?? true }
        return (start - group.thickness - (isFirst ? 4 : 0), end)
    }
}

// MARK: - Dragging

extension LazyHistory {
    /// Lifts an item, drags it on, or lets it go.
    private func drag() throws {
        guard lazy.rootView.isReorderable else { return }
        guard let lifted else {
            let ids = seen(tiles(in: lazy), in: lazy.frames.frame).keys.sorted()
            guard let id = ids.randomElement(using: &random) else { return }
            story.append("lift \(id)")
            lifted = (try lazy.lift(id: id), id)
            return
        }
        let size = lazy.frames.frame.size
        let point = CGPoint(
            x: random.length(in: 0...Int(size.width)), y: random.length(in: 0...Int(size.height)))
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            story.append("cancel")
            // Not every system says so over the flow.
            lifted.view.move(to: CGPoint(x: -100, y: -100))
            lifted.view.cancel()
            self.lifted = nil
        case 1:
            story.append("drop at \(point)")
            // There may be nothing.
            try? lifted.view.drop(at: point)
            self.lifted = nil
            move(lifted.id)
        default:
            story.append("drag to \(point)")
            lifted.view.move(to: point)
        }
    }

    /// Changes the data as people asked, who moved the item that they dragged, in its group.
    private func move(_ id: Int) {
        guard let move = lazy.rootView.log.move, let source = move.source.first else { return }
        lazy.rootView.log.move = nil
        var groups = lazy.rootView.groups
        if !lazy.rootView.hasHeaders {
            groups = [LazyScreen.Group(id: "all", thickness: 10, items: groups.flatMap(\.items))]
        }
        var start = 0
        for group in groups.indices {
            let items = groups[group].items
            defer { start += items.count }
            guard items.indices.contains(source - start) else { continue }
            #expect(items[source - start].id == id, "\(name): \(move)")
            #expect((0...items.count).contains(move.destination - start), "\(name): \(move)")
            groups[group].items.move(
                fromOffsets: IndexSet(integer: source - start), toOffset: move.destination - start)
        }
        change("\(id) is moved to \(move.destination)") { $0.groups = groups }
    }
}

// MARK: - What is seen

extension LazyHistory {
    private func along(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.y : point.x }

    /// Across the lines, from the edge at which they begin.
    private func extent(_ frame: CGRect) -> (start: CGFloat, end: CGFloat) {
        guard axis == .vertical else { return (frame.minY, frame.maxY) }
        guard lazy.environment.layoutDirection == .rightToLeft else { return (frame.minX, frame.maxX) }
        let width = lazy.frames.frame.width
        return (width - frame.maxX, width - frame.minX)
    }

    private func tiles(in host: ViewHost<LazyScreen>) -> [Int: CGRect] {
        var tiles: [Int: CGRect] = [:]
        for (id, frame) in marks(in: host) {
            if let id = id.base as? Int { tiles[id] = frame }
        }
        return tiles
    }

    /// Tiles and headers, by their ids.
    private func marks(in host: ViewHost<LazyScreen>) -> [AnyHashable: CGRect] {
        var marks: [AnyHashable: CGRect] = [:]
        for node in host.frames.preorder where node.name == "Color" {
            if let id = node.identity.id { marks[id] = node.frame }
        }
        return marks
    }

    /// What tells where the lazy flow is: one of its tiles, or a header that does not stay in sight.
    private var mark: (AnyHashable, CGRect)? {
        let marks = marks(in: lazy)
        return marks.first { $0.key.base is Int } ?? marks.first { extent($0.value).start > 0.1 }
    }

    /// Those tiles of which something is seen.
    private func seen(_ tiles: [Int: CGRect], in window: CGRect) -> [Int: CGRect] {
        let window = window.insetBy(dx: 0.1, dy: 0.1)
        guard !window.isNull, window.width > 0, window.height > 0 else { return [:] }
        return tiles.filter { $0.value.intersects(window) }
    }

    /// Whether both flows show the same.
    private func isSame() throws -> Bool {
        // A pessimistic host needs another frame to scroll to what began the window.
        for _ in 0..<3 { _ = lazy.scrollOffset }
        // Meanwhile the lazy flow shows another order.
        guard lifted == nil else { return true }
        guard try scrollEager() else {
            if marks(in: lazy).isEmpty { expectNoFlowInSight() }
            return true
        }
        let window = lazy.frames.frame
        let (actual, expected) = (seen(tiles(in: lazy), in: window), seen(tiles(in: eager), in: window))
        let different = Set(actual.keys).union(expected.keys).filter { id in
            guard let frame = actual[id], let other = expected[id] else { return true }
            return abs(frame.minX - other.minX) > 1e-6 || abs(frame.minY - other.minY) > 1e-6
                || frame.size != other.size
        }
        for id in different.sorted() {
            func text(_ frame: CGRect?) -> String {
                frame.map { "\($0.minX), \($0.minY), \($0.width) × \($0.height)" } ?? "not seen"
            }
            Issue.record("\(name): \(id) is \(text(actual[id])) and should be \(text(expected[id]))")
        }
        return different.isEmpty
    }

    /// What identifies the history in a failure.
    private var name: String {
        let (screen, direction) = (lazy.rootView, lazy.environment.layoutDirection)
        return """
            seed \(seed), \(axis), \(direction)\(screen.hasHeaders ? ", headers" : ""): \(story.joined(separator: "; "))
            """
    }

    /// Where no view exists, there is nothing to see of the flow.
    private func expectNoFlowInSight() {
        let window = lazy.frames.frame
        let flows = lazy.frames.preorder.filter { $0.name.hasPrefix("Lazy") }.map {
            $0.frame.intersection(window)
        }
        #expect(flows.allSatisfy { $0.width < 5 || $0.height < 5 }, "\(name): nothing is shown of \(flows)")
    }

    /// Scrolls the flow that is not lazy to where the other one is. Among sections, a lazy stack guesses, so that only what is
    /// seen tells where it is.
    ///
    /// - Returns: Whether anything tells.
    private func scrollEager() throws -> Bool {
        guard isEstimated else {
            try eager.scroll(to: lazy.scrollOffset)
            #expect(eager.scrollOffset == lazy.scrollOffset, "\(name)")
            return true
        }
        guard let (mark, frame) = mark, let other = marks(in: eager)[mark] else { return false }
        let distance = extent(other).start - extent(frame).start
        let offset = along(eager.scrollOffset) + distance
        try eager.scroll(to: axis == .horizontal ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0))
        return true
    }
}
