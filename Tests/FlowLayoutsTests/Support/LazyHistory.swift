import FlowEngine
import PortableUITesting
import TestSupport
import Testing

/// A random history of a lazy flow. What is seen after each step is what the engine would show.
@MainActor final class LazyHistory {
    private typealias Item = LazyScreen.Item
    private typealias Group = LazyScreen.Group

    private var random: SeededGenerator
    private let seed: UInt64
    private let host: ViewHost<LazyScreen>
    private var nextID = 0
    private var drag: Drag? { didSet { knownPicture = nil } }
    private var story: [String] = []
    /// What was seen after the last step.
    private var view: Seen
    /// All that there is to see, unless that has changed.
    private var knownPicture: LazyPicture?
    /// The numbers of the items that a reader may keep at the start of the window when lines have another length; `nil` if
    /// nobody knows.
    private var kept: Set<Int>? = []

    private var screen: LazyScreen { host.rootView }
    private var axis: Axis { screen.axis }
    private var isRightToLeft: Bool { host.environment.layoutDirection == .rightToLeft }
    /// Whether a lazy stack guesses how long what it has not shown is, so that only what is seen tells where the flow is.
    private var isGuessed: Bool { screen.hasHeaders || screen.sizes == .estimated }

    init(seed: UInt64) {
        (self.seed, random) = (seed, SeededGenerator(seed: seed))
        var random = SeededGenerator(seed: ~seed)
        let screen = LazyScreen(
            groups: [], sizes: random.element(of: LazyScreen.Sizes.self), style: random.next(),
            axis: random.element(of: Axis.self), hasHeaders: random.chance(2), hasReader: !random.chance(3),
            isReorderable: random.chance(2), guessesWindow: random.chance(20))
        host = FlowLayoutsTests.host(
            screen, width: 60, height: 50, direction: random.element(of: LayoutDirection.self))
        view = Seen()
        if random.chance(2) { host.rootView.separator = 2 }
        let count = Int.random(in: 1...4, using: &random)
        host.rootView.groups = (0..<count).map {
            newGroup(thickness: 5 * $0, count: random.length(in: 0...24))
        }
        if random.chance(4) {
            host.safeAreaInsets = EdgeInsets(top: 40, leading: 30, bottom: 35, trailing: 45)
        }
        look()
    }

    /// Makes so many steps. Stops at the first fault.
    ///
    /// - Returns: Whether what was seen was always right.
    func run(steps: Int) throws -> Bool {
        for _ in 0..<steps {
            try step()
            guard isRight() else { return false }
        }
        return true
    }

    /// What identifies the history in a failure.
    private var name: String {
        """
        seed \(seed)\(host.graph.isPessimistic ? ", pessimistic" : ""), \(axis), \(host.environment.layoutDirection)\
        \(screen.hasHeaders ? ", headers" : "")\(screen.guessesWindow ? ", guesses" : ""), \(screen.sizes): \
        \(story.joined(separator: "; "))
        """
    }
}

// MARK: - Steps

