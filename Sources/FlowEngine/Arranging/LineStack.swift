/// The lines of a flow from top to bottom: how thick each is, and where it starts.
struct LineStack {
    private(set) var lines: [CrossAlignment.Line]
    private(set) var tops: [Length] = []
    /// The thickness of the flow.
    private(set) var thickness: Length

    /// - Parameters:
    ///   - space: The space across, if lines are to be spread in it.
    ///   - extends: Whether the space grows to what lines need.
    ///   - spacing: The distance between a line and the next, given the items of both.
    init(
        _ broken: [BrokenLine], alignment: CrossAlignment, space: Length?, extends: Bool = false,
        options: FlowOptions, spacing: (Range<Int>, Range<Int>) -> Double
    ) {
        // a. Lines are as thick as their items ask.
        lines = broken.map { alignment.line($0.range) }
        if options.equalizesLines {
            let thickest = lines.reduce(Length.zero) { max($0, $1.thickness) }
            for number in lines.indices {
                lines[number].thickness = thickest
            }
        }

        // b. They are stacked, with spacings and separators between them.
        let separator = Length(separator: options.lineSeparator)
        tops.reserveCapacity(lines.count)
        var bottom = Length.zero
        for number in lines.indices {
            if number > 0 {
                let gap = Length(spacing(broken[number - 1].range, broken[number].range))
                bottom = bottom + gap.spaced(from: separator)
            }
            tops.append(bottom)
            bottom = bottom + lines[number].thickness
        }
        thickness = max(bottom, .zero)

        // c. Free space is spread among them.
        if let available = space {
            let space = extends ? max(available, thickness) : available
            let spread = FreeSpace(
                space - thickness, among: lines.count, options.lineDistribution,
                isReversed: options.reversesLines)
            for number in lines.indices {
                tops[number] = tops[number] + spread.before(number)
                lines[number].thickness = lines[number].thickness + spread.growth(at: number)
            }
            thickness = space
        }
    }

    /// Some lines of a flow of a thickness, where they are in the whole of it.
    init(_ lines: [CrossAlignment.Line], tops: [Length], thickness: Length) {
        self.lines = lines
        self.tops = tops
        self.thickness = thickness
    }

    /// Where separators of a thickness start, each in the middle between two lines.
    func separators(of thickness: Length) -> [Length] {
        lines.indices.dropFirst().map { number in
            let end = tops[number - 1] + lines[number - 1].thickness
            return end.middle(to: tops[number], of: thickness)
        }
    }
}
