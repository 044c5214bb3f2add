/// Breaks the slots of items into lines, as the options say.
struct LineBreaker {
    let slots: Slots
    /// Whether items shrink before a line ends.
    let shrinksFirst: Bool

    /// - Parameter shrinksFirst: `nil`, the default, for what the options say.
    init(_ slots: Slots, shrinksFirst: Bool? = nil) {
        self.slots = slots
        self.shrinksFirst = shrinksFirst ?? slots.plan.features.contains(.earlyShrinking)
    }

    var plan: Plan { slots.plan }

    /// The slots on lines, and the target length of lines that were chosen by their slack.
    func broken() -> (lines: [Line], targetLength: Length?) {
        let (lines, targetLength) = chosenLines()
        return (joined(lines), targetLength)
    }

    /// Greedy lines or, if the options say so, a minimum number of lines, or even ones.
    private func chosenLines() -> (lines: [Line], targetLength: Length?) {
        let greedy = withSharedLines(brokenGreedily())
        guard plan.features.contains(.evenLines) else { return (greedy, nil) }
        if let lines = lines(exactly: plan.options.minLines, insteadOf: greedy) { return (lines, nil) }
        if plan.options.lineBreaking == .greedy { return (greedy, nil) }
        return evenLines(insteadOf: greedy)
    }

    /// The line of some items. Its length is worked out if it is not known.
    func line(_ range: Range<Int>, length: Length? = nil) -> Line {
        Line(
            count: range.count, length: length ?? slots.length(of: range),
            endsParagraph: range.upperBound == count || isBreakForced(before: range.upperBound),
            shrinksFirst: shrinksFirst)
    }
}

// MARK: Greedy lines

extension LineBreaker {
    /// Lines of as many slots as fit. O(n).
    func brokenGreedily() -> [Line] {
        var lines: [Line] = []
        plan.bounds.breakLines(of: self) { line, items in
            // Lines are broken by breaking lengths, but are as long as their slots.
            lines.append(shrinksFirst ? self.line(items) : line)
        } place: { _, _ in
        }
        return lines
    }

    /// The lines, but a single one for each paragraph that fits on it with its items as short as they can be. In others, no
    /// item shrinks. O(n).
    ///
    /// - Parameter lines: Lines of items that do not shrink.
    private func withSharedLines(_ lines: [Line]) -> [Line] {
        guard plan.features.contains(.sharedLines) else { return lines }
        let shrunk = LineBreaker(slots, shrinksFirst: true)
        var chosen: [Line] = []
        var rest = lines[...]
        var beginsParagraph = true
        for line in shrunk.joined(shrunk.brokenGreedily()) {
            // A paragraph fits on one line if its first line of shrunk items is all of it.
            if beginsParagraph, let last = rest.firstIndex(where: { $0.endsParagraph }) {
                if line.endsParagraph { chosen.append(line) } else { chosen += rest[...last] }
                rest = rest[(last + 1)...]
            }
            beginsParagraph = line.endsParagraph
        }
        return chosen
    }
}

extension LineBreaker: BreakSource {
    static var canOverlap: Bool { true }

    var count: Int { slots.count }

    @inline(__always)
    func breakingLength(at index: Int) -> Length {
        let length = slots.slotLengths[index]
        guard shrinksFirst, case let traits = slots.traits(at: index), traits.shrink > 0 else {
            return length
        }
        return min(Length.zero.clamped(to: traits.lengthLimits), length)
    }

    @inline(__always)
    func spacing(before index: Int) -> Length { slots.spacing(before: index) }

    // A scaled line may also take an item that does not fit.
    @inline(__always)
    func lacksSpace(
        on line: (first: Int, end: Length), for index: Int, reaching end: Length, in bounds: LineBounds
    ) -> Bool {
        if end <= bounds.space { return false }
        // With a minimum number of lines, no line takes more than fits.
        guard let scale = plan.scale, plan.options.minLines < 2 else { return true }
        return !isBetter(line, with: index, reaching: end, by: scale)
    }

    func isBreakForced(before index: Int) -> Bool { slots.isBreakForced(before: index) }

    func avoidsBreak(before index: Int) -> Bool { slots.avoidsBreak(before: index) }
}
