/// Those parts and blocks of a lazy flow that exist, for a pointer to find.
///
/// Where a lazy stack has a row is known only to the row: those that do not exist have estimated lengths.
final class LazyFlowPlaces {
    /// The coordinates of a lazy flow, for what is dropped on it.
    static let space = "FlowLayouts.LazyFlow"

    private var known: [Weak<LazyFlowPlace>] = []

    /// The index in a section before which something goes that is dropped at a point; `nil` if nothing of it exists.
    func insertionIndex(at point: CGPoint, in section: Int, along axis: Axis, isMirrored: Bool) -> Int? {
        known.compactMap(\.object).filter { $0.section == section }
            .min {
                ($0.distance(to: point, across: axis), -$0.block) < (
                    $1.distance(to: point, across: axis), -$1.block
                )
            }?
            .insertionIndex(at: point, isMirrored: isMirrored)
    }

    fileprivate func add(_ place: LazyFlowPlace) {
        known.removeAll { $0.object == nil || $0.object === place }
        known.append(Weak(object: place))
    }
}

/// Where a part or a block is, and where views are in it. It lasts as long as that exists.
final class LazyFlowPlace {
    let placed = PlacedFlow()
    fileprivate(set) var section = 0
    fileprivate(set) var block = 0
    /// In the coordinates of the flow.
    fileprivate var frame = CGRect.null
    /// The index of the element before which something goes that is dropped at a point, from the top left corner; `nil` before
    /// the first layout.
    fileprivate var dropIndex: (CGPoint) -> Int? = { _ in nil }

    /// How far a point is before or after it.
    fileprivate func distance(to point: CGPoint, across axis: Axis) -> CGFloat {
        axis == .horizontal
            ? max(frame.minY - point.y, point.y - frame.maxY, 0)
            : max(frame.minX - point.x, point.x - frame.maxX, 0)
    }

    fileprivate func insertionIndex(at point: CGPoint, isMirrored: Bool) -> Int? {
        let x = isMirrored ? frame.maxX - point.x : point.x - frame.minX
        return dropIndex(CGPoint(x: x, y: point.y - frame.minY))
    }
}

extension View {
    /// Says where a part or a block of a lazy flow is.
    func placed(
        _ place: LazyFlowPlace, among places: LazyFlowPlaces, section: Int, block: Int,
        dropIndex: @escaping (CGPoint) -> Int?
    ) -> some View {
        (place.section, place.block, place.dropIndex) = (section, block, dropIndex)
        return onGeometryChange(for: CGRect.self) { proxy in
            proxy.frame(in: .named(LazyFlowPlaces.space))
        } action: { frame in
            place.frame = frame
            places.add(place)
        }
    }
}
