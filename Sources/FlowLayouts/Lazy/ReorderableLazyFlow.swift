/// A lazy flow whose views people drag to other places.
///
/// A view that goes to another line gets another identity, and a gesture of its own would end. So the gesture is that of
/// the whole flow. Lines show the elements in the order that a drop would give them, with a free place for the view that
/// is dragged. That view is made once more in front of them, and stays, unseen, on the line where the gesture began.
struct ReorderableLazyFlow<Data: RandomAccessCollection, ID: Hashable, Header, Flow: View, Item: View>: View {
    typealias Section = LazyFlowLineSection<Data, ID, Header>
    typealias Places = LazyFlowPlaces<Data, ID>

    let sections: [Section]
    /// Another number for other sections.
    let evaluation: Int
    let axis: Axis
    let reordering: FlowReordering
    let flow: (_ sections: [Section], _ places: Places) -> Flow
    let item: (Data.Element) -> Item
    @GestureState(resetTransaction: Transaction(animation: .default)) private var drag: FlowDrag?
    @State private var memory = Memory()
    @Environment(\.layoutDirection) private var layoutDirection

    private final class Memory {
        let places = Places()
        let last = FlowReordering.Last()
    }

    var body: some View {
        MovedLazyFlow(evaluation: evaluation, move: drag?.move) { move in
            flow(sections.map { $0.showing(move) }, memory.places)
        }
        .equatable()
        #if !os(tvOS)
            .gesture(reordering.isEnabled ? gesture : nil)
        #endif
        .overlay { liftedView }
        .coordinateSpace(name: FlowDrag.Space())
    }

    @ViewBuilder private var liftedView: some View {
        if let drag, let rows = sections.first(where: { $0.number == drag.move.section })?.rows,
            drag.move.source < rows.flow.count
        {
            let element = rows.element(at: drag.move.source)
            LiftedViewLayout(drag: drag, isMirrored: isMirrored) {
                item(element.value).id(element.id)
            }
            .allowsHitTesting(false)
        }
    }

    private var isMirrored: Bool { layoutDirection == .rightToLeft }

    @available(tvOS, unavailable)
    private var gesture: some Gesture {
        reordering.gesture($drag, last: memory.last) { drag, start, pointer in
            guard var drag = drag ?? beginDrag(at: start) else { return nil }
            drag.follow(pointer, before: insertionNumber(at: pointer, in: drag.move.section))
            return drag
        }
    }

    /// Begins to drag the view at a point, if there is one.
    private func beginDrag(at point: CGPoint) -> FlowDrag? {
        for line in memory.places.lines.reversed() {
            guard let area = line.area(isMirrored: isMirrored), let number = area.number(at: point),
                let frame = area.frame(ofNumber: number)
            else { continue }
            return FlowDrag(from: line.place(ofNumber: number), frame: frame, pointer: point)
        }
        return nil
    }

    /// Where in a section something goes that is dropped at a point; `nil` if no line of it exists.
    private func insertionNumber(at point: CGPoint, in section: Int) -> Int? {
        let line = memory.places.lines.filter { $0.section == section }
            .min {
                ($0.distance(to: point, across: axis), -$0.line) < (
                    $1.distance(to: point, across: axis), -$1.line
                )
            }
        guard let line, let area = line.area(isMirrored: isMirrored) else { return nil }
        return line.place(ofNumber: area.insertionNumber(at: point)).source
    }
}

/// A flow in which an element has another place. It is evaluated only if that has changed, not whenever the pointer
/// moves.
nonisolated private struct MovedLazyFlow<Flow: View>: View, Equatable {
    let evaluation: Int
    let move: FlowMove?
    let flow: (FlowMove?) -> Flow

    @MainActor var body: some View { flow(move) }

    static func == (a: MovedLazyFlow, b: MovedLazyFlow) -> Bool {
        a.evaluation == b.evaluation && a.move == b.move
    }
}

/// Places the view that is dragged in front of its flow.
private struct LiftedViewLayout: Layout {
    let drag: FlowDrag
    let isMirrored: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let x = isMirrored ? bounds.width - drag.center.x : drag.center.x
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + x, y: bounds.minY + drag.center.y), anchor: .center,
                proposal: ProposedViewSize(drag.size))
        }
    }
}