extension LazyHistory {
    private func step() throws {
        // What is dragged is moved, or something changes.
        if drag != nil, random.chance(3) { return try makeDragStep() }
        switch Int.random(in: 0..<14, using: &random) {
        case 0: change("items") { editItems(&$0) }
        case 1: change("groups") { editGroups(&$0) }
        case 2, 3: resize()
        case 4:
            let space = [0, 10, 30, 150].randomElement(using: &random) ?? 0
            change("space \(space)") { _ in host.rootView.space = CGFloat(space) }
        case 5 where screen.separator != nil:
            let thickness = random.length(in: 0...8)
            change("separators \(thickness)") { _ in host.rootView.separator = thickness }
        case 6 where random.chance(3):
            let zoom = 1.5 - screen.zoom
            change("zoom \(zoom)") { _ in host.rootView.zoom = zoom }
        case 6:
            let (other, style) = (random.element(of: LazyScreen.Sizes.self), random.next())
            // To a host, another kind of flow is another place for drops.
            let sizes = drag == nil ? other : screen.sizes
            let isOther = random.chance(2)
            change("\(sizes)\(isOther ? ", other options" : "")") { _ in
                host.rootView.sizes = sizes
                if isOther { host.rootView.style = style }
            }
        case 7...8 where screen.hasReader && drag == nil:
            scrollToItem()
        case 9...11 where screen.isReorderable:
            try makeDragStep()
        default:
            // By a part of the window, or anywhere.
            let distance: Double = random.length(in: -30...30)
            let place: Double = random.length(in: 0...750)
            let offset = random.chance(2) ? max(along(host.scrollOffset) + distance, 0) : place
            story.append("to \(offset)")
            let before = along(host.scrollOffset)
            try host.scroll(to: axis == .horizontal ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0))
            // What began the window is far away.
            if abs(along(host.scrollOffset) - before) > 200 { kept = [] }
        }
    }

    private func change(_ what: String, _ edit: (inout [Group]) -> Void) {
        story.append(what)
        knownPicture = nil
        var groups = screen.groups
        edit(&groups)
        host.rootView.groups = groups
    }

    private func newItems(_ count: Int) -> [Item] {
        defer { nextID += count }
        return (nextID..<nextID + count).map { Item(id: $0, size: newSize()) }
    }

    private func newSize() -> CGSize {
        CGSize(width: random.length(in: 8...40), height: random.length(in: 6...24))
    }

    private func newGroup(thickness: Int, count: Double) -> Group {
        nextID += 1
        return Group(id: "group \(nextID)", thickness: CGFloat(thickness), items: newItems(Int(count)))
    }

    private func editItems(_ groups: inout [Group]) {
        guard let group = groups.indices.randomElement(using: &random) else { return }
        var items = groups[group].items
        let index = Int.random(in: 0...items.count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where !items.isEmpty: items.removeSubrange(index / 2..<index)
        case 1 where index < items.count: items[index].size = newSize()
        case 2 where index < items.count: items.swapAt(index, 0)
        case 3 where random.chance(4): items = []
        case 4: items.insert(contentsOf: newItems(15), at: index)
        case 5 where index < items.count: items.insert(items.remove(at: index), at: 0)
        default: items.insert(contentsOf: newItems(1), at: index)
        }
        groups[group].items = items
    }

    private func editGroups(_ groups: inout [Group]) {
        let index = Int.random(in: 0...groups.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where index < groups.count: groups.remove(at: index)
        case 1 where index < groups.count: groups[index].thickness = random.length(in: 0...30)
        case 2 where index < groups.count: groups.swapAt(index, 0)
        default: groups.insert(newGroup(thickness: 5, count: 12), at: index)
        }
    }
}

// MARK: - What is seen

extension LazyHistory {
    /// What a host shows, as if it were read from left to right.
    private struct Seen {
        var window = CGRect.null
        /// All that is in the scroll view.
        var content = CGRect.zero
        var tiles: [Int: CGRect] = [:]
        var headers: [String: CGRect] = [:]
        var separators: [CGRect] = []
    }

