/// The lines of a lazy flow that exist, for a pointer to find.
///
/// Where a lazy stack has a row is known only to the row: those that do not exist have estimated lengths.
final class LazyFlowPlaces<Data: RandomAccessCollection, ID: Hashable> {
    private struct Place {
        weak var line: LazyFlowLinePlace<Data, ID>?
    }

    private var places: [Place] = []

    /// The lines, as far as they are up to date; last those that have moved last.
    var lines: [LazyFlowLinePlace<Data, ID>] {
        places.compactMap(\.line).filter(\.isCurrent)
    }

    fileprivate func add(_ line: LazyFlowLinePlace<Data, ID>) {
        places.removeAll { $0.line == nil || $0.line === line }
        places.append(Place(line: line))
    }
}

/// Where a line of a lazy flow is, and where views are on it. It lasts as long as the line exists.
final class LazyFlowLinePlace<Data: RandomAccessCollection, ID: Hashable> {
    fileprivate let placed = PlacedFlow()
    /// In the coordinates of ``FlowDrag/Space``.
    fileprivate var frame = CGRect.null
    fileprivate var row: LazyFlowRow<ID>?
    fileprivate var lines: LazyFlowLines<Data, ID>?
    /// The numbers of the section, and of the elements in those before it.
    fileprivate(set) var section = 0
    fileprivate var start = 0

    /// Whether the flow still has the line.
    fileprivate var isCurrent: Bool {
        guard let row, let shown = lines?.shown else { return false }
        return shown.contains(row)
    }

    var line: Int { row?.line ?? 0 }

    func area(isMirrored: Bool) -> FlowDragArea? {
        placed.placement.map { FlowDragArea(placement: $0, frame: frame, isMirrored: isMirrored) }
    }

    /// The place of a view that has a number on the line.
    func place(ofNumber number: Int) -> FlowMove {
        let index = (row?.range.lowerBound ?? 0) + number
        return FlowMove(section: section, start: start, source: index, destination: index)
    }

    /// How far a point is before or after the line.
    func distance(to point: CGPoint, across axis: Axis) -> CGFloat {
        axis == .horizontal
            ? max(frame.minY - point.y, point.y - frame.maxY, 0)
            : max(frame.minX - point.x, point.x - frame.maxX, 0)
    }
}

/// A line of a lazy flow that says where it is.
struct PlacedLine<Data: RandomAccessCollection, ID: Hashable, Header, Line: View>: View {
    let row: LazyFlowRow<ID>
    let section: LazyFlowLineSection<Data, ID, Header>
    let places: LazyFlowPlaces<Data, ID>
    let line: (PlacedFlow) -> Line
    @State private var place = LazyFlowLinePlace<Data, ID>()

    var body: some View {
        let _ = follow()
        line(place.placed)
            .onGeometryChange(for: CGRect.self) { proxy in
                proxy.frame(in: FlowDrag.Space.named)
            } action: { frame in
                place.frame = frame
                places.add(place)
            }
    }

    private func follow() {
        place.row = row
        place.lines = section.lines
        place.section = section.number
        place.start = section.start
    }
}
