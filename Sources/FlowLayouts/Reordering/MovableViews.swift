/// Which views of a flow people can move. A view that stays divides the others into sections, as no view can pass it.
struct MovableViews: Equatable {
    /// The content indices of the views in each section. Before each section but the first is a view that stays.
    private var sections = [0..<0]

    /// - Parameter stays: Whether each view stays where it is.
    init(stays: some Sequence<Bool> = []) {
        for (index, stays) in stays.enumerated() {
            if stays {
                sections.append(index + 1..<index + 1)
            } else {
                sections[sections.count - 1] = sections[sections.count - 1].lowerBound..<index + 1
            }
        }
    }

    /// Where a view is; `nil` for one that stays, or if there is none. O(log n).
    func place(of contentIndex: Int) -> FlowPlace? {
        let index = sections.partitioningIndex { $0.upperBound > contentIndex }
        guard index < sections.count, sections[index].contains(contentIndex) else { return nil }
        return FlowPlace(
            sectionIndex: index, sectionStart: start(ofSection: index),
            number: contentIndex - sections[index].lowerBound)
    }

    /// How many views people can move in the sections before one.
    private func start(ofSection index: Int) -> Int { sections[index].lowerBound - index }

    func count(inSection index: Int) -> Int { sections[index].count }

    /// The number in a section of what is at a content index. It may be past the end of the section.
    func number(of contentIndex: Int, inSection index: Int) -> Int {
        max(contentIndex - sections[index].lowerBound, 0)
    }

    /// The pending move of a drag, where the data has these ids.
    func pendingMove(of drag: FlowDrag?, ids: [RepeatableID<AnyHashable>]) -> FlowMove? {
        guard let drag, let found = drag.pendingMove(id: { id(of: $1, inSection: $0, among: ids) }) else {
            return nil
        }
        var move = found.starting(at: start(ofSection: found.sectionIndex))
        if move.source != move.destination {
            // A neighbor may have the same id from the app: the two differ only in their repetitions.
            let source = sections[move.sectionIndex].lowerBound + move.source
            let next = ids[source + (move.destination > move.source ? 1 : -1)]
            move.keepsIDs = next.id == ids[source].id
        }
        return move
    }

    /// `nil` if there is no such view.
    private func id(
        of number: Int, inSection index: Int, among ids: [RepeatableID<AnyHashable>]
    ) -> AnyHashable? {
        guard index < sections.count, number < sections[index].count else { return nil }
        return ids[sections[index].lowerBound + number]
    }

    func ordered<View>(_ views: [View], after move: FlowMove?) -> [View] {
        guard let move else { return views }
        let start = sections[move.sectionIndex].lowerBound
        var views = views
        views.insert(views.remove(at: start + move.source), at: start + move.destination)
        return views
    }
}
