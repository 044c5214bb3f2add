import PortableUITesting
import TestSupport
import Testing

/// What people move to other places, by dragging it or as VoiceOver and its like do.
extension LazyHistory {
    typealias Move = (section: Int, source: Int, offset: Int)

    /// An item that is dragged.
    struct Drag {
        let view: LiftedView
        let id: Int
        /// The item's places in the data and after a drop, while it is over the flow.
        var pending: (section: Int, source: Int, destination: Int)?
        /// Where the pointer was in the flow when views last made space.
        var changePoint: CGPoint?

        /// The move that a drop would be, unless the data has changed too much.
        func move(in sections: [Group]) -> Move? {
            guard let (section, source, destination) = pending, section < sections.count else { return nil }
            let items = sections[section].items
            guard source < items.count, items[source].key == id, destination < items.count else { return nil }
            return (section, source, destination > source ? destination + 1 : destination)
        }
    }

    /// Lifts an item, drags it on, or lets it go.
    func makeDragStep() throws {
        guard let drag else {
            let ids = seen.tiles.keys.filter(seen.isInSight).sorted()
            guard let id = ids.randomElement(using: &random) else { return }
            if random.chance(4) { return act(on: id) }
            story.append("lift \(id)")
            drag = Drag(view: try host.lift(id: id), id: id)
            return
        }
        let size = seen.window.size
        guard !seen.window.isEmpty else { return }
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
        let pointer = host.mirrored(CGRect(origin: point, size: .zero)).origin
        let place = place(of: drag.id)
        // Where nothing of its section is in sight, it depends on what a lazy stack has made.
        let isNear = place.map { !isGuessed || isInSight(section: $0.section) } ?? true
        drag.view.move(to: isNear ? point : CGPoint(x: -100, y: -100))
        guard drag.view.operation != nil else { return drag.pending = nil }
        let picturePoint = CGPoint(x: pointer.x - shift.width, y: pointer.y - shift.height)
        guard let (section, source) = place,
            let number = picture.insertionNumber(
                at: picturePoint, in: section, where: { $0.ids.contains { seen.tiles[$0] != nil } })
        else { return }
        let count = screen.sections[section].items.count
        let known = drag.pending.flatMap { pending in
            pending.section == section && pending.source == source && pending.destination < count
                ? pending.destination : nil
        }
        let destination = min(number > known ?? source ? number - 1 : number, count - 1)
        // In the flow, whose start may move as a lazy stack guesses anew.
        let space =
            axis == .horizontal
            ? CGSize(width: 0, height: screen.space) : CGSize(width: screen.space, height: 0)
        let flowPoint = CGPoint(
            x: pointer.x - seen.content.minX - space.width, y: pointer.y - seen.content.minY - space.height)
        let isStill =
            drag.changePoint.map { abs($0.x - flowPoint.x) <= 2 && abs($0.y - flowPoint.y) <= 2 } ?? false
        if let known, isStill || destination == known {
            drag.pending = (section, source, known)
        } else {
            drag.pending = (section, source, destination)
            drag.changePoint = flowPoint
        }
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
            guard move != nil, let id = seen.tiles.keys.min() else { return }
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
        guard let (section, source) = place(of: id) else { return }
        let offset = isForward ? source + 2 : source - 1
        let isThere = (0...screen.sections[section].items.count).contains(offset)
        expect(isThere ? (section, source, offset) : nil) {
            _ = try? host.perform(accessibilityAction: isForward ? "Move Forward" : "Move Back", onID: id)
        }
    }

    /// Expects that people ask for a move, among the items of all sections, and makes it.
    private func expect(_ move: Move?, _ action: () -> Void) {
        screen.log.move = nil
        action()
        let start = screen.sections[..<(move?.section ?? 0)].reduce(0) { $0 + $1.items.count }
        let (source, offset) = (screen.log.move?.source.first, screen.log.move?.destination)
        #expect(
            source == move.map { $0.source + start } && offset == move.map { $0.offset + start },
            "\(name): \(source ?? -1) is moved to \(offset ?? -1), and not \(move.debugDescription)")
        guard let move else { return }
        change("moved") { $0 = sections(after: move) }
    }

    func sections(after move: Move) -> [Group] {
        var sections = screen.sections
        sections[move.section].items.move(fromOffsets: IndexSet(integer: move.source), toOffset: move.offset)
        return sections
    }
}
