/// The rows of a lazy flow that exist, for a pointer to find.
///
/// Where a lazy stack has a row is known only to the row: those that do not exist have estimated lengths.
final class LazyFlowPlaces<Data: RandomAccessCollection, ID: Hashable> {
    private struct Place {
        weak var row: LazyFlowRowPlace<Data, ID>?
    }

    private var places: [Place] = []

    /// The rows, as far as they are up to date; last those that have moved last.
    var rows: [LazyFlowRowPlace<Data, ID>] {
        places.compactMap(\.row).filter(\.isCurrent)
    }

    fileprivate func add(_ row: LazyFlowRowPlace<Data, ID>) {
        places.removeAll { $0.row == nil || $0.row === row }
        places.append(Place(row: row))
    }
}

/// The coordinates of a lazy flow, for what is dropped on it.
struct LazyFlowSpaceName: Hashable {}

/// Where a row of a lazy flow is, and where views are on it. It lasts as long as the row exists.
final class LazyFlowRowPlace<Data: RandomAccessCollection, ID: Hashable> {
    fileprivate let placed = PlacedFlow()
    /// In the coordinates of the flow.
    fileprivate var frame = CGRect.null
    fileprivate var row: LazyFlowRow<ID>?
    fileprivate var lines: LazyFlowLines<Data, ID>?
    /// The numbers of the section, and of the elements in those before it.
    fileprivate(set) var section = 0
    fileprivate var start = 0

    /// Whether the flow still has the row.
    fileprivate var isCurrent: Bool {
        guard let row, let shown = lines?.shown else { return false }
        return shown.contains(row)
    }

    var number: Int { row?.number ?? 0 }

    func area(isMirrored: Bool) -> FlowDragArea? {
        placed.placement.map { FlowDragArea(placement: $0, frame: frame, isMirrored: isMirrored) }
    }

    /// The place of a view that has a number on the row.
    func place(ofNumber number: Int) -> FlowMove {
        let index = (row?.range.lowerBound ?? 0) + number
        return FlowMove(section: section, start: start, source: index, destination: index)
    }

    /// How far a point is before or after the row.
    func distance(to point: CGPoint, across axis: Axis) -> CGFloat {
        axis == .horizontal
            ? max(frame.minY - point.y, point.y - frame.maxY, 0)
            : max(frame.minX - point.x, point.x - frame.maxX, 0)
    }
}

/// A row of a lazy flow that knows where its views are, and says where it is itself.
struct PlacedRow<Data: RandomAccessCollection, ID: Hashable, Header, Row: View>: View {
    let row: LazyFlowRow<ID>
    let section: LazyFlowRowSection<Data, ID, Header>
    let places: LazyFlowPlaces<Data, ID>?
    let content: (PlacedFlow) -> Row
    @State private var place = LazyFlowRowPlace<Data, ID>()

    var body: some View {
        let _ = follow()
        content(place.placed)
            .onGeometryChange(for: CGRect.self) { proxy in
                proxy.frame(in: .named(LazyFlowSpaceName()))
            } action: { frame in
                place.frame = frame
                places?.add(place)
            }
    }

    private func follow() {
        place.row = row
        place.lines = section.lines
        place.section = section.number
        place.start = section.start
    }
}
