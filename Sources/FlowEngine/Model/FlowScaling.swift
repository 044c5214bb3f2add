/// How lines are scaled so that they fill the flow, as rows of photos are: all items of a line get the same thickness and
/// keep their shapes.
///
/// An item's size is its shape: one of 4032 × 3024 is 240 × 180 on a row that is 180 high. Items whose traits say that
/// they keep their size do so, and items without a thickness. Those that are scaled have no baselines: by these, they are
/// aligned with their bottoms.
///
/// A line takes items until it is as long as the flow with ``thickness``, and then the next one as well, if that brings
/// the line nearer to the thickness, or if only then it, or the next line, fills the flow within the range. With `minLines`,
/// no line takes more than fits.
///
/// Even and balanced breaking look at all lines of a paragraph. These leave as little space free as the range allows: none,
/// if there is such a way to break them. Then they are as near to ``thickness`` as they can be together: of the squares of
/// how far items are from it, times their lengths, the sum is the least. The last line counts only for balanced ones, or if
/// it is longer than the flow.
///
/// The last line of each paragraph is not made thicker, unless the options' `lastLine` is `grows`. Where the space has no
/// end, lines become as long as the longest of them. In columns nothing is scaled. Negative spacings count as 0. An item that
/// fills its line (``FlowItemTraits/fillLine()``) takes all of it: one that is scaled in its own shape, however thick it is
/// then, any other up to its largest length. Items neither grow nor shrink otherwise, and those that are scaled have no least
/// or largest length.
public struct FlowScaling: Equatable, Hashable, Sendable {
    /// The thickness that lines aim at, in points: the height of rows, the width of columns. Without a positive one,
    /// nothing is scaled.
    public var thickness: Double
    /// The least thickness of lines with more than one item, in points. An item that is too long for its line even then
    /// stands alone, as thick as it can be. 0 by default, and no more than ``thickness`` has an effect.
    public var minThickness: Double
    /// The largest thickness, in points. A line that would be thicker does not fill the flow. Infinity by default, and
    /// no less than ``thickness`` has an effect.
    public var maxThickness: Double

    /// Creates a scaling to a thickness, in points.
    public init(thickness: Double, minThickness: Double = 0, maxThickness: Double = .infinity) {
        self.thickness = thickness
        self.minThickness = minThickness
        self.maxThickness = maxThickness
    }
}