    private func along(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.y : point.x }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard isRightToLeft else { return frame }
        return CGRect(x: -frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    private func look() {
        // A pessimistic host needs more frames until nothing changes.
        for _ in 0..<8 { _ = host.graph.laidOutElement() }
        var seen = Seen()
        // A separator that is not needed has no size, and is clipped.
        let elements = host.graph.laidOutElement().search { element, around in
            element.name == "Capsule" && around.contains { $0.frame.isEmpty } ? nil : element
        }
        for element in elements {
            let frame = mirrored(element.frame)
            switch element.name {
            case "Color":
                let id = element.identity.id?.base
                if let id = id as? Int { seen.tiles[id] = frame }
                if let id = id as? String { seen.headers[id] = frame }
            case "Capsule": seen.separators.append(frame)
            case "ScrollView":
                (seen.window, seen.content) = (frame, mirrored(element.children[0].frame))
            default: break
            }
        }
        view = seen
    }

    /// All that there is to see, with what is dragged where a drop would put it.
    private var picture: LazyPicture {
        if let knownPicture { return knownPicture }
        var shown = screen
        if let move = drag?.move(in: screen.sections) {
            shown.groups = screen.sections
            shown.groups[move.section].items.move(
                fromOffsets: IndexSet(integer: move.source), toOffset: move.offset)
        }
        let size = host.proposal
        let picture = LazyPicture(of: shown, in: (axis == .horizontal ? size.width : size.height) ?? 0)
        knownPicture = picture
        return picture
    }

    /// From the picture to the window; `nil` where nothing tells, as a lazy stack guesses how long what it has not shown is.
    private var shift: CGSize? {
        let start: CGFloat?
        if !isGuessed {
            start = across(view.content).lowerBound
        } else {
            start = mark.map { across($0).lowerBound - across($1).lowerBound }
        }
        return start.map {
            axis == .horizontal
                ? CGSize(width: view.content.minX, height: $0) : CGSize(width: $0, height: view.content.minY)
        }
    }

    /// Something that exists, and where it is in the picture: an item, or a header that need not be kept in sight.
    private var mark: (CGRect, CGRect)? {
        for (id, frame) in view.tiles where isSeen(frame) {
            if let other = picture.tiles[id] { return (frame, other) }
        }
        for (id, frame) in view.headers where isBelowStart(frame) {
            if let other = picture.headers[id] { return (frame, other) }
        }
        // An item that is beside the window on a line in sight.
        for (id, frame) in view.tiles where !frame.isEmpty {
            if let other = picture.tiles[id] { return (frame, other) }
        }
        return nil
    }

    /// Whether the start of the window does not keep a header from leaving.
    private func isBelowStart(_ frame: CGRect) -> Bool {
        across(frame).lowerBound > across(view.window).lowerBound + 0.01
    }

    private func across(_ frame: CGRect) -> ClosedRange<CGFloat> { frame.extent(across: axis) }

    /// How far bars reach over the start and the end of what is seen: by no more than that is long.
    private var bars: (start: CGFloat, end: CGFloat) {
        let insets = host.safeAreaInsets
        let window = across(view.window)
        let length = window.upperBound - window.lowerBound
        return axis == .horizontal
            ? (min(insets.top, length), min(insets.bottom, length))
            : (min(insets.leading, length), min(insets.trailing, length))
    }

    /// Whether something is in the window, or below a bar.
    private func isSeen(_ frame: CGRect) -> Bool {
        var window = view.window.insetBy(dx: 0.01, dy: 0.01)
        if !window.isNull, axis == .horizontal {
            window.origin.y -= bars.start
            window.size.height += bars.start + bars.end
        } else if !window.isNull {
            window.origin.x -= bars.start
            window.size.width += bars.start + bars.end
        }
        return !window.isNull && frame.width > 0 && frame.height > 0 && frame.intersects(window)
    }

    /// Whether people see what they should.
    private func isRight() -> Bool {
        look()
        guard let shift else { return expectNoFlowInSight() }
        func shifted(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: shift.width, dy: shift.height) }
        var faults: [String] = []
        func compare<ID: Hashable>(_ actual: [ID: CGRect], _ expected: [ID: CGRect]) {
            for (id, frame) in actual where isSeen(frame) && expected[id] == nil {
                faults.append("\(id) is at \(frame), and should not be")
            }
            for (id, frame) in expected where isSeen(frame) && actual[id].map({ !$0.isNear(frame) }) ?? true {
                faults.append("\(id) is at \(actual[id] ?? .null), and should be at \(frame)")
            }
        }
        func numbered(_ frames: [CGRect]) -> [String: CGRect] {
            let seen = frames.filter(isSeen).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
            return Dictionary(uniqueKeysWithValues: seen.enumerated().map { ("separator \($0)", $1) })
        }
        compare(view.tiles, picture.tiles.mapValues(shifted))
        compare(numbered(view.separators), numbered(picture.separators.map(shifted)))
        compare(
            view.headers.filter { isBelowStart($1) },
            picture.headers.mapValues(shifted).filter { isBelowStart($1) })
        if !isGuessed {
            let length = across(view.content).upperBound - across(view.content).lowerBound
            if abs(length - picture.length) > 1e-6 { faults.append("\(length) is not \(picture.length)") }
        }
        if !faults.isEmpty { Issue.record("\(name): \(faults.sorted().joined(separator: "\n"))") }
        return faults.isEmpty
    }

