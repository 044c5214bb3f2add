import Expectations
import FlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// Random drags, drops, taps and actions, while the data, the width and the limit change in between. What is seen after each
/// step is told from what was seen before it.
@MainActor
@Suite(.inBothModes) struct DragHistoryTests {
    @Test func aDragSurvivesWhateverHappens() throws {
        for seed in historySeeds(from: 0, count: 48) {
            let history = DragHistory(seed: seed)
            for step in 0..<30 {
                try history.makeStep()
                guard history.faults.isEmpty else {
                    Issue.record(
                        """
                        Seed \(seed), step \(step): \(history.faults.joined(separator: "; "))
                        \(history.story.joined(separator: "\n"))
                        """)
                    return
                }
            }
        }
    }
}

/// A flow of chips, what people and its app do with it, and what is expected of that.
@MainActor
private final class DragHistory {
    private var random: SeededGenerator
    private let log = Log()
    private let host: ViewHost<Chips>
    private let axis: Axis
    private let direction: LayoutDirection
    /// Whether the data follows a drop in a later step.
    private let answersLate: Bool

    private var drag: Drag?
    /// The taps of each chip since it came.
    private var taps: [Int: Int] = [:]
    /// What the app has not done yet with its last drop.
    private var unanswered: (id: Int, name: ChipName, order: [Int])?

    private(set) var story: [String] = []
    private(set) var faults: [String] = []

