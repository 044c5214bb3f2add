/// The lines of a flow from top to bottom: how thick each is, and where it starts.
struct LineStack {
    var lines: [CrossAlignment.Line]
    /// The thickness of the flow.
    var thickness: Length

    /// Where separators of a thickness start, each in the middle between two lines.
    func separators(of thickness: Length) -> [Length] {
        zip(lines, lines.dropFirst()).map { upper, lower in
            (upper.top + upper.thickness).middle(to: lower.top, of: thickness)
        }
    }
}

extension LineStack {
    /// Stacks lines and spreads them in a space, which `extends` if they need more. The spacing is that between a line
    /// and the next, given the items of both.
    init(
        _ broken: [BrokenLine], alignment: CrossAlignment, space: Length?, extends: Bool = false,
        options: FlowOptions, spacing: (Range<Int>, Range<Int>) -> Double
    ) {
        // a. Lines are as thick as their items ask.
        lines = broken.map { alignment.line($0.range) }
        if options.equalizesLines {
            let thickest = lines.reduce(Length.zero) { max($0, $1.thickness) }
            for number in lines.indices { lines[number].thickness = thickest }
        }

        // b. They are stacked, with spacings and separators between them.
        let separator = options.lineSeparator.map(Length.init(nonNegative:))
        var bottom = Length.zero
        for number in lines.indices {
            if number > 0 {
                let gap = Length(spacing(broken[number - 1].range, broken[number].range))
                bottom = bottom + gap.spaced(from: separator)
            }
            lines[number].top = bottom
            bottom = bottom + lines[number].thickness
        }
        thickness = max(bottom, .zero)

        // c. Free space is spread among them.
        if let space {
            let space = extends ? max(space, thickness) : space
            let spread = FreeSpace(
                space - thickness, among: lines.count, options.lineDistribution,
                isReversed: options.reversesLines)
            for number in lines.indices {
                lines[number].top = lines[number].top + spread.before(number)
                lines[number].thickness = lines[number].thickness + spread.growth(at: number)
            }
            thickness = space
        }
    }
}