    /// Where no view exists, there is nothing to see of the flow.
    private func expectNoFlowInSight() -> Bool {
        guard !view.headers.values.contains(where: isSeen) else { return true }
        let flows = host.frames.preorder.filter { $0.name.hasPrefix("Lazy") }
            .map { mirrored($0.frame).intersection(view.window) }
        let isRight = flows.allSatisfy { $0.width < 7 || $0.height < 7 }
        #expect(isRight, "\(name): nothing is shown of \(flows)")
        return isRight
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
            && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
    }
}

// MARK: - Scrolling

extension LazyHistory {
    /// The lines of some items in the window, across from its start.
    private func inWindow(_ line: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
        guard let shift else { return nil }
        let start = (axis == .horizontal ? shift.height : shift.width) - across(view.window).lowerBound
        return line.lowerBound + start...line.upperBound + start
    }

    /// Whether the scroll view ends before something would be where it is to be.
    private func isHeldBack(by distance: CGFloat) -> Bool {
        let (window, content) = (across(view.window), across(view.content))
        return distance < 0 && content.lowerBound >= window.lowerBound - 1e-6
            || distance > 0 && content.upperBound <= window.upperBound + 1e-6
    }

    private func scrollToItem() {
        guard let id = items.randomElement(using: &random)?.id else { return }
        let anchors: [UnitPoint?] = [nil, .topLeading, .center, .bottomTrailing]
        let anchor = anchors.randomElement(using: &random) ?? nil
        story.append("to item \(id) at \(anchor.map { "\($0.y)" } ?? "nil")")
        // What begins the window then may be below a bar, or further down where lines end.
        if let anchor, (axis == .horizontal ? anchor.y : anchor.x) == 0 { noteFirstItem(besides: id) }
        let before = along(host.scrollOffset)
        let isThere = isThere(id)
        screen.log.proxy?.scrollTo(id, anchor: anchor)
        look()
        if !isGuessed || !host.graph.isPessimistic {
            expectLine(of: id, at: anchor, before: before)
        } else if isThere, !view.window.isEmpty {
            // A lazy stack that guesses and tries once misses by what it has guessed. What it has not made, it may miss by
            // any length, and nothing tells that.
            let section = screen.sections.firstIndex { $0.items.contains { $0.id == id } } ?? 0
            let header = view.headers[screen.sections[section].id] ?? .null
            #expect(isInSight(section) || isSeen(header), "\(name): nothing of its section is in sight")
        }
    }

    /// Whether the row of an item is in sight: its block, or its section.
    private func isThere(_ id: Int) -> Bool {
        if screen.sizes == .estimated { return view.tiles[id].map(isSeen) ?? false }
        return screen.sections.firstIndex { $0.items.contains { $0.id == id } }.map(isInSight) ?? false
    }

