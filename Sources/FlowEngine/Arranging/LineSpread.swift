/// How the slack of lines, which is the space that they leave of their flow, is spread among their items.
struct LineSpread {
    /// The length of the flow along its lines.
    let container: Length
    private let distribution: FlowDistribution
    private let lineAlignment: FlowLineDistribution
    private let isReversed: Bool
    private let keepsLastLine: Bool
    /// The fullest line in columns. The last one keeps to its columns, if it is not spread like the others.
    private let fullLine: (length: Length, count: Int)?

    /// - Parameter lines: All lines of the flow.
    init(_ lines: LineSummary, in container: Length, plan: Plan) {
        let options = plan.options
        self.container = container
        distribution = options.distribution == .justified ? .spaceBetween : options.distribution
        lineAlignment =
            switch options.lineAlignment {
            case .leading: .start
            case .center: .center
            case .trailing: .end
            }
        isReversed = options.reversesItems
        keepsLastLine = options.resolvedLastLine != .likeOthers
        fullLine = plan.columns.map { _ in (lines.longest, lines.mostItems) }
    }

    /// The slack before, between and after the items of a line.
    func slack(of line: Line) -> Slack {
        let isNatural = keepsLastLine && line.endsParagraph
        if isNatural, let fullLine {
            return slack(besides: fullLine.length, among: fullLine.count, distribution)
        }
        return slack(besides: line.length, among: line.count, isNatural ? .natural : distribution)
    }

    private func slack(besides length: Length, among count: Int, _ distribution: FlowDistribution)
        -> Slack
    {
        let free = container - length
        // Items are spread along a line by the rules that spread lines across a flow.
        let rule: FlowLineDistribution =
            switch distribution {
            case .natural: lineAlignment
            case .justified, .spaceBetween: count > 1 && free > .zero ? .spaceBetween : lineAlignment
            case .spaceAround: .spaceAround
            case .spaceEvenly: .spaceEvenly
            }
        return Slack(free, among: count, rule, isReversed: isReversed)
    }
}

extension FlowOptions {
    /// The last line of justified text grows, and is not spread. Lines that are scaled read `lastLine` itself.
    var resolvedLastLine: FlowLastLine {
        distribution == .justified && lastLine == .likeOthers ? .grows : lastLine
    }
}

extension Slack {
    /// How long a line is from its first item to where it reaches.
    func length(of line: Line) -> Length {
        line.length + before(line.count - 1) - beforeFirst
    }
}
