/// What a lazy flow remembers of its sections. It outlives the view.
final class LazyFlowMemory {
    private var sections: [AnyHashable: LazyFlowSectionMemory] = [:]
    private var ids: [AnyHashable] = []
    let sight = LazyFlowSight()
    let places = LazyFlowPlaces()
    /// Where the view that is dragged was found last.
    var origin: FlowPlace?

    /// Takes the ids of the sections. Others are forgotten.
    func setSections(_ ids: [AnyHashable]) {
        guard ids != self.ids else { return }
        self.ids = ids
        let old = sections
        sections = [:]
        for id in ids { sections[id] = old[id] }
    }

    /// What it remembers of a section: nothing yet, if there was none.
    func section(_ id: AnyHashable) -> LazyFlowSectionMemory {
        if let known = sections[id] { return known }
        let new = LazyFlowSectionMemory(sight)
        sections[id] = new
        return new
    }

    /// - Returns: Whether there is an element with the id.
    @MainActor
    func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool {
        ids.contains { sections[$0]?.scroll(to: id, anchor: anchor, by: scroller) ?? false }
    }
}