    /// Expects the line of an item where SwiftUI's rule says: the same part of it at the same part of the window, without an
    /// anchor as far as needed; below the header that stays in sight, and as far as there is something to show. Where sizes
    /// are estimated, that is so of the item itself.
    private func expectLine(of id: Int, at anchor: UnitPoint?, before: CGFloat) {
        let window = across(view.window).upperBound - across(view.window).lowerBound
        guard window > 0, view.window.width > 0, view.window.height > 0 else { return }
        let isEstimated = screen.sizes == .estimated
        let extent = isEstimated ? picture.tiles[id].map { across($0) } : picture.lines[id]
        guard view.tiles[id] != nil, let extent, let line = inWindow(extent) else {
            Issue.record("\(name): there is no item \(id)")
            return
        }
        let (start, end, now) = (line.lowerBound, line.upperBound, along(host.scrollOffset))
        let part = anchor.map { axis == .horizontal ? $0.y : $0.x }
        let least = now < before ? start : now > before ? min(start, end - window) : 0
        let rest = part.map { (end - start - window) * $0 + start } ?? least
        // It may lie in the window without an anchor.
        let fits = part == nil && start >= -0.001 && end <= window + 0.001
        #expect(
            abs(rest) < 0.001 || fits || isHeldBack(by: rest),
            "\(name): \(start) to \(end) in \(window), before \(before), now \(now)")
    }

    /// Another length of lines, or another length of the window.
    private func resize() {
        func length() -> CGFloat {
            random.chance(12) ? 0 : [35, 45, 60, 90].randomElement(using: &random) ?? 0
        }
        let (old, new) = (host.proposal, ProposedViewSize(width: length(), height: length()))
        story.append("\(new.width ?? 0) × \(new.height ?? 0)")
        let isLineLengthKept = axis == .horizontal ? old.width == new.width : old.height == new.height
        let start = along(host.scrollOffset)
        if !isLineLengthKept { noteFirstItems() }
        host.proposal = new
        knownPicture = nil
        look()
        let window = across(view.window).upperBound - across(view.window).lowerBound
        guard !isLineLengthKept, let kept else { return }
        guard !view.window.isEmpty, start + window <= picture.length else { return self.kept = nil }
        let isRight = kept.contains { number in
            guard number < items.count, let line = picture.lines[items[number].id].flatMap(inWindow) else {
                return false
            }
            return abs(line.lowerBound) < 0.001 || isHeldBack(by: line.lowerBound)
        }
        #expect(isRight, "\(name): none of \(kept) begins the window any more")
    }

    /// Notes the first item on the line that begins the window; or those on the lines from the start of what is seen below a
    /// bar.
    private func noteFirstItems() {
        guard kept != nil, !isGuessed, screen.hasReader, !screen.guessesWindow, drag == nil,
            view.window.width > 0, view.window.height > 0
        else { return kept = nil }
        var lines: [(number: Int, extent: ClosedRange<CGFloat>)] = picture.blocks.flatMap(\.flow.lines)
            .compactMap {
                let number = $0.range.lowerBound
                return picture.lines[items[number].id].flatMap(inWindow).map { (number, $0) }
            }
        lines.sort { $0.extent.lowerBound < $1.extent.lowerBound }
        guard lines.contains(where: { $0.extent.upperBound > 0 }),
            let first = lines.lastIndex(where: { $0.extent.lowerBound < 0.5 - bars.start }),
            let last = lines.lastIndex(where: { $0.extent.lowerBound < 0.5 })
        else { return kept = nil }
        kept?.formUnion(lines[first...last].map(\.number))
    }

    /// Notes the first item on the line of an item.
    private func noteFirstItem(besides id: Int) {
        guard !isGuessed, let number = items.firstIndex(where: { $0.id == id }) else { return }
        let line = picture.blocks.flatMap(\.flow.lines).first { $0.range.contains(number) }
        if let line { kept?.insert(line.range.lowerBound) }
    }

    private var items: [Item] { screen.sections.flatMap(\.items) }
}

// MARK: - Dragging

extension LazyHistory {
    /// An item that is dragged.
    private struct Drag {
        let view: LiftedView
        let id: Int
        /// The item's places in the data and after a drop, while it is over the flow.
        var pending: (section: Int, source: Int, destination: Int)?
        /// Where the pointer was in the flow when views last made space.
        var changePoint: CGPoint?

        /// The move that a drop would be, unless the data has changed too much.
        func move(in sections: [Group]) -> (section: Int, source: Int, offset: Int)? {
            guard let (section, source, destination) = pending, section < sections.count else { return nil }
            let items = sections[section].items
            guard source < items.count, items[source].id == id, destination < items.count else { return nil }
            return (section, source, destination > source ? destination + 1 : destination)
        }
    }

