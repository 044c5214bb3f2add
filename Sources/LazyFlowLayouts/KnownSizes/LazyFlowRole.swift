/// What a view in the layout of a lazy flow is for.
enum LazyFlowRole: Hashable, LayoutValueKey {
    static let defaultValue: LazyFlowRole? = nil

    /// The view of an element, by its item index.
    case element(Int)
    /// By the index of the item before it. With `nil`, a separator that is only measured, for the length of all.
    case itemSeparator(after: Int?)
    /// By its index among those that exist.
    case lineSeparator(Int)
    case viewportProbe
    case separatorMeasure
    case marker

    var itemIndex: Int? {
        if case .element(let itemIndex) = self { itemIndex } else { nil }
    }
}
