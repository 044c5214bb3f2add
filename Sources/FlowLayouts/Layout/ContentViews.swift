/// The views of a flow's content, as the flow and its layout know them: by their content indices. Other views, or another order of
/// them, are another object.
final class ContentViews: Equatable, @unchecked Sendable {
    let ids: [RepeatableID<AnyHashable>]
    /// The ids that an app gave them; `nil` for a view without one, and for what is no item, or a word.
    let names: [AnyHashable?]
    /// How many are items.
    let itemCount: Int
    /// Where they are among those that people can move, if they can move any.
    let movable: MovableViews

    init(
        ids: [RepeatableID<AnyHashable>], names: [AnyHashable?], itemCount: Int, movable: MovableViews
    ) {
        (self.ids, self.names, self.itemCount, self.movable) = (ids, names, itemCount, movable)
    }

    func isSame(as other: ContentViews) -> Bool {
        ids == other.ids && names == other.names && itemCount == other.itemCount
            && movable == other.movable
    }

    static func == (a: ContentViews, b: ContentViews) -> Bool { a === b }
}
