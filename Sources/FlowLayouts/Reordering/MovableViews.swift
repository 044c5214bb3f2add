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
        let section = sections.partitioningIndex { $0.upperBound > contentIndex }
        guard section < sections.count, sections[section].contains(contentIndex) else { return nil }
        return FlowPlace(
            section: section, sectionStart: start(ofSection: section),
            number: contentIndex - sections[section].lowerBound)
    }

    /// How many views people can move in the sections before one.
    private func start(ofSection section: Int) -> Int { sections[section].lowerBound - section }

    func count(inSection section: Int) -> Int { sections[section].count }

    /// The number in a section of what is at a content index. It may be past the end of the section.
    func number(of contentIndex: Int, inSection section: Int) -> Int {
        max(contentIndex - sections[section].lowerBound, 0)
    }

    /// The pending move of a drag, where the data has these ids.
    func pendingMove(of drag: FlowDrag?, ids: [RepeatableID<AnyHashable>]) -> FlowMove? {
        guard let drag, let found = drag.pendingMove(id: { id(of: $1, inSection: $0, among: ids) }) else {
            return nil
        }
        var move = found.starting(at: start(ofSection: found.section))
        if move.source != move.destination {
            // Beside a view with the same id from the app.
            let source = sections[move.section].lowerBound + move.source
            let next = ids[source + (move.destination > move.source ? 1 : -1)]
            move.keepsIDs = next.id == ids[source].id
        }
        return move
    }

    /// `nil` if there is no such view.
    private func id(
        of number: Int, inSection section: Int, among ids: [RepeatableID<AnyHashable>]
    ) -> AnyHashable? {
        guard section < sections.count, number < sections[section].count else { return nil }
        return ids[sections[section].lowerBound + number]
    }

    func ordered<View>(_ views: [View], after move: FlowMove?) -> [View] {
        guard let move else { return views }
        let start = sections[move.section].lowerBound
        var views = views
        views.insert(views.remove(at: start + move.source), at: start + move.destination)
        return views
    }
}
