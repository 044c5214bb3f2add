/// How the space that lines leave of their flow is spread among their items, line by line.
struct LineSpread {
    /// The length of the flow along its lines.
    let container: Length
    private let distribution: FlowDistribution
    private let lineAlignment: FlowLineDistribution
    private let isReversed: Bool
    private let keepsLastLine: Bool
    /// The fullest line in columns. The last one keeps to its columns, if it is not spread like the others.
    private let fullLine: (length: Length, count: Int)?

    /// - Parameters:
    ///   - longest: The length of the longest line.
    ///   - most: The most items on a line.
    init(in container: Length, longest: Length, most: Int, plan: Plan) {
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
        fullLine = plan.columns.map { _ in (longest, most) }
    }

    /// Before, between and after the items of a line.
    func space(on line: Line) -> FreeSpace {
        let isNatural = keepsLastLine && line.endsParagraph
        if isNatural, let fullLine {
            return space(besides: fullLine.length, among: fullLine.count, distribution)
        }
        return space(besides: line.length, among: line.range.count, isNatural ? .natural : distribution)
    }

    private func space(besides length: Length, among count: Int, _ distribution: FlowDistribution)
        -> FreeSpace
    {
        let free = container - length
        let spread: FlowLineDistribution =
            switch distribution {
            case .natural: lineAlignment
            case .justified, .spaceBetween: count > 1 && free > .zero ? .spaceBetween : lineAlignment
            case .spaceAround: .spaceAround
            case .spaceEvenly: .spaceEvenly
            }
        return FreeSpace(free, among: count, spread, isReversed: isReversed)
    }
}

extension FlowOptions {
    /// Justified lines are spread, but for the last one.
    var resolvedLastLine: FlowLastLine {
        distribution == .justified && lastLine == .likeOthers ? .grows : lastLine
    }
}

extension FreeSpace {
    /// How long a line is from its first item to where it reaches.
    func length(of line: Line) -> Length {
        line.length + before(line.range.count - 1) - beforeFirst
    }
}

extension FlowLine {
    /// A line where it is.
    init(_ line: Line, spreadBy spread: FreeSpace, axis: FlowAxis) {
        let frame = FlowRect(
            main: spread.beforeFirst, cross: line.top, length: spread.length(of: line),
            thickness: line.thickness,
            axis: axis)
        self.init(range: line.range, frame: frame)
    }
}
