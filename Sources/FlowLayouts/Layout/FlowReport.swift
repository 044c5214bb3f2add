/// What the layout of a flow tells its view: which views are hidden.
struct FlowReport: Equatable {
    /// The ids of the views that are hidden.
    var hiddenIDs: Set<AnyHashable> = []
    /// How many they are. Spaces between words do not count.
    var hiddenCount = 0
    /// Whether the overflow view is shown.
    var showsOverflow = false
    /// If any are hidden, the ids of all views, and the limit.
    var allIDs: [AnyHashable] = []
    var limit = FlowLimit()
    /// 0 unless somebody wants to know.
    var lineCount = 0
}
