/// A view that people drag to another place in its flow: from when they lift it until the flow shows what came of that.
///
/// Nothing here knows how it is dragged. The data changes once, when the view is dropped. Until then its flow shows the
/// views in another order, which is that of the data with a move that is pending. As the move is pending only as long as
/// the data is what it was, it does not matter whether a flow learns first that the view was dropped, or that the data
/// has changed.
package struct FlowDrag: Equatable {
    /// The view that is dragged.
    package let id: AnyHashable
    let lift: Lift
    /// The move that a drop would be; `nil` while the view is not over the flow.
    private var move: FlowMove?
    /// Where the pointer was when the views last made space.
    private var changePoint: CGPoint?
    private(set) var isDropped = false

    /// Begins when a view is lifted.
    init(lifting id: AnyHashable, by lift: Lift) {
        self.id = id
        self.lift = lift
    }

    /// Follows the pointer over the flow.
    ///
    /// Where the views make space, other views come to be at the pointer, where the view would go to yet another place.
    /// So nothing follows until the pointer has moved a little.
    ///
    /// - Parameters:
    ///   - pointer: Where it is, in points.
    ///   - place: Where the view is in the data.
    ///   - number: The number of the view before which it would go, as they are shown now.
    package mutating func hover(at pointer: CGPoint, from place: FlowPlace, before number: Int) {
        // The data may have changed since the last time.
        let known = move.flatMap { $0.source == place.number && $0.section == place.section ? $0 : nil }
        let shown = known?.destination ?? place.number
        let new = FlowMove(place: place, destination: number > shown ? number - 1 : number)
        guard !isDropped, known == nil || new != known && hasMoved(pointer) else { return }
        move = new
        changePoint = pointer
    }

    private func hasMoved(_ pointer: CGPoint) -> Bool {
        guard let changePoint else { return true }
        return abs(pointer.x - changePoint.x) > 2 || abs(pointer.y - changePoint.y) > 2
    }

    /// The pointer has left the flow, where it may come back, or be lost without a word.
    mutating func leave() {
        if !isDropped { move = nil }
    }

    /// The view is dropped where it is: the pending move is to be made.
    mutating func drop() {
        isDropped = true
    }

    /// Whether the view is over the flow, and not dropped yet.
    package var isPending: Bool { move != nil && !isDropped }

    /// Whether what is shown is what the data has, once that has been asked for a move.
    @MainActor package var isShownInOrder: Bool { move == nil || lift.isAnswered }

    /// How long the flow waits for what comes next; `nil` for as long as it takes. A finger may rest over a flow, and
    /// nobody hears of it then. Elsewhere it is likely that the drag has ended. After the drop, the data may be slow.
    var patience: Duration? {
        if isDropped { return .seconds(1) }
        return move == nil ? .seconds(5) : nil
    }

    /// The move that the data does not have yet.
    ///
    /// - Parameter id: The id of an element in the section of the move, in the order of the data.
    @MainActor package func pendingMove(id: (_ section: Int, _ number: Int) -> AnyHashable?) -> FlowMove? {
        guard let move, !lift.isAnswered else { return nil }
        guard id(move.section, move.source) == self.id else {
            lift.isAnswered = isDropped
            return nil
        }
        return move
    }

    /// The move that views with these ids do not have yet.
    @MainActor func pendingMove(of ids: [AnyHashable]) -> FlowMove? {
        guard let move = pendingMove(id: { _, number in number < ids.count ? ids[number] : nil }),
            move.destination < ids.count
        else { return nil }
        return move
    }
}

extension PlacedFlow.Placement {
    /// The number of the view before which something goes that is dropped at a point, where text runs from left to right.
    ///
    /// At the end of a line, it goes after the last view there, and before a break that follows.
    package func insertionNumber(at point: CGPoint) -> Int {
        let item = arrangement.insertionIndex(atX: point.x, y: point.y, options: options)
        func distance(toLineWith item: Int) -> Double {
            let frame = arrangement.lines[arrangement.lineIndex(ofItem: item)].frame
            let (start, end, place) =
                options.axis == .horizontal
                ? (frame.y, frame.y + frame.height, point.y) : (frame.x, frame.x + frame.width, point.x)
            return max(start - place, place - end, 0)
        }
        // The overflow view is no place to go before or after.
        let previous = item > 0 ? numbers[item - 1] : nil
        if item < numbers.count, let next = numbers[item] {
            guard let previous, distance(toLineWith: item - 1) < distance(toLineWith: item) else {
                return next
            }
            return previous + 1
        }
        return numbers[..<item].reversed().lazy.compactMap { $0 }.first.map { $0 + 1 } ?? 0
    }
}
