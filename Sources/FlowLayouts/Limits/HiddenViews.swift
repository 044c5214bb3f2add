/// Which views of a flow are hidden.
struct HiddenViews: Equatable {
    /// The ids of those that are hidden.
    var ids: Set<AnyHashable> = []
    /// How many they are. Spaces between words do not count.
    var count = 0
    /// Whether the overflow view is shown.
    var showsOverflow = false
    /// If any are, the ids of all views, and the limit.
    var all: [AnyHashable] = []
    var limit = FlowLimit()
}
