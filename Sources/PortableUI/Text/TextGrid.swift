/// The grid on which texts are measured: steps of 1/1024 point, which is also Pango's unit.
///
/// Layouts add paddings to what a text has reported, and take them away again before they offer it. What comes back
/// may be a rounding error beside what was reported: (61.2 + 0.1) - 0.1 is less than 61.2. Compared as it is, it
/// would make the text wrap or lose a line. On the grid, what a text reports is a step, and what it is offered
/// counts as the nearest one: that is the reported one, as the errors of such sums are smaller by orders of
/// magnitude than half a step.
enum TextGrid {
    private static let stepsInPoint: CGFloat = 1024

    /// The nearest step.
    static func nearest(_ length: CGFloat) -> CGFloat {
        (length * stepsInPoint).rounded() / stepsInPoint
    }

    /// The next step that is no shorter: a text that is given it has the space it needs.
    static func up(_ length: CGFloat) -> CGFloat {
        (length * stepsInPoint).rounded(.up) / stepsInPoint
    }
}
