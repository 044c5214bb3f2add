import FlowEngine
import PortableUITesting
import TestSupport
import Testing

/// A random history of a lazy flow. What is seen after each step is what the engine would show.
@MainActor final class LazyHistory {
    typealias Item = LazyScreen.Item
    typealias Group = LazyScreen.Group

    var random: SeededGenerator
    let host: ViewHost<LazyScreen>
    var drag: Drag? { didSet { knownPicture = nil } }
    var story: [String] = []
    /// What was seen after the last step.
    private(set) var seen = LazySeen()
    /// All that there is to see, unless that has changed.
    var knownPicture: LazyPicture?
    /// The numbers of the items that a reader may keep at the start of the window when lines have another length; `nil` if
    /// nobody knows.
    var kept: Set<Int>? = []
    /// The item that was scrolled to the start of the window.
    var startID: Int?
    private let seed: UInt64
    /// Whether readers, headers and the flow come and go, sections are empty, and ids repeat.
    private let isWild: Bool
    /// Decides on that, so that the rest of a history is the same without.
    private var wildRandom: SeededGenerator
    private var nextID = 0

    var screen: LazyScreen { host.rootView }
    var axis: Axis { screen.axis }
    /// Whether a lazy stack guesses how long what it has not shown is, so that only what is seen tells where the flow is.
    var isGuessed: Bool { screen.hasHeaders || screen.sizes == .estimated }

    init(seed: UInt64, isWild: Bool) {
        (self.seed, random) = (seed, SeededGenerator(seed: seed))
        (self.isWild, wildRandom) = (isWild, SeededGenerator(seed: seed ^ 0x5555))
        var random = SeededGenerator(seed: ~seed)
        let screen = LazyScreen(
            groups: [], sizes: random.element(of: LazyScreen.Sizes.self), optionsSeed: random.next(),
            axis: random.element(of: Axis.self), hasHeaders: random.chance(2), hasReader: !random.chance(3),
            isReorderable: random.chance(2), guessesWindow: random.chance(20))
        host = FlowLayoutsTests.host(
            screen, width: 60, height: 50, direction: random.element(of: LayoutDirection.self))
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
    var name: String {
        """
        seed \(seed)\(isWild ? ", wild" : "")\(host.graph.isPessimistic ? ", pessimistic" : ""), \(axis), \(host.environment.layoutDirection)\
        \(screen.hasHeaders ? ", headers" : "")\(screen.guessesWindow ? ", guesses" : ""), \(screen.sizes): \
        \(story.joined(separator: "; "))
        """
    }
}

// MARK: - What is seen

extension LazyHistory {
    /// How far the scroll view is scrolled across the lines.
    var offset: CGFloat { axis == .horizontal ? host.scrollOffset.y : host.scrollOffset.x }

    /// Where an item is in the data.
    func place(of id: Int) -> (section: Int, item: Int)? {
        for (section, group) in screen.sections.enumerated() {
            if let item = group.items.firstIndex(where: { $0.key == id }) { return (section, item) }
        }
        return nil
    }

    /// Whether any item of a section is in sight.
    func isInSight(section: Int) -> Bool {
        screen.sections[section].items.contains { seen.isInSight($0.key) }
    }

    func look() { seen = LazySeen(in: host) }

    /// All that there is to see, with what is dragged where a drop would put it.
    var picture: LazyPicture {
        if let knownPicture { return knownPicture }
        var shown = screen
        if let move = drag?.move(in: screen.sections) { shown.groups = sections(after: move) }
        let size = host.proposal
        let picture = LazyPicture(of: shown, in: (axis == .horizontal ? size.width : size.height) ?? 0)
        knownPicture = picture
        return picture
    }

    /// From the picture to the host, as far as that is known.
    var shift: CGSize? { seen.shift(from: picture, isGuessed: isGuessed) }

    /// Whether people see what they should.
    private func isRight() -> Bool {
        look()
        guard let shift else { return expectNoFlowInSight() }
        var faults = seen.differences(from: picture, shift: shift)
        if !isGuessed {
            let length = seen.across(seen.content).upperBound - seen.across(seen.content).lowerBound
            if abs(length - picture.length) > 1e-6 { faults.append("\(length) is not \(picture.length)") }
        }
        if !faults.isEmpty { Issue.record("\(name): \(faults.sorted().joined(separator: "\n"))") }
        return faults.isEmpty
    }

