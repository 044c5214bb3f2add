/// Where the window has begun since the scroll view was asked for an element.
///
/// Only SwiftUI knows whether the window begins at the edge of the screen or below a bar, and whether the content ends before
/// the element can come to its start. So that is measured: the element is where the window stops on its way to the place.
struct LazyFlowRest: Equatable, Sendable {
    /// Where the window began last.
    let start: CGFloat
    /// Where it would begin if the element were at the place that was asked for.
    private(set) var place: CGFloat
    /// Whether it may first move in any direction: until it has, nobody knows how far a bar covers its start.
    let isFree: Bool

    /// The same after the window has moved; `nil` if it has left its way.
    func seen(from new: CGFloat) -> LazyFlowRest? {
        if isSame(new) { return self }
        guard !isSame(place), isFree || abs(place - new) < abs(place - start) else { return nil }
        return LazyFlowRest(start: new, place: place, isFree: false)
    }

    /// The window is at the place. If it moves on, people scroll.
    mutating func arrive() { place = start }

    /// Whether the window begins where it did. Systems round to pixels.
    func isSame(_ new: CGFloat) -> Bool { abs(new - start) < 1 }
}
