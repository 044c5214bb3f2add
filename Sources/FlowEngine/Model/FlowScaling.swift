/// How lines are scaled so that they fill the flow, as rows of photos are: all items of a line get the same thickness and
/// keep their shapes.
///
/// Of an item's size, only the shape counts: one of 4032 × 3024 is 240 × 180 on a row that is 180 high. Items keep their
/// size if their traits say so, or if they have no thickness. Scaled items have no baselines: they are aligned by their
/// bottoms.
///
/// A line takes items as long as they fit at ``thickness``. It also takes the next one if that brings the line nearer
/// to ``thickness``, or if only then this line or the next can fill the flow within the range. With `minLines`, no line
/// takes more than fits.
///
/// Even and balanced breaking choose all lines of a paragraph together. They leave as little space free as the range
/// allows, and none if possible. Among such lines, they choose those nearest to ``thickness``: they minimize the sum of
/// each item's length times the square of its distance from it. The last line counts only in balanced breaking, if it
/// may be made thicker, or if it is longer than the flow.
///
/// The last line of each paragraph is not made thicker, unless the options' `lastLine` is `grows`. In endless space,
/// lines become as long as the longest of them. In columns, nothing is scaled. Negative spacings count as 0. An item that
/// fills its line (``FlowItemTraits/fillLine()``) takes all of it: a scaled one in its own shape, however thick that
/// makes it, any other up to its maximum length. Otherwise items neither grow nor shrink, and the minimum and maximum
/// lengths of scaled ones have no effect.
public struct FlowScaling: Equatable, Hashable, Sendable {
    /// The thickness that lines aim at, in points: the height of rows, the width of vertical lines. If it is not
    /// positive, nothing is scaled.
    public var thickness: Double
    /// The minimum thickness of lines with more than one item, in points. An item that is too long for its line even
    /// then is alone on it, as thick as it can be. 0 by default; values above ``thickness`` count as that.
    public var minThickness: Double
    /// The maximum thickness, in points. A line that would have to be thicker does not fill the flow. Infinity by
    /// default; values below ``thickness`` count as that.
    public var maxThickness: Double

    /// Creates a scaling to a thickness, in points.
    public init(thickness: Double, minThickness: Double = 0, maxThickness: Double = .infinity) {
        self.thickness = thickness
        self.minThickness = minThickness
        self.maxThickness = maxThickness
    }
}
