/// A lazy flow whose views people drag to other places.
///
/// Lines show the elements in the order that a drop would give them. The system shows the view at the pointer, so it does
/// not matter if that is made anew in another block, or no longer exists where it was lifted.
struct ReorderableLazyFlow<
    L: FlowContainer & Layout, Data: RandomAccessCollection, ID: Hashable, Content: View, Header, Flow: View
>: View {
    typealias Part = LazyFlowPart<L, Data, ID, Content, Header>

    let parts: [Part]
    let axis: Axis
    let reordering: FlowReordering
    let flow: (_ parts: [Part]) -> Flow
    @State private var drag: FlowDrag<ID>?
    /// Where the view that is dragged was found last.
    @State private var memory = Memory()
    @Environment(\.layoutDirection) private var layoutDirection

    private final class Memory {
        let places = LazyFlowPlaces()
        var origin: FlowMove?
    }

    var body: some View {
        let move = pendingMove
        let dragged = drag?.isPending == true ? drag?.id : nil
        let dragging = LazyFlowDragging(places: memory.places, dragged: dragged, lift: lift)
        return flow(parts.map { $0.showing(move, dragging) })
            .coordinateSpace(name: LazyFlowSpaceName())
            .following($drag, by: reordering, hover: hover) { pendingMove }
    }

    /// The move that the data does not have yet.
    private var pendingMove: FlowMove? {
        drag?.pendingMove { section, number in id(ofElement: number, in: section) }
    }

    private func lift(_ id: ID, from place: FlowMove) {
        memory.origin = place
        $drag.lift(id)
    }

    private func hover(at point: CGPoint) -> FlowDrag<ID>? {
        guard var new = drag, let place = currentPlace(of: new.id),
            let number = insertionIndex(at: point, in: place.section)
        else { return drag }
        new.hover(at: point, from: place, before: number)
        return new
    }

    private func id(ofElement number: Int, in section: Int) -> ID? {
        section < parts.count ? parts[section].elements.id(ofElement: number) : nil
    }

    /// Where an element is in the data: where it was, unless that has changed meanwhile. O(n) then.
    private func currentPlace(of id: ID) -> FlowMove? {
        if let origin = memory.origin, self.id(ofElement: origin.source, in: origin.section) == id {
            return origin
        }
        for part in parts {
            if let number = part.elements.number(of: id) {
                memory.origin = part.place(ofNumber: number)
                return memory.origin
            }
        }
        return nil
    }

    /// The index in a section before which something goes that is dropped at a point; `nil` if nothing of it exists.
    private func insertionIndex(at point: CGPoint, in section: Int) -> Int? {
        memory.places.places(ofSection: section)
            .min {
                ($0.distance(to: point, across: axis), -$0.block) < (
                    $1.distance(to: point, across: axis), -$1.block
                )
            }?
            .insertionIndex(at: point, isMirrored: layoutDirection == .rightToLeft)
    }
}

/// What a lazy flow needs to know while a view is dragged.
struct LazyFlowDragging<ID: Hashable> {
    /// What is told where parts and blocks are.
    let places: LazyFlowPlaces
    /// The id of the view that is dragged over the flow.
    let dragged: ID?
    let lift: (_ id: ID, _ place: FlowMove) -> Void
}
