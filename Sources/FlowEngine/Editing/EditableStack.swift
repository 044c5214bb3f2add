/// Where the lines of an ``EditableFlow`` are across, and how long it is: worked out once for a question.
struct EditableStack {
    let plan: Plan
    /// How slack is spread among the items of a line.
    let spread: LineSpread
    /// The thickness of the flow.
    let thickness: Length
    private let thickest: Length
    /// How the space that the flow has across is spread among lines; `nil` if it has none.
    private let across: Slack?

    /// - Parameters:
    ///   - targetLength: That of lines that were chosen by their slack.
    ///   - space: The space in which lines are distributed.
    init(_ plan: Plan, _ lines: LineChunk.Summary, targetLength: Length?, across space: Length?) {
        self.plan = plan
        spread = plan.spread(longest: lines.length, most: lines.mostItems, targetLength: targetLength)
        thickest = lines.thickness
        let advance =
            plan.options.equalizesLines ? (lines.thickness + plan.lineGap).times(lines.count) : lines.advance
        let needed = lines.count > 0 ? max(advance - plan.lineGap, .zero) : .zero
        thickness = space ?? needed
        across = space.map { Slack(across: $0 - needed, among: lines.count, plan.options) }
    }

    /// The size of the flow.
    var size: FlowSize { FlowSize(main: spread.container, cross: thickness, axis: plan.options.axis) }

    /// What is mirrored; `nil` if nothing is.
    var mirror: Mirror? { Mirror(of: size, options: plan.options) }

    /// Where a line starts.
    func top(of cursor: LineCursor) -> Length {
        let top = plan.options.equalizesLines ? (thickest + plan.lineGap).times(cursor.line) : cursor.top
        guard let across else { return top }
        return top + across.before(cursor.line)
    }

    /// A line where it is.
    func line(_ current: RelativeLine, at cursor: LineCursor, endsParagraph: Bool) -> Line {
        var line = Line(
            range: cursor.item..<cursor.item + current.count, length: current.length,
            endsParagraph: endsParagraph)
        line.top = top(of: cursor)
        line.thickness = plan.options.equalizesLines ? thickest : current.thickness
        if let across { line.thickness = line.thickness + across.growth(at: cursor.line) }
        return line
    }

    /// An interval across in points, before anything is mirrored. Frames differ from lengths by less than a point.
    func interval(from start: Double, to end: Double) -> (start: Length, end: Length) {
        let (start, end) = (Length(position: start) - Length(1), Length(position: end) + Length(1))
        guard Mirror.flips(plan.options).cross else { return (start, end) }
        return (thickness - end, thickness - start)
    }

    /// Whether some lines may meet an interval.
    @inline(__always)
    func mayMeet(
        _ interval: (start: Length, end: Length), _ summary: LineChunk.Summary, at first: LineCursor
    ) -> Bool {
        let (top, bottom) = extent(of: summary, at: first)
        return top < interval.end && interval.start < bottom
    }

    /// Where some lines start and end, at the widest. Negative spacings can bring the last of them before the first.
    @inline(__always)
    private func extent(of summary: LineChunk.Summary, at first: LineCursor) -> (top: Length, bottom: Length)
    {
        let last = first.line + max(summary.count - 1, 0)
        var (top, bottom) = (first.top + summary.top, first.top + summary.bottom)
        if plan.options.equalizesLines {
            let pitch = thickest + plan.lineGap
            let (start, end) = (pitch.times(first.line), pitch.times(last))
            (top, bottom) = (min(start, end), max(start, end) + thickest)
        }
        guard let across else { return (top, bottom) }
        return (top + across.before(first.line), bottom + across.before(last) + across.growth(at: last))
    }

    /// The largest gap between neighboring lines.
    var longestGap: Length {
        max(plan.lineGap + (across.map { $0.before(1) - $0.beforeFirst } ?? .zero), .zero)
    }
}
