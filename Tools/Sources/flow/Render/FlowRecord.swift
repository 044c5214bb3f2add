import FlowEngine
import Synchronization

/// The latest arrangement of a flow, from its top left corner, left to right. Views alone do not tell where lines are.
final class FlowRecord: Sendable {
    struct Entry {
        /// Of the items that are shown, and of the overflow item.
        var arrangement: FlowArrangement
        /// The number of items that are hidden.
        var hidden: Int
    }

    private let latest = Mutex<Entry?>(nil)

    var entry: Entry? {
        get { latest.withLock { $0 } }
        set { latest.withLock { $0 = newValue } }
    }
}
