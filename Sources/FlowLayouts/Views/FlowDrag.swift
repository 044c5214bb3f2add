/// A view that is dragged, in the coordinates of ``FlowDrag/Space``.
struct FlowDrag: Equatable {
    /// The move that a drop would be.
    private(set) var move: FlowMove
    /// The view's middle, and where it is from the pointer.
    private(set) var center: CGPoint
    private let grip: CGSize
    let size: CGSize

    /// Begins to drag a view from where it is.
    init(from place: FlowMove, frame: CGRect, pointer: CGPoint) {
        move = place
        center = CGPoint(x: frame.midX, y: frame.midY)
        grip = CGSize(width: center.x - pointer.x, height: center.y - pointer.y)
        size = frame.size
    }

    /// Follows the pointer.
    ///
    /// - Parameter number: That of the view before which it would go, among the views as they are now.
    mutating func follow(_ pointer: CGPoint, before number: Int?) {
        center = CGPoint(x: pointer.x + grip.width, y: pointer.y + grip.height)
        if let number { move.destination = number > move.destination ? number - 1 : number }
    }

    /// The coordinates of the nearest flow around a view.
    struct Space: Hashable {
        static var named: CoordinateSpace { .named(Space()) }
    }
}

/// The views of a flow, or of a line of one, for a pointer to find.
struct FlowDragArea {
    let placement: PlacedFlow.Placement
    /// Where they are, in the coordinates of ``FlowDrag/Space``.
    let frame: CGRect
    let isMirrored: Bool

    /// The number of the view at a point.
    func number(at point: CGPoint) -> Int? {
        placement.numbers.indices.last { self.frame(of: $0).contains(point) }.map { placement.numbers[$0] }
    }

    /// The frame of a view, if it is shown.
    func frame(ofNumber number: Int) -> CGRect? {
        placement.numbers.firstIndex(of: number).map { frame(of: $0) }
    }

    /// The number of the view before which something goes that is dropped at a point.
    func insertionNumber(at point: CGPoint) -> Int {
        let item = placement.arrangement.insertionIndex(
            atX: isMirrored ? frame.maxX - point.x : point.x - frame.minX, y: point.y - frame.minY,
            options: placement.options)
        return item < placement.numbers.count ? placement.numbers[item] : (placement.numbers.last ?? -1) + 1
    }

    private func frame(of item: Int) -> CGRect {
        let rect = placement.arrangement.frames[item]
        let x = isMirrored ? frame.maxX - rect.x - rect.width : frame.minX + rect.x
        return CGRect(x: x, y: frame.minY + rect.y, width: rect.width, height: rect.height)
    }
}

extension FlowReordering {
    /// The drag that was followed last, which is gone from the state by the time that it has ended.
    final class Last {
        fileprivate var drag: FlowDrag?
    }

    /// In seconds. A finger has to wait, as it may be about to scroll.
    private static var pressDuration: Double {
        #if os(macOS)
            0
        #else
            0.3
        #endif
    }

    /// Drags a view, and moves it when it is dropped.
    ///
    /// - Parameters:
    ///   - state: The drag as long as it goes on.
    ///   - last: Kept by the view that keeps the state.
    ///   - follow: Begins a drag, or follows the pointer: from where it went down to where it is.
    @available(tvOS, unavailable)
    @MainActor func gesture(
        _ state: GestureState<FlowDrag?>, last: Last,
        follow: @escaping (_ drag: FlowDrag?, _ start: CGPoint, _ pointer: CGPoint) -> FlowDrag?
    ) -> some Gesture {
        LongPressGesture(minimumDuration: Self.pressDuration)
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: FlowDrag.Space.named))
            .updating(state) { value, drag, transaction in
                guard case .second(true, let pointer?) = value else {
                    last.drag = nil
                    return
                }
                let old = drag
                drag = follow(drag, pointer.startLocation, pointer.location)
                last.drag = drag
                if let old, old.move != drag?.move { transaction.animation = .default }
            }
            .onEnded { _ in
                if let drag = last.drag { perform(drag.move) }
                last.drag = nil
            }
    }
}
