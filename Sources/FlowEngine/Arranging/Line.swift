/// A line of a flow, filled step by step.
struct Line {
    // 1. Breaking.
    var range: Range<Int>
    /// How far it reaches along.
    var length: Length
    /// Whether no line follows, or one that a forced break begins.
    var endsParagraph: Bool

    // 2. Stacking: across, and never mirrored.
    /// The distance from the top of the flow.
    var top = Length.zero
    var thickness = Length.zero
    /// The distance from the line's top to the first baseline, where items are aligned by it.
    var firstAscent = Length.zero
    /// The distance from the last baseline to the line's bottom. In a line that is thicker than they ask, items
    /// aligned by it are at its end (CSS Box Alignment Level 3, §4.2).
    var lastDescent = Length.zero

    init(range: Range<Int>, length: Length, endsParagraph: Bool) {
        (self.range, self.length, self.endsParagraph) = (range, length, endsParagraph)
    }
}

extension [Line] {
    var longest: Length {
        reduce(Length.zero) { Swift.max($0, $1.length) }
    }

    /// How long all are together, without what is between them.
    var total: Length { reduce(Length.zero) { $0 + $1.length } }

    /// The most items on one of them.
    var mostItems: Int { reduce(0) { Swift.max($0, $1.range.count) } }

    /// Stacks lines and spreads them in a space, which `extends` if they need more. Returns the thickness of the flow.
    ///
    /// - Parameter spacing: The distance between a line and the next, without a separator, given the items of both.
    mutating func stack(
        by alignment: CrossAlignment, across space: Length?, extends: Bool, plan: Plan,
        spacing: (Range<Int>, Range<Int>) -> Length
    ) -> Length {
        // a. Lines are as thick as their items ask.
        for number in indices { alignment.measure(&self[number]) }
        if plan.options.equalizesLines {
            let thickest = reduce(Length.zero) { Swift.max($0, $1.thickness) }
            for number in indices { self[number].thickness = thickest }
        }

        // b. They are stacked, with spacings and separators between them.
        var bottom = Length.zero
        for number in indices {
            if number > 0 {
                bottom =
                    bottom
                    + spacing(self[number - 1].range, self[number].range).spaced(from: plan.lineSeparator)
            }
            self[number].top = bottom
            bottom = bottom + self[number].thickness
        }
        let thickness = Swift.max(bottom, .zero)

        // c. Slack is spread among them.
        guard let space else { return thickness }
        let container = extends ? Swift.max(space, thickness) : space
        let slack = Slack(across: container - thickness, among: count, plan.options)
        for number in indices {
            self[number].top = self[number].top + slack.before(number)
            self[number].thickness = self[number].thickness + slack.growth(at: number)
        }
        return container
    }
}
