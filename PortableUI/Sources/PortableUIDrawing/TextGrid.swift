/// The grid on which texts are measured: steps of 1/1024 point, which is also Pango's unit.
///
/// Layouts add padding to the size of a text, and subtract it again from what they offer. The result may be off by a
/// rounding error: (61.2 + 0.1) - 0.1 is less than 61.2. Taken literally, it would make the text wrap or lose a line. On
/// the grid, a text reports a step, and an offer counts as the nearest one. That is the reported one, since such errors
/// are orders of magnitude smaller than half a step.
public enum TextGrid {
    private static let stepsInPoint: CGFloat = 1024

    /// The nearest step.
    public static func nearest(_ length: CGFloat) -> CGFloat {
        (length * stepsInPoint).rounded() / stepsInPoint
    }

    /// The next step that is no shorter: a text that is given it has the space it needs.
    public static func up(_ length: CGFloat) -> CGFloat {
        (length * stepsInPoint).rounded(.up) / stepsInPoint
    }
}
