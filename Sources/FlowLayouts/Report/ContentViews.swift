/// The views of a flow's content, by content index. Different views, or a different order of them, make another object.
final class ContentViews: Equatable, @unchecked Sendable {
    let ids: [RepeatableID<AnyHashable>]
    /// The ids that the app gave them; `nil` for views without one, for words, and for views that are not items.
    let names: [AnyHashable?]
    /// How many are items.
    let itemCount: Int
    /// Which of them people can move.
    let movable: MovableViews

    init(ids: [RepeatableID<AnyHashable>], names: [AnyHashable?], itemCount: Int, movable: MovableViews) {
        (self.ids, self.names, self.itemCount, self.movable) = (ids, names, itemCount, movable)
    }

    func isSame(as other: ContentViews) -> Bool {
        ids == other.ids && names == other.names && itemCount == other.itemCount
            && movable == other.movable
    }

    static func == (a: ContentViews, b: ContentViews) -> Bool { a === b }
}
