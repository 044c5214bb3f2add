/// A lazy flow whose views people drag to other places.
///
/// Lines show the elements in the order that a drop would give them. The system shows the view at the pointer, so it does
/// not matter if that is made anew on another line, or no longer exists where it was lifted.
struct ReorderableLazyFlow<Data: RandomAccessCollection, ID: Hashable, Header, Flow: View>: View {
    typealias Section = LazyFlowRowSection<Data, ID, Header>
    typealias Places = LazyFlowPlaces<Data, ID>

    let sections: [Section]
    /// Another number for other sections.
    let evaluation: Int
    let axis: Axis
    let reordering: FlowReordering
    let flow: (_ sections: [Section], _ dragging: LazyFlowDragging<Data, ID>) -> Flow
    @State private var drag: FlowDrag<ID>?
    /// Where the view that is dragged was found last.
    @State private var memory = Memory()
    @State private var lastLift = LastLift()
    @Environment(\.layoutDirection) private var layoutDirection

    private final class Memory {
        let places = Places()
        var origin: FlowMove?
    }

    var body: some View {
        MovedLazyFlow(
            evaluation: evaluation, move: pendingMove, dragged: drag?.isPending == true ? drag?.id : nil
        ) { move, dragged in
            flow(
                sections.map { $0.showing(move) },
                LazyFlowDragging(places: memory.places, dragged: dragged, lift: lift))
        }
        .equatable()
        .coordinateSpace(name: LazyFlowSpaceName())
        .following($drag, by: reordering, isHere: { lastLift.isHere }, hover: hover) { pendingMove }
    }

    /// The move that the data does not have yet.
    private var pendingMove: FlowMove? {
        drag?.pendingMove { section, number in id(ofElement: number, in: section) }
    }

    private func lift(_ id: ID, from place: FlowMove) {
        lastLift.note()
        memory.origin = place
        drag = FlowDrag(lifting: id)
    }

    private func hover(at point: CGPoint) {
        guard var new = drag, let place = currentPlace(of: new.id),
            let number = insertionNumber(at: point, in: place.section)
        else { return }
        new.hover(at: point, from: place, before: number)
        if new != drag { withAnimation { drag = new } }
    }

    private func id(ofElement number: Int, in section: Int) -> ID? {
        section < sections.count ? sections[section].rows.id(ofElement: number) : nil
    }

    /// Where an element is in the data: where it was, unless that has changed meanwhile. O(n) then.
    private func currentPlace(of id: ID) -> FlowMove? {
        if let origin = memory.origin, self.id(ofElement: origin.source, in: origin.section) == id {
            return origin
        }
        for section in sections {
            if let number = section.rows.number(of: id) {
                memory.origin = FlowMove(
                    section: section.number, start: section.start, source: number, destination: number)
                return memory.origin
            }
        }
        return nil
    }

    /// Where in a section something goes that is dropped at a point; `nil` if no row of it exists.
    private func insertionNumber(at point: CGPoint, in section: Int) -> Int? {
        let row = memory.places.rows.filter { $0.section == section }
            .min {
                ($0.distance(to: point, across: axis), -$0.number) < (
                    $1.distance(to: point, across: axis), -$1.number
                )
            }
        guard let row, let area = row.area(isMirrored: layoutDirection == .rightToLeft) else { return nil }
        return row.place(ofNumber: area.insertionNumber(at: point)).source
    }
}

/// What a lazy flow needs to know while a view is dragged.
struct LazyFlowDragging<Data: RandomAccessCollection, ID: Hashable> {
    /// What is told where rows are.
    let places: LazyFlowPlaces<Data, ID>
    /// The id of the view that is dragged over the flow.
    let dragged: ID?
    let lift: (_ id: ID, _ place: FlowMove) -> Void
}

/// A flow in which an element has another place. It is evaluated only if that has changed, not whenever the pointer
/// moves.
nonisolated private struct MovedLazyFlow<ID: Hashable, Flow: View>: View, Equatable {
    let evaluation: Int
    let move: FlowMove?
    let dragged: ID?
    let flow: (_ move: FlowMove?, _ dragged: ID?) -> Flow

    @MainActor var body: some View { flow(move, dragged) }

    static func == (a: MovedLazyFlow, b: MovedLazyFlow) -> Bool {
        a.evaluation == b.evaluation && a.move == b.move && a.dragged == b.dragged
    }
}
