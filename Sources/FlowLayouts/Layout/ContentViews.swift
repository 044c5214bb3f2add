/// The views of a flow's content, as the flow and its layout know them: by their numbers. Other views, or another order of
/// them, are another object.
final class ContentViews: Equatable, @unchecked Sendable {
    let ids: [RepeatableID<AnyHashable>]
    /// The ids that an app gave them; `nil` for a view without one, and for what is no item, or a word.
    let names: [AnyHashable?]
    /// How many are items.
    let itemCount: Int

    init(ids: [RepeatableID<AnyHashable>], names: [AnyHashable?], itemCount: Int) {
        (self.ids, self.names, self.itemCount) = (ids, names, itemCount)
    }

    func isSame(as other: ContentViews) -> Bool {
        ids == other.ids && names == other.names && itemCount == other.itemCount
    }

    static func == (a: ContentViews, b: ContentViews) -> Bool { a === b }
}
