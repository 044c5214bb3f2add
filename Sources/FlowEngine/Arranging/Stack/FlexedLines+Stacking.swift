extension FlexedLines {
    /// The size of the arranged lines, if they are not distributed across. O(n).
    var size: FlowSize { withThicknesses.stack().size }

    /// The lines one after the other, once they are as thick as their items need.
    func stack(across space: Length = .endless, extends: Bool = false) -> Stack {
        Stack(
            plan, LineSummary(lines), targetLength: targetLength, across: space, extends: extends,
            extraGaps: extraGaps.reduce(.zero) { $0 + $1 })
    }

    /// Gives lines spacings of their own.
    ///
    /// - Parameter lineSpacing: The spacing between two lines, in points; called once for each pair, in order.
    mutating func setGaps(by lineSpacing: (_ upper: Range<Int>, _ lower: Range<Int>) -> Double) {
        var upper = 0..<0
        extraGaps = lines.map { line in
            let lower = upper.upperBound..<upper.upperBound + line.count
            defer { upper = lower }
            if upper.isEmpty { return .zero }
            let gap = Length(lineSpacing(upper, lower))
            return gap.spaced(from: plan.lineSeparator) - plan.lineGap
        }
    }
}