    private struct Drag {
        /// The chip that the flow drags: where ids repeat, it is known by its number among those of its id.
        var id: Int
        let name: ChipName
        let lifted: LiftedView
        /// Where the pointer has been since the lift, in the flow.
        var points: [CGPoint] = []
        /// Where it was when what is shown changed last, if nothing else has changed since.
        var changePoint: CGPoint?
        var isOver = false
        /// Where the view was in the data then.
        var place: [Int]?
        /// Whether it was canceled, of which a pessimistic host tells nobody.
        var isLost = false
    }

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        axis = Bool.random(using: &random) ? .horizontal : .vertical
        direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
        answersLate = Int.random(in: 0..<4, using: &random) == 0
        log.haveSomeToStay = Bool.random(using: &random)
        log.haveEqualIDs = Bool.random(using: &random)
        log.hasOverflowView = Bool.random(using: &random)
        host = FlowLayoutsTests.host(
            Chips(axis: axis, log: log), width: 400, height: 400, direction: direction)
        _ = host.frames
        taps = Dictionary(uniqueKeysWithValues: log.ids.map { ($0, 0) })
    }

    // MARK: What is seen

    /// The chips in the order in which they are shown, the hidden ones, too.
    private var shown: [Int] { chips.map(\.id) }

    private var chips: [(id: Int, frame: CGRect)] {
        host.frames.preorder.compactMap { node in
            guard node.name == "Color", let id = node.identity.id?.base as? Int else { return nil }
            return (id, node.frame)
        }
    }

    private var visible: [(id: Int, frame: CGRect)] { chips.filter { abs($0.frame.minX) < 1000 } }

    /// The frame of the overflow view, if it is shown. What goes before it or after it goes after the last view that is shown.
    private var overflow: CGRect? {
        host.frames.preorder.last {
            $0.name == "Color" && $0.identity.id?.base as? String == "overflow" && abs($0.frame.minX) < 1000
        }?.frame
    }

    private var faint: [Int] {
        host.displayList.items.filter { $0.opacity == 0.4 }.compactMap { $0.identity.id?.base as? Int }
    }

    /// How many views before one stay where they are, and how many others are between the last of those and the view.
    private func place(of id: Int, in ids: [Int]) -> [Int]? {
        guard let index = ids.firstIndex(of: id) else { return nil }
        let before = ids[..<index]
        let near = before.lastIndex(where: log.stays).map { before[($0 + 1)...] } ?? before
        return [before.filter(log.stays).count, near.count]
    }

    // MARK: Where a view would go

    private var isMirrored: Bool { direction == .rightToLeft }

    /// How far along lines a point is.
    private func along(_ point: CGPoint) -> CGFloat {
        axis == .vertical ? point.y : isMirrored ? -point.x : point.x
    }

    /// How far across lines a point is.
    private func across(_ point: CGPoint) -> CGFloat {
        axis == .horizontal ? point.y : isMirrored ? -point.x : point.x
    }

    private func extent(of frame: CGRect, _ coordinate: (CGPoint) -> CGFloat) -> ClosedRange<CGFloat> {
        let ends = (coordinate(frame.origin), coordinate(CGPoint(x: frame.maxX, y: frame.maxY)))
        return min(ends.0, ends.1)...max(ends.0, ends.1)
    }

    /// The order if a view goes where the pointer is: on the nearest line, before the first one whose middle is past it, but
    /// past none that stays.
    private func order(of id: Int, at point: CGPoint) -> [Int] {
        let all = shown
        let line = nearestLine(to: point)
        guard !line.isEmpty else { return all }
        let next = next(on: line, at: point)
        var others = all.filter { $0 != id }
        let number = all.firstIndex(of: id) ?? 0
        let lowest = others[..<number].lastIndex(where: log.stays).map { $0 + 1 } ?? 0
        let highest = others[number...].firstIndex(where: log.stays) ?? others.count
        func limited(_ index: Int) -> Int { min(max(index, lowest), highest) }
        if let next, next != Self.overflowID {
            guard next != id, let index = others.firstIndex(of: next) else { return all }
            others.insert(id, at: limited(index))
        } else {
            let last = line.last { $0.id != Self.overflowID } ?? visible.last
            guard last?.id != id else { return all }
            let index = last.flatMap { last in others.firstIndex(of: last.id) }
            others.insert(id, at: limited(index.map { $0 + 1 } ?? 0))
        }
        return others
    }

    private static let overflowID = -2

    /// The chips that are seen, and the overflow view.
    private var seen: [(id: Int, frame: CGRect)] {
        visible + (overflow.map { [(Self.overflowID, $0)] } ?? [])
    }

    /// What is on the line that is nearest to a point. All chips are equally thick. Of two lines that are equally near, the
    /// second counts.
    private func nearestLine(to point: CGPoint) -> [(id: Int, frame: CGRect)] {
        func distance(_ frame: CGRect) -> CGFloat {
            let line = extent(of: frame, across)
            return max(line.lowerBound - across(point), across(point) - line.upperBound, 0)
        }
        let seen = seen
        let least = seen.map { distance($0.frame) }.min() ?? 0
        let nearest = seen.filter { distance($0.frame) == least }
        let start = nearest.map { extent(of: $0.frame, across).lowerBound }.max()
        return nearest.filter { extent(of: $0.frame, across).lowerBound == start }
    }

    /// The view of a line before which one goes; `nil` for the end of the line.
    private func next(on line: [(id: Int, frame: CGRect)], at point: CGPoint) -> Int? {
        // One that is alone is passed across, unless the pointer is where another one has space after it.
        if line.count == 1, let only = line.first {
            let own = extent(of: only.frame, along)
            let end = seen.map { extent(of: $0.frame, along).upperBound }.max() ?? own.upperBound
            let hasSpace =
                only.id == seen.last?.id && end - own.upperBound >= own.upperBound - own.lowerBound
            if !hasSpace || along(point) <= own.upperBound {
                let thickness = extent(of: only.frame, across)
                return across(point) < (thickness.lowerBound + thickness.upperBound) / 2 ? only.id : nil
            }
        }
        return line.first { along(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) > along(point) }?.id
    }

    // MARK: Steps

    func makeStep() throws {
        log.moves = []
        switch Int.random(in: 0..<13, using: &random) {
        case 0, 1: try lift()
        case 2...5: try hover()
        case 6: try drop()
        case 7: cancel()
        case 8: try tap()
        case 9: try act()
        case 10: answer()
        case 11: editData()
        default: resize()
        }
        check()
    }

    /// Has the pointer somewhere in the flow, or sometimes beside it, or where it was already.
    private func point() -> CGPoint {
        if let last = drag?.points.last, Int.random(in: 0..<5, using: &random) == 0 {
            return CGPoint(x: last.x + .random(in: -1...1, using: &random), y: last.y)
        }
        let size = host.frames.frame.size
        let isOutside = Int.random(in: 0..<6, using: &random) == 0
        return CGPoint(
            x: .random(in: 0...size.width, using: &random),
            y: isOutside ? size.height + 20 : .random(in: 0...size.height, using: &random))
    }

    private func isInFlow(_ point: CGPoint) -> Bool {
        placeInFront.contains(point)
    }

    private var placeInFront: CGRect {
        host.frames.preorder.last { $0.name == "onDrop" }?.frame ?? .null
    }

    private func lift() throws {
        guard let chip = visible.randomElement(using: &random) else { return }
        guard !log.stays(chip.id) else {
            #expect(throws: DriverError.self) { try host.lift(id: chip.id) }
            return
        }
        let lifted = try host.lift(id: chip.id)
        lifted.needsTouch = Bool.random(using: &random)
        story.append("lift \(chip.id)" + (lifted.needsTouch ? ", which needs touch" : ""))
        drag = Drag(id: chip.id, name: log.name(of: chip.id), lifted: lifted)
        expect(shown == log.ids, "a lift shows another order")
    }

    /// What may be seen when the pointer has come to a point: where it has moved little since the others made space, all
    /// stays.
    private func expected(_ drag: Drag, at point: CGPoint) -> [[Int]] {
        guard log.ids.contains(drag.id) else { return [log.ids] }
        let new = order(of: drag.id, at: point)
        func isNear(_ other: CGPoint) -> Bool { abs(other.x - point.x) <= 2 && abs(other.y - point.y) <= 2 }
        if let changePoint = drag.changePoint, shown != log.ids { return [isNear(changePoint) ? shown : new] }
        return drag.points.contains(where: isNear) ? [new, shown] : [new]
    }

    private func hover() throws {
        guard var drag else { return try lift() }
        let point = point()
        story.append("move to \(point.x), \(point.y)")
        guard isInFlow(point) else {
            drag.lifted.move(to: point)
            self.drag?.isOver = false
            expect(drag.isLost || shown == log.ids, "away from the flow, the order is another one")
            return
        }
        let (expected, old) = (expected(drag, at: point), shown)
        drag.lifted.move(to: point)
        drag.points.append(point)
        if shown != old { drag.changePoint = point }
        (drag.isOver, drag.isLost) = (true, false)
        drag.place = place(of: drag.id, in: log.ids)
        self.drag = drag
        expect(expected.contains(shown), "\(shown) is not \(expected)")
        expect(faint == (visible.contains { $0.id == drag.id } ? [drag.id] : []), "faint: \(faint)")
    }

    private func drop() throws {
        guard let drag else { return try lift() }
        // What has changed since the last word of the drag is not told before the drop.
        let isThere =
            drag.isOver && !drag.isLost && drag.points.last.map(isInFlow) == true
            && Bool.random(using: &random)
        let point = isThere ? drag.points[drag.points.count - 1] : point()
        story.append("drop at \(point.x), \(point.y)" + (isThere ? " again" : ""))
        guard isInFlow(point) else {
            #expect(throws: DriverError.self) { try drag.lifted.drop(at: point) }
            self.drag?.isOver = false
            expect(drag.isLost || shown == log.ids, "after a drop outside, the order is another one")
            expect(log.moves.isEmpty, "a drop outside moves a view")
            return
        }
        self.drag = nil
        let old = log.ids
        let place = place(of: drag.id, in: old)
        let expected =
            isThere && shown != old
            ? [shown]
            : isThere && place != nil && place != drag.place
                ? [order(of: drag.id, at: point)] : expected(drag, at: point)
        log.answers = !answersLate
        if isThere { try drag.lifted.drop() } else { try drag.lifted.drop(at: point) }
        let new = log.moves.first.map { log.moved(old, $0) } ?? old
        expect(log.moves.count <= 1, "several moves: \(log.moves)")
        expect(expected.contains(new), "the move \(log.moves) gives \(new), not \(expected)")
        let isKnown = !answersLate || !hasEqualNeighbor(drag.id, from: old, to: new)
        expect(shown == (isKnown ? new : old), "after the drop, \(shown) is not \(new)")
        if let move = log.moves.first {
            expect(old.filter { !log.stays($0) }[move.source] == drag.id, "another view moves")
            if answersLate { unanswered = (drag.id, log.name(of: drag.id), new) }
        }
        expect(placeInFront.size == .zero, "the place for drops is still open")
    }

    /// Whether a chip that moves goes past one of the same id first, so that nobody can tell by the ids when the data follows.
    private func hasEqualNeighbor(_ id: Int, from old: [Int], to new: [Int]) -> Bool {
        guard let source = old.firstIndex(of: id), let destination = new.firstIndex(of: id),
            source != destination
        else { return false }
        return log.tag(of: old[source + (destination > source ? 1 : -1)]) == log.tag(of: id)
    }

    // A pessimistic host tells nobody.
    private func cancel() {
        guard let drag else { return }
        story.append("cancel")
        drag.lifted.cancel()
        self.drag?.isLost = true
    }

    // A chip gets the tap at once, and nothing else changes.
    private func tap() throws {
        guard let chip = visible.randomElement(using: &random) else { return }
        story.append("tap \(chip.id)")
        let (order, faint) = (shown, faint)
        try host.tap(at: CGPoint(x: chip.frame.midX, y: chip.frame.midY))
        taps[chip.id, default: 0] += 1
        _ = host.frames
        expect(log.taps[chip.id] == taps[chip.id], "\(chip.id) has another state, or has not got the tap")
        expect(shown == order && self.faint == faint, "a tap changes the drag")
    }

    private func act() throws {
        guard let chip = visible.randomElement(using: &random) else { return }
        let distance = Bool.random(using: &random) ? 1 : -1
        let name = distance == 1 ? "Move Forward" : "Move Back"
        story.append("\(name) \(chip.id)")
        let old = log.ids
        let isInOrder = shown == old
        log.answers = true
        let isDone = (try? host.perform(accessibilityAction: name, onID: chip.id)) != nil
        if isDone {
            let neighbor = (old.firstIndex(of: chip.id) ?? -1) + distance
            expect(isInOrder, "an action while the order is another one")
            guard old.indices.contains(neighbor) else { return fail("an action leads nowhere") }
            expect(!log.stays(chip.id) && !log.stays(old[neighbor]), "an action moves what stays")
            var new = old
            new.swapAt(neighbor, neighbor - distance)
            expect(log.ids == new, "the action gives \(log.ids), not \(new)")
        } else if drag == nil, unanswered == nil {
            // Nor do views change places with hidden ones.
            let end = distance == 1 ? visible.last?.id : old.first
            let neighbor = (old.firstIndex(of: chip.id) ?? -1) + distance
            expect(
                end == chip.id || log.stays(chip.id) || log.stays(old[neighbor]), "the action is missing")
        }
    }

    // The app does what it was asked for, as far as the data is still what it was.
    private func answer() {
        guard let unanswered else { return editData() }
        var ids = log.ids.filter { $0 != unanswered.id }
        guard ids.count < log.ids.count else { return editData() }
        let next = unanswered.order.drop { $0 != unanswered.id }.dropFirst().first(where: ids.contains)
        ids.insert(unanswered.id, at: next.flatMap(ids.firstIndex) ?? ids.count)
        guard ids != log.ids else { return editData() }
        story.append("answer")
        self.unanswered = nil
        change(to: ids)
    }

    private func change(to ids: [Int]) {
        drag?.changePoint = nil
        log.change?(ids)
        _ = host.frames
    }

    private func editData() {
        var ids = log.ids
        let number = ids.isEmpty ? 0 : Int.random(in: 0..<ids.count, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1: ids.insert(log.newID(), at: number)
        case 2: ids.append(log.newID())
        case 3 where !ids.isEmpty: ids.remove(at: number)
        case 4: ids.removeAll { $0 == drag?.id }
        case 5: ids.removeLast(min(ids.count, 3))
        case 6: ids = [log.newID(), log.newID()]
        case 7: ids.shuffle(using: &random)
        case 8: ids.removeAll(where: log.stays)
        default:
            ids = Int.random(in: 0..<4, using: &random) == 0 ? [] : (0..<5).map { _ in log.newID() } + ids
        }
        story.append("data \(ids)")
        taps = Dictionary(uniqueKeysWithValues: ids.map { ($0, taps[$0] ?? 0) })
        change(to: ids)
    }

    private func resize() {
        let length = CGFloat.random(in: 60..<300, using: &random)
        let lines = [1, 2, nil, nil].randomElement(using: &random) ?? nil
        story.append("length \(length), lines \(lines.map(String.init) ?? "-")")
        drag?.changePoint = nil
        log.resize?(length, lines)
        _ = host.frames
    }

    // MARK: At any time

    private func check() {
        if let name = drag?.name { drag?.id = log.id(named: name) }
        let (ids, shown) = (log.ids, shown)
        let moving = drag?.id ?? unanswered.map { log.id(named: $0.name) }
        story.append("  \(ids) shown as \(shown)")
        expect(shown == ids || moving != nil, "\(shown) is not \(ids)")
        expect(shown.filter { $0 != moving } == ids.filter { $0 != moving }, "\(shown) is not \(ids)")
        expect(shown.count == ids.count, "\(shown) is not \(ids)")
        expect(faint.allSatisfy { $0 == drag?.id }, "faint: \(faint)")
        for id in ids { expect(log.appearances[id] == 1, "\(id) was made \(log.appearances[id] ?? 0) times") }
    }

    private func expect(_ isRight: Bool, _ fault: @autoclosure () -> String) {
        if !isRight { fail(fault()) }
    }

    private func fail(_ fault: String) { faults.append(fault) }
}

