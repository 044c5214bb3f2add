/// The drag of a view to another place in its flow: from the lift until the flow shows the result.
///
/// It does not know how the view is dragged. The data changes once, when the view is dropped. Until then, the flow shows the
/// order that the data would have after a pending move. A move is pending only as long as the data has the view where it was,
/// so it does not matter whether a flow learns first that the view was dropped, or that the data has changed.
package struct FlowDrag: Equatable {
    /// The view that is dragged.
    package let id: AnyHashable
    let session: DragSession
    /// The move that a drop would be; `nil` while the view is not over the flow.
    private var move: FlowMove?
    /// Where the pointer was when the views last made space.
    private var changePoint: CGPoint?
    /// Whether the view is dropped: now the data has to make the move.
    var isDropped = false

    /// Begins when a view is lifted.
    init(lifting id: AnyHashable, in session: DragSession) {
        (self.id, self.session) = (id, session)
    }

    /// Follows the pointer over the flow.
    ///
    /// When views make space, other views may come under the pointer, which would change the destination again. So nothing
    /// happens until the pointer has moved a little.
    ///
    /// - Parameters:
    ///   - place: Where the view is in the data.
    ///   - index: The index of the view before which it would go, in its section as that is shown now.
    ///   - count: The number of views in its section. The data may have changed since they were shown.
    package mutating func hover(
        at pointer: CGPoint, from place: FlowPlace, before index: Int, among count: Int
    ) {
        guard !isDropped else { return }
        let known = move.flatMap { move in
            let isSame = move.source == place.number && move.sectionIndex == place.sectionIndex
            return isSame && move.destination < count ? move.destination : nil
        }
        let shown = known ?? place.number
        let new = min(index > shown ? index - 1 : index, count - 1)
        if let known, new == known || !hasMoved(pointer) {
            move = FlowMove(place: place, destination: known)
        } else {
            move = FlowMove(place: place, destination: new)
            changePoint = pointer
        }
    }

    private func hasMoved(_ pointer: CGPoint) -> Bool {
        changePoint.map { abs(pointer.x - $0.x) > 2 || abs(pointer.y - $0.y) > 2 } ?? true
    }

    /// The pointer has left the flow. It may come back, or the drag may end unreported.
    mutating func leave() {
        if !isDropped { move = nil }
    }

    /// Whether the view is over the flow, and not dropped yet.
    var isOverFlow: Bool { move != nil && !isDropped }

    /// Whether no move is pending, or the data has answered it.
    var isShownInOrder: Bool { move == nil || session.isAnswered.current }

    /// How long to wait for the next event of the drag; `nil` for as long as it takes: a finger may rest over the flow.
    ///
    /// After the drop, how long the data may take to change.
    ///
    /// - Parameter knowsMouse: Whether the mouse can tell that the drag goes on.
    func timeout(knowsMouse: Bool) -> Duration? {
        if isDropped || knowsMouse { return .seconds(1) }
        return isOverFlow ? nil : .seconds(20)
    }

    /// The pending move, which the data has not made yet. Its source and its destination are in the data. Once the data has
    /// changed after the drop, no move is pending any more, even if the data changes back.
    ///
    /// - Parameter id: The id of an element in a section of the data; `nil` if there is none.
    package func pendingMove(id: (_ sectionIndex: Int, _ number: Int) -> AnyHashable?) -> FlowMove? {
        if let move, !session.isAnswered.current, id(move.sectionIndex, move.source) == self.id,
            id(move.sectionIndex, move.destination) != nil
        {
            return move
        }
        if isDropped { session.isAnswered.current = true }
        return nil
    }
}

extension Binding<FlowDrag?> {
    /// Begins a drag, and returns its name. A view that is lifted again before a drop keeps its name, which the system may know.
    package func lift(_ id: AnyHashable) -> String {
        let old = wrappedValue.flatMap { $0.isDropped || $0.id != id ? nil : $0.session }
        let session = old ?? DragSession()
        session.lastEvent.current = .now
        wrappedValue = FlowDrag(lifting: id, in: session)
        return session.name
    }
}
