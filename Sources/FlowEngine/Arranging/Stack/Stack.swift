/// Where the lines of a flow are across it, and how large it is.
package struct Stack: Sendable {
    package let plan: Plan
    /// The length and the thickness of the flow.
    let (length, thickness): (Length, Length)
    /// In columns, a full line: ``Columns/fullLine(of:)``.
    let fullLine: (length: Length, count: Int)?
    /// The thickness of every line, if all are equally thick.
    private let commonThickness: Length?
    /// How the slack across is spread among lines.
    private let spreadAcross: Spread

    /// - Parameters:
    ///   - lines: All lines of the flow.
    ///   - targetLength: The target length of lines that were chosen by their slack, if they were.
    ///   - space: The space across, in which lines are distributed; endless for as much as they take.
    ///   - extends: Whether the flow becomes thicker than that if its lines are.
    ///   - extraGaps: How much larger than the common line gap all gaps are together.
    package init(
        _ plan: Plan, _ lines: LineSummary, targetLength: Length? = nil, across space: Length,
        extends: Bool = false, extraGaps: Length = .zero
    ) {
        self.plan = plan
        length = plan.length(longest: lines.longest, targetLength: targetLength)
        fullLine = plan.columns?.fullLine(of: lines)
        commonThickness = plan.options.equalizesLines ? lines.thickest : nil
        let own = commonThickness?.times(lines.count) ?? lines.thickness
        let gaps = plan.lineGap.times(max(lines.count - 1, 0)) + extraGaps
        let needed = max(own + gaps, .zero)
        thickness = space.isEndless ? needed : extends ? max(space, needed) : space
        spreadAcross = Spread(
            thickness - needed, among: lines.count, plan.options.lineDistribution,
            isReversed: plan.options.reversesLines)
    }

    /// The size of the flow.
    package var size: FlowSize { FlowSize(main: length, cross: thickness, axis: plan.options.axis) }

    /// Where a line starts across, given the lines above it, before anything is mirrored.
    @inline(__always)
    package func top(below above: LineSummary) -> Length {
        let lines = commonThickness?.times(above.count) ?? above.thickness
        return lines + plan.lineGap.times(above.count) + spreadAcross.before(above.count)
    }

    /// How thick a line is, given the lines above it.
    @inline(__always)
    func thickness(of line: Line, below above: LineSummary) -> Length {
        (commonThickness ?? line.thickness) + spreadAcross.growth(at: above.count)
    }

    /// The rectangle of a line that starts at `top`, before anything is mirrored.
    func frame(of line: Line, _ spread: Spread, from top: Length, thickness: Length) -> FlowRect {
        FlowRect(
            main: spread.beforeFirst, cross: top, length: spread.length(of: line), thickness: thickness,
            axis: plan.options.axis)
    }

    /// The rectangle of a separator in the middle between two lines, before anything is mirrored.
    func separator(_ thickness: Length, from bottom: Length, to top: Length) -> FlowRect {
        FlowRect(
            main: .zero, cross: bottom.middle(to: top, of: thickness), length: length,
            thickness: thickness, axis: plan.options.axis)
    }

    /// A line in its place, given the lines above it: its rectangle, mirrored as the flow is, and its items' indices.
    package func placed(_ line: Line, below above: LineSummary) -> FlowLine {
        var frame = frame(
            of: line, spread(along: line), from: top(below: above),
            thickness: thickness(of: line, below: above))
        plan.orientation.mirror(&frame, in: size)
        return FlowLine(range: above.items(of: line), frame: frame)
    }

    /// An interval across in the engine's lengths, before anything is mirrored. It is a point longer on both sides: frames in
    /// points differ from lengths by less than that.
    package func interval(from start: Double, to end: Double) -> (start: Length, end: Length) {
        let (start, end) = (Length(coordinate: start) - Length(1), Length(coordinate: end) + Length(1))
        return plan.orientation.mirrored((start, end), in: thickness)
    }

    /// Whether a line may start before the one above it ends.
    package var linesOverlap: Bool { plan.lineGap < .zero }
}
