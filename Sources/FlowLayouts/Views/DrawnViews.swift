/// Which views of a flow are drawn, as far as its view knows. The layout may already hide others.
struct DrawnViews: Equatable, Sendable {
    /// The fewest views that have to be hidden.
    var hidden = 0
    /// The number of views that are drawn, if any are hidden; else 0.
    var shown = 0

    /// Whether the view of a number is drawn.
    func contains(_ number: Int) -> Bool { hidden == 0 || number < shown }
}
