/// A flow whose views people drag to other places.
///
/// The view that is dragged follows the pointer, and the others make space for it where it would go. Only the order of
/// views changes for that: the data changes once, when the view is dropped.
struct ReorderableFlow<L: FlowContainer & Layout, Content: View>: View {
    private let layout: L
    private let decoration: FlowDecoration
    private let content: Content
    private let reordering: FlowReordering
    @GestureState(resetTransaction: Transaction(animation: .default)) private var drag: FlowDrag?
    @State private var memory = Memory()
    @Environment(\.layoutDirection) private var layoutDirection

    private final class Memory {
        let placed = PlacedFlow()
        let last = FlowReordering.Last()
    }

    private var placed: PlacedFlow { layout._configuration.placed ?? memory.placed }

    init(layout: L, decoration: FlowDecoration, content: Content, reordering: FlowReordering) {
        self.layout = layout
        self.decoration = decoration
        self.content = content
        self.reordering = reordering
    }

    var body: some View {
        let layout = layout.with { flow in
            flow._configuration.placed = placed
            flow._configuration.lifted = lifted
        }
        var decoration = decoration
        // Meanwhile, the views are numbered as a drop would have it.
        decoration.reordering = reordering.enabled(while: drag == nil)
        return DecoratedFlow(layout: layout, decoration: decoration, content: draggableContent)
            .coordinateSpace(name: FlowDrag.Space())
    }

    private var lifted: LiftedView? {
        guard let drag, let width = placed.placement?.width else { return nil }
        let isMirrored = layoutDirection == .rightToLeft
        return LiftedView(
            number: drag.move.destination,
            center: CGPoint(x: isMirrored ? width - drag.center.x : drag.center.x, y: drag.center.y))
    }

    @ViewBuilder private var draggableContent: some View {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *),
            !OlderSystems.areTested.get()
        {
            Group(subviews: content) { draggable($0) }
        } else {
            _VariadicView.Tree(SubviewsRoot { draggable($0) }) { content }
        }
    }

    /// The views of the content in the order that a drop would give them.
    private func draggable<Views: RandomAccessCollection>(_ views: Views) -> some View
    where Views.Element: View & Identifiable {
        var views = Array(views)
        if let move = drag?.move, views.indices.contains(move.source),
            views.indices.contains(move.destination)
        {
            views.insert(views.remove(at: move.source), at: move.destination)
        }
        return ForEach(Array(views.enumerated()), id: \.element.id) { number, view in
            view
                .zIndex(number == drag?.move.destination ? 1 : 0)
                #if !os(tvOS)
                    .gesture(reordering.isEnabled ? gesture(of: number) : nil)
                #endif
        }
    }

    @available(tvOS, unavailable)
    private func gesture(of number: Int) -> some Gesture {
        reordering.gesture($drag, last: memory.last) { drag, start, pointer in
            guard let placement = placed.placement else { return nil }
            let area = FlowDragArea(
                placement: placement, frame: CGRect(x: 0, y: 0, width: placement.width, height: 0),
                isMirrored: layoutDirection == .rightToLeft)
            let place = FlowMove(source: number, destination: number)
            let new = area.frame(ofNumber: number).map { FlowDrag(from: place, frame: $0, pointer: start) }
            guard var drag = drag ?? new else { return nil }
            drag.follow(pointer, before: area.insertionNumber(at: pointer))
            return drag
        }
    }
}
