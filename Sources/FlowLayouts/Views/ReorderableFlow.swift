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
    /// Where views are, and the last drag, which is gone from the state by the time that it has ended.
    @State private var memory = Memory()
    @Environment(\.layoutDirection) private var layoutDirection

    private final class Memory {
        let placed = PlacedFlow()
        var drag: FlowDrag?
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
            flow._configuration.lifted = drag.map { LiftedView(number: $0.destination, center: $0.center) }
        }
        DecoratedFlow(layout: layout, decoration: decoration, content: draggableContent)
            .coordinateSpace(name: FlowReordering.Space())
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
        if let drag, views.indices.contains(drag.source), views.indices.contains(drag.destination) {
            views.insert(views.remove(at: drag.source), at: drag.destination)
        }
        return ForEach(Array(views.enumerated()), id: \.element.id) { number, view in
            view
                .zIndex(number == drag?.destination ? 1 : 0)
                #if !os(tvOS)
                    .gesture(reordering.isEnabled ? gesture(of: number) : nil)
                #endif
        }
    }

    @available(tvOS, unavailable)
    private func gesture(of number: Int) -> some Gesture {
        LongPressGesture(minimumDuration: FlowReordering.pressDuration)
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: FlowReordering.Space.named))
            .updating($drag) { value, drag, transaction in
                guard case .second(true, let pointer?) = value else { return }
                let old = drag
                drag = placed.drag(
                    drag ?? placed.beginDrag(of: number), to: pointer.location, by: pointer.translation,
                    direction: layoutDirection)
                memory.drag = drag
                if let old, old.destination != drag?.destination { transaction.animation = .default }
            }
            .onEnded { _ in
                if let drag = memory.drag { reordering.move(drag) }
                memory.drag = nil
            }
    }
}

/// What is to be done when a view is dropped.
struct FlowReordering {
    let isEnabled: Bool
    let action: (_ source: IndexSet, _ destination: Int) -> Void

    /// The coordinates of the nearest flow around a view.
    struct Space: Hashable {
        static var named: CoordinateSpace { .named(Space()) }
    }

    /// In seconds. A finger has to wait, as it may be about to scroll.
    static var pressDuration: Double {
        #if os(macOS)
            0
        #else
            0.3
        #endif
    }

    func move(_ drag: FlowDrag) {
        guard drag.destination != drag.source else { return }
        let destination = drag.destination > drag.source ? drag.destination + 1 : drag.destination
        action(IndexSet(integer: drag.source), destination)
    }
}

/// A view that is dragged.
struct FlowDrag: Equatable {
    /// Its number among the views of the content.
    let source: Int
    /// Its number if it was dropped now.
    var destination: Int
    /// Where its middle was when the drag began, and where it is, from the flow's top left corner, left to right.
    let start: CGPoint
    var center: CGPoint
}

extension PlacedFlow {
    /// Begins to drag the view with a number, if it is shown.
    fileprivate func beginDrag(of number: Int) -> FlowDrag? {
        guard let placement, let item = placement.numbers.firstIndex(of: number) else { return nil }
        let frame = placement.arrangement.frames[item]
        let center = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        return FlowDrag(source: number, destination: number, start: center, center: center)
    }

    /// Follows a drag to where the pointer is now.
    fileprivate func drag(
        _ drag: FlowDrag?, to location: CGPoint, by translation: CGSize, direction: LayoutDirection
    ) -> FlowDrag? {
        guard let placement, var drag else { return nil }
        let isMirrored = direction == .rightToLeft
        drag.center = CGPoint(
            x: drag.start.x + (isMirrored ? -translation.width : translation.width),
            y: drag.start.y + translation.height)
        drag.destination = placement.destination(
            of: drag, atX: isMirrored ? placement.width - location.x : location.x, y: location.y)
        return drag
    }
}

extension PlacedFlow.Placement {
    /// The number that a view would have if it was dropped at a point. It has the number of its destination so far.
    fileprivate func destination(of drag: FlowDrag, atX x: Double, y: Double) -> Int {
        let item = arrangement.insertionIndex(atX: x, y: y, options: options)
        let number = item < numbers.count ? numbers[item] : (numbers.last ?? -1) + 1
        return number > drag.destination ? number - 1 : number
    }
}
