/// What a view in the layout of a lazy flow is for.
enum LazyFlowRole: Hashable, LayoutValueKey {
    static let defaultValue: LazyFlowRole? = nil

    /// The view of an element, by its place on the lines.
    case element(Int)
    /// With `nil`, a separator that is only measured, for the length of all.
    case itemSeparator(after: Int?)
    /// By its number among those that exist.
    case lineSeparator(Int)
    case viewportProbe
    case separatorMeasure
    case marker

    var element: Int? {
        if case .element(let index) = self { index } else { nil }
    }
}