    /// Where no view exists, there is nothing to see of the flow.
    private func expectNoFlowInSight() -> Bool {
        guard !seen.headers.values.contains(where: seen.isInSight) else { return true }
        let flows = host.frames.preorder.filter { $0.name.hasPrefix("Lazy") }
            .map { host.mirrored($0.frame).intersection(seen.window) }
        let isRight = flows.allSatisfy { $0.width < 7 || $0.height < 7 }
        #expect(isRight, "\(name): nothing is shown of \(flows)")
        return isRight
    }
}

// MARK: - Steps

extension LazyHistory {
    private func step() throws {
        if isWild, wildRandom.chance(5) { return makeWildStep() }
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
            let (other, optionsSeed) = (random.element(of: LazyScreen.Sizes.self), random.next())
            // To a host, another kind of flow is another place for drops.
            let sizes = drag == nil ? other : screen.sizes
            let isOther = random.chance(2)
            change("\(sizes)\(isOther ? ", other options" : "")") { _ in
                host.rootView.sizes = sizes
                if isOther { host.rootView.optionsSeed = optionsSeed }
            }
        case 7...8 where screen.hasReader && drag == nil:
            scrollToItem()
        case 9...11 where screen.isReorderable:
            try makeDragStep()
        default:
            // By a part of the window, or anywhere.
            let distance: Double = random.length(in: -30...30)
            let place: Double = random.length(in: 0...750)
            let before = offset
            let new = random.chance(2) ? max(before + distance, 0) : place
            story.append("to \(new)")
            try host.scroll(to: axis == .horizontal ? CGPoint(x: 0, y: new) : CGPoint(x: new, y: 0))
            // What began the window is far away.
            if abs(offset - before) > 200 { (kept, startID) = ([], nil) }
        }
    }

    private func makeWildStep() {
        switch Int.random(in: 0..<7, using: &wildRandom) {
        case 0 where drag == nil:
            change("\(screen.hasReader ? "no " : "")reader") { _ in host.rootView.hasReader.toggle() }
            (kept, startID) = ([], nil)
        case 1 where drag == nil:
            change("\(screen.hasHeaders ? "no " : "")headers") { _ in host.rootView.hasHeaders.toggle() }
            (kept, startID) = ([], nil)
        case 2 where screen.hasReader && drag == nil: scrollToItem(waiting: true)
        case let kind: change("wild \(kind)") { editWildly(&$0, kind) }
        }
    }

    private func editWildly(_ groups: inout [Group], _ kind: Int) {
        guard let group = groups.indices.randomElement(using: &wildRandom),
            let other = groups.indices.randomElement(using: &wildRandom)
        else { return }
        switch kind {
        case 3: groups[group].thickness = groups[group].thickness == nil ? 12 : nil
        case 4: groups[group].id = groups[other].id
        case 5: groups[group].items = []
        default:
            guard !screen.isReorderable, let id = groups[other].items.randomElement(using: &wildRandom)?.id,
                let item = groups[group].items.indices.randomElement(using: &wildRandom)
            else { return }
            groups[group].items[item].id = id
        }
    }

    func change(_ what: String, _ edit: (inout [Group]) -> Void) {
        story.append(what)
        knownPicture = nil
        var groups = screen.groups
        edit(&groups)
        host.rootView.groups = groups
    }

    private func newItems(_ count: Int) -> [Item] {
        defer { nextID += count }
        // No key is an id.
        return (nextID..<nextID + count).map { Item(key: $0, id: 1_000_000 + $0, size: newSize()) }
    }

    private func newSize() -> CGSize {
        CGSize(width: random.length(in: 8...40), height: random.length(in: 6...24))
    }

    private func newGroup(thickness: Int, count: Double) -> Group {
        nextID += 1
        return Group(
            key: "group \(nextID)", id: nextID, thickness: CGFloat(thickness), items: newItems(Int(count)))
    }

    private func editItems(_ groups: inout [Group]) {
        guard let group = groups.indices.randomElement(using: &random) else { return }
        var items = groups[group].items
        let index = Int.random(in: 0...items.count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where !items.isEmpty: items.removeSubrange(index / 2..<index)
        case 1 where index < items.count: items[index].size = newSize()
        case 2 where index < items.count: items.swapAt(index, 0)
        case 3 where random.chance(4): items = Array(items.prefix(index % 2))
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
        // If sizes are estimated, the last block has a single item.
        default: groups.insert(newGroup(thickness: 5, count: 11), at: index)
        }
    }
}
