import Expectations
import FlowLayouts
import TestSupport
import Testing

/// Limits on lines, compared with trying out every number of hidden views, with space for all of them. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct LineLimitOracleTests {
    /// A flow that is arranged by trying out.
    private struct Trial {
        var lengths: [CGFloat]
        /// What the views are at least, if they are offered less.
        let minimums: [CGFloat]
        /// Which views begin a line.
        let starts: Set<Int>
        let spacing: CGFloat
        let available: CGFloat
        let maxLines: Int
        let overflow: CGFloat

        /// How many of some lengths are on each line.
        func lines(of lengths: [CGFloat], beginning starts: Set<Int>) -> [Int] {
            var (lines, used) = ([Int](), CGFloat.infinity)
            for (number, length) in lengths.enumerated() {
                used += spacing + length
                if used > available || starts.contains(number) {
                    lines.append(0)
                    used = length
                }
                lines[lines.count - 1] += 1
            }
            return lines
        }

        func fits(hiding hidden: Int) -> Bool {
            let shown = lengths.dropLast(hidden) + (hidden > 0 ? [overflow] : [])
            // The overflow view follows the last one that is shown.
            let starts = hidden > 0 ? starts.subtracting([shown.count - 1]) : starts
            return lines(of: Array(shown), beginning: starts).count <= maxLines
        }

        /// Makes a view that would be alone on the last line as short as it can be beside the overflow view.
        mutating func cut(hiding hidden: Int) -> Bool {
            let shown = Array(lengths.dropLast(hidden))
            let (lines, room) = (lines(of: shown, beginning: starts), available - spacing - overflow)
            guard lines.count <= maxLines, lines.last == 1, room > 0 else { return false }
            let length = min(shown[shown.count - 1], room)
            guard minimums[shown.count - 1] <= length else { return false }
            lengths[shown.count - 1] = length
            return true
        }

        /// The least number of views that are hidden.
        var hiddenCount: Int {
            mutating get {
                if fits(hiding: 0) { return 0 }
                for hidden in 1..<max(lengths.count, 1) {
                    if fits(hiding: hidden) { return hidden }
                    if cut(hiding: hidden) { return (0...hidden).first { fits(hiding: $0) } ?? hidden }
                }
                return lengths.count
            }
        }
    }

    @Test func asFewViewsAreHiddenAsCanBe() {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let lengths = (0..<Int.random(in: 0...24, using: &random)).map { _ in
                CGFloat(random.length(in: 4...60))
            }
            let separator: CGFloat? = Bool.random(using: &random) ? 3 : nil
            let spacing = CGFloat(random.length(in: 0...9))
            let gap = separator.map { spacing + $0 + spacing } ?? spacing
            let available = CGFloat(random.length(in: 20...200))
            let maxLines = Int.random(in: 1...4, using: &random)
            let starts = Set((0..<2).map { _ in Int.random(in: 0...60, using: &random) })
            let isVertical = Bool.random(using: &random)

            // Some views are shorter where they are offered less: where the flow is, or beside the overflow view.
            let minimums = lengths.map {
                Bool.random(using: &random) ? $0 : CGFloat(Int.random(in: 2...Int($0), using: &random))
            }
            var trial = Trial(
                lengths: zip(lengths, minimums).map { min($0, max($1, available)) }, minimums: minimums,
                starts: starts, spacing: gap, available: available, maxLines: maxLines,
                overflow: isVertical ? 12 : CGFloat("+\(lengths.count)".count) * 6)
            let hidden = trial.hiddenCount

            let views = ForEach(lengths.indices, id: \.self) { index in
                FlexibleBox(minimums[index]...lengths[index], along: isVertical ? .vertical : .horizontal)
                    .flowBreaksBefore(starts.contains(index))
            }
            func limited<Flow: FlowView>(_ flow: Flow) -> Flow {
                let flow = flow.maxLines(maxLines) { Text("+\($0.count)") }
                guard let separator else { return flow }
                return flow.itemSeparator { Box(separator, separator) }
            }
            let flow = Group {
                if isVertical {
                    limited(VFlow(spacing: spacing) { views })
                } else {
                    limited(HFlow(spacing: spacing) { views })
                }
            }
            let host = host(
                flow, width: isVertical ? nil : available, height: isVertical ? available : nil,
                direction: random.element(of: LayoutDirection.self))
            let shown = lengths.count - hidden
            expectEqual(host.drawn, Array(0..<shown), "seed \(seed)")
            expectEqual(host.readAloud, Array(0..<shown), "seed \(seed)")
            expectEqual(host.strings, (hidden > 0 ? ["+\(hidden)"] : []), "seed \(seed)")
            _ = host.update()
            #expect(host.update().isEmpty, "seed \(seed)")
        }
    }
}

/// A box of 20 across an axis, and along it as long as it is offered within limits; ideally, as long as it may be.
private struct FlexibleBox: View {
    let lengths: ClosedRange<CGFloat>
    let axis: Axis

    init(_ lengths: ClosedRange<CGFloat>, along axis: Axis) {
        (self.lengths, self.axis) = (lengths, axis)
    }

    var body: some View {
        if axis == .horizontal {
            Color.red.frame(
                minWidth: lengths.lowerBound, idealWidth: lengths.upperBound, maxWidth: lengths.upperBound
            )
            .frame(height: 20)
        } else {
            Color.red.frame(
                minHeight: lengths.lowerBound, idealHeight: lengths.upperBound, maxHeight: lengths.upperBound
            )
            .frame(width: 20)
        }
    }
}