private typealias Move = (source: Int, destination: Int)
/// The id that a chip has, and how many before it have the same.
private typealias ChipName = (tag: String, repetition: Int)

@MainActor
private final class Log {
    var ids = Array(0..<9)
    var moves: [Move] = []
    /// Whether the data follows a drop at once.
    var answers = true
    /// Whether some views stay where they are.
    var haveSomeToStay = false
    /// Whether two thirds of the views have one of two ids.
    var haveEqualIDs = false
    /// Whether there is a view in place of hidden ones.
    var hasOverflowView = false
    var taps: [Int: Int] = [:]
    var appearances: [Int: Int] = [:]
    var change: (([Int]) -> Void)?
    var resize: ((CGFloat, Int?) -> Void)?
    private var latestID = 8

    func newID() -> Int {
        latestID += 1
        return latestID
    }

    /// The id that the app gives a chip.
    func tag(of id: Int) -> String { haveEqualIDs && id % 3 < 2 ? "\(id % 3)" : "chip \(id)" }

    func name(of id: Int) -> ChipName {
        let tag = tag(of: id)
        return (tag, ids.prefix { $0 != id }.count { self.tag(of: $0) == tag })
    }

    /// The chip that has a name now; -1 if there is none, or if it stays where it is.
    func id(named name: ChipName) -> Int {
        let named = ids.filter { tag(of: $0) == name.tag }.dropFirst(name.repetition).first
        return named.flatMap { stays($0) ? nil : $0 } ?? -1
    }

