/// What the system says about a drag, until the next lift.
///
/// It is not view state, as it changes with every event, and even while views are evaluated.
final class DragSession: Equatable, Sendable {
    /// The name by which the drag is recognized.
    let name = UUID().uuidString
    /// Whether the data has changed since the drop.
    let isAnswered = Locked(false)
    /// When the system last told of the drag.
    let lastEvent = Locked(ContinuousClock.now)

    static func == (a: DragSession, b: DragSession) -> Bool { a === b }
}
