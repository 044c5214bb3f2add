/// Which views of a flow people can move. One that stays divides the others into sections, as nothing passes it.
struct MovableViews: Equatable {
    /// Where each view is; `nil` for one that stays.
    private var places: [FlowPlace?] = []
    /// The content indices of the views in each section.
    private var sections = [0..<0]

    /// - Parameter stays: Whether each view stays where it is.
    init(stays: some Sequence<Bool> = []) {
        var count = 0
        for (index, stays) in stays.enumerated() {
            let section = sections[sections.count - 1]
            if stays {
                places.append(nil)
                sections.append(index + 1..<index + 1)
            } else {
                places.append(
                    FlowPlace(
                        section: sections.count - 1, start: count - section.count, number: section.count))
                sections[sections.count - 1] = section.lowerBound..<index + 1
                count += 1
            }
        }
    }

    /// Where a view is; `nil` for one that stays, or if there is none.
    func place(of contentIndex: Int) -> FlowPlace? {
        places.indices.contains(contentIndex) ? places[contentIndex] : nil
    }

    func count(inSection section: Int) -> Int { sections[section].count }

    /// The number in a section of what is at a content index. It may be past the end of the section.
    func number(of contentIndex: Int, inSection section: Int) -> Int {
        max(contentIndex - sections[section].lowerBound, 0)
    }

    /// The pending move of a drag among views with these ids.
    func pendingMove(of drag: FlowDrag?, ids: [RepeatableID<AnyHashable>]) -> FlowMove? {
        guard let drag, let found = drag.pendingMove(id: { id(of: $1, inSection: $0, among: ids) }) else {
            return nil
        }
        var move = found.after(sections[..<found.section].reduce(0) { $0 + $1.count })
        if move.source != move.destination {
            // Beside a view with the same id from the app.
            let source = sections[move.section].lowerBound + move.source
            let next = ids[source + (move.destination > move.source ? 1 : -1)]
            move.keepsIDs = next.id == ids[source].id
        }
        return move
    }

    /// Notes whether the data, which has these ids now, has answered a drag.
    func noteAnswer(to drag: FlowDrag?, ids: [RepeatableID<AnyHashable>]) {
        drag?.noteAnswer { id(of: $1, inSection: $0, among: ids) }
    }

    /// `nil` if there is no such view.
    private func id(
        of number: Int, inSection section: Int, among ids: [RepeatableID<AnyHashable>]
    ) -> AnyHashable? {
        guard section < sections.count, number < sections[section].count else { return nil }
        return ids[sections[section].lowerBound + number]
    }

    /// All views in the order that a move gives them.
    func ordered<View>(_ views: [View], after move: FlowMove?) -> [View] {
        guard let move else { return views }
        let start = sections[move.section].lowerBound
        var views = views
        views.insert(views.remove(at: start + move.source), at: start + move.destination)
        return views
    }
}