    func stays(_ id: Int) -> Bool { haveSomeToStay && id % 4 == 3 }

    /// The ids after a move of those that move, while the others keep their places.
    func moved(_ ids: [Int], _ move: Move) -> [Int] {
        var moving = ids.filter { !stays($0) }
        moving.move(fromOffsets: IndexSet(integer: move.source), toOffset: move.destination)
        var rest = moving[...]
        return ids.map { stays($0) ? $0 : rest.removeFirst() }
    }
}

private struct Chips: View {
    let axis: Axis
    let log: Log
    @State private var ids = Array(0..<9)
    @State private var length: CGFloat = 150
    @State private var lines: Int?

    var body: some View {
        let _ = connect()
        flow.frame(width: 400, alignment: .leading)
    }

    @ViewBuilder private var flow: some View {
        switch axis {
        case .horizontal:
            HFlow(spacing: 10) { chips }
                .maxLines(lines) { _ in overflow }
                .onFlowReorder(perform: move)
                .frame(width: length, alignment: .leading)
        case .vertical:
            VFlow(spacing: 10) { chips }
                .maxLines(lines) { _ in overflow }
                .onFlowReorder(perform: move)
                .frame(height: length, alignment: .top)
        }
    }

    @ViewBuilder private var overflow: some View {
        if log.hasOverflowView { Box(20, 20).id("overflow") }
    }

    private func connect() {
        log.change = { new in
            ids = new
            log.ids = new
        }
        log.resize = { (length, lines) = ($0, $1) }
    }

    private var chips: some View {
        ForEach(ids, id: \.self) { id in
            let length = 20 + id * 7 % 5 * 12
            // The id inside is for this test: no flow can see it.
            ZStack { Chip(length: CGFloat(length), axis: axis, id: id, log: log).id(id) }
                .id(log.tag(of: id))
                .flowMoveDisabled(log.stays(id))
        }
    }

    private func move(from source: IndexSet, to destination: Int) {
        let moves = source.map { ($0, destination) }
        log.moves += moves
        if log.answers {
            ids = moves.reduce(ids) { log.moved($0, $1) }
            log.ids = ids
        }
    }
}

private struct Chip: View {
    let length: CGFloat
    let axis: Axis
    let id: Int
    let log: Log
    @State private var taps = 0

    var body: some View {
        Box(axis == .horizontal ? length : 20, axis == .horizontal ? 20 : length)
            .onTapGesture {
                taps += 1
                log.taps[id] = taps
            }
            .onAppear { log.appearances[id, default: 0] += 1 }
    }
}