    /// Lifts an item, drags it on, or lets it go.
    private func makeDragStep() throws {
        guard let drag else {
            let ids = view.tiles.filter { isSeen($0.value) }.keys.sorted()
            guard let id = ids.randomElement(using: &random) else { return }
            if random.chance(4) { return act(on: id) }
            story.append("lift \(id)")
            drag = Drag(view: try host.lift(id: id), id: id)
            return
        }
        let size = view.window.size
        guard size.width > 0, size.height > 0 else { return }
        let point = CGPoint(
            x: random.length(in: 0...Int(size.width)), y: random.length(in: 0...Int(size.height)))
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            story.append("cancel")
            // Not every system says so over the flow.
            drag.view.move(to: CGPoint(x: -100, y: -100))
            drag.view.cancel()
            self.drag = nil
        case 1:
            // Where it is, or elsewhere.
            if drag.move(in: screen.sections) == nil || random.chance(2) {
                story.append("drag to \(point)")
                hover(at: point)
            }
            story.append("drop")
            drop()
        default:
            story.append("drag to \(point)")
            hover(at: point)
        }
    }

    /// Moves the pointer, and finds where the item would go: on the nearest line, before the first item whose middle is past
    /// the pointer. Where views make space, nothing follows until the pointer has moved by more than two points.
    private func hover(at point: CGPoint) {
        guard var drag, let shift else { return }
        defer { self.drag = drag }
        let pointer = CGPoint(
            x: (isRightToLeft ? -point.x : point.x) - shift.width, y: point.y - shift.height)
        let section = screen.sections.firstIndex { $0.items.contains { $0.id == drag.id } }
        // Where nothing of its section is in sight, it depends on what a lazy stack has made.
        let isNear = section.map { !isGuessed || isInSight($0) } ?? true
        drag.view.move(to: isNear ? point : CGPoint(x: -100, y: -100))
        guard drag.view.operation != nil else { return drag.pending = nil }
        guard let section, let number = picture.insertionNumber(at: pointer, in: section),
            let source = screen.sections[section].items.firstIndex(where: { $0.id == drag.id })
        else { return }
        let count = screen.sections[section].items.count
        let known = drag.pending.flatMap { pending in
            pending.section == section && pending.source == source && pending.destination < count
                ? pending.destination : nil
        }
        let destination = min(number > known ?? source ? number - 1 : number, count - 1)
        // In the flow.
        let space =
            axis == .horizontal
            ? CGSize(width: 0, height: screen.space) : CGSize(width: screen.space, height: 0)
        let place = CGPoint(x: pointer.x - space.width, y: pointer.y - space.height)
        let isStill =
            drag.changePoint.map { abs($0.x - place.x) <= 2 && abs($0.y - place.y) <= 2 } ?? false
        if let known, isStill || destination == known {
            drag.pending = (section, source, known)
        } else {
            drag.pending = (section, source, destination)
            drag.changePoint = place
        }
    }

    private func isInSight(_ section: Int) -> Bool {
        screen.sections[section].items.contains { view.tiles[$0.id].map(isSeen) ?? false }
    }

    /// Drops the item where it is. The data changes as the flow asks for.
    private func drop() {
        guard let drag else { return }
        self.drag = nil
        let move = drag.move(in: screen.sections).flatMap {
            $0.source == drag.pending?.destination ? nil : $0
        }
        expect(move) {
            // There may be nothing to drop it on.
            try? drag.view.drop()
            // Until the data has the move, nothing else is to be moved.
            guard move != nil, let id = view.tiles.keys.min() else { return }
            for action in ["Move Forward", "Move Back"] {
                #expect(throws: DriverError.self, "\(name)") {
                    try host.perform(accessibilityAction: action, onID: id)
                }
            }
        }
    }

    /// Moves an item as VoiceOver and its like do: past the next one of its section.
    private func act(on id: Int) {
        let isForward = random.chance(2)
        story.append("\(id) \(isForward ? "forward" : "back")")
        guard let section = screen.sections.firstIndex(where: { $0.items.contains { $0.id == id } }),
            let source = screen.sections[section].items.firstIndex(where: { $0.id == id })
        else { return }
        let offset = isForward ? source + 2 : source - 1
        let isThere = (0...screen.sections[section].items.count).contains(offset)
        expect(isThere ? (section, source, offset) : nil) {
            _ = try? host.perform(accessibilityAction: isForward ? "Move Forward" : "Move Back", onID: id)
        }
    }

    /// Expects that people ask for a move, among the items of all sections, and makes it.
    private func expect(_ move: (section: Int, source: Int, offset: Int)?, _ action: () -> Void) {
        screen.log.move = nil
        action()
        let start = screen.sections[..<(move?.section ?? 0)].reduce(0) { $0 + $1.items.count }
        let (source, offset) = (screen.log.move?.source.first, screen.log.move?.destination)
        #expect(
            source == move.map { $0.source + start } && offset == move.map { $0.offset + start },
            "\(name): \(source ?? -1) is moved to \(offset ?? -1), and not \(move.debugDescription)")
        guard let move else { return }
        change("moved") { groups in
            groups = screen.sections
            groups[move.section].items.move(
                fromOffsets: IndexSet(integer: move.source), toOffset: move.offset)
        }
    }
}
