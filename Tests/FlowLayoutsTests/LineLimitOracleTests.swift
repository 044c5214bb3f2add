import Expectations
import FlowLayouts
import TestSupport
import Testing

/// Limits on lines, compared with trying out every number of hidden views, with space for all of them. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct LineLimitOracleTests {
    /// The number of lines that lengths with a spacing between them take, some of which begin a line.
    private func lineCount(
        _ lengths: [CGFloat], beginning starts: Set<Int>, spacing: CGFloat, in available: CGFloat
    ) -> Int {
        var (lines, used) = (0, CGFloat.infinity)
        for (number, length) in lengths.enumerated() {
            used += spacing + length
            if used > available || starts.contains(number) {
                lines += 1
                used = length
            }
        }
        return lines
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

            var hidden = 0
            if lineCount(lengths, beginning: starts, spacing: gap, in: available) > maxLines {
                hidden =
                    (1...lengths.count).first { hidden in
                        let overflow: CGFloat = isVertical ? 12 : CGFloat("+\(lengths.count)".count) * 6
                        let shown = lengths.dropLast(hidden) + [overflow]
                        // The overflow view follows the last one that is shown.
                        let lines = lineCount(
                            Array(shown), beginning: starts.subtracting([shown.count - 1]), spacing: gap,
                            in: available)
                        return lines <= maxLines
                    } ?? lengths.count
            }

            let views = ForEach(lengths.indices, id: \.self) { index in
                (isVertical ? Box(20, lengths[index]) : Box(lengths[index], 20))
                    .flowBreaksBefore(starts.contains(index))
            }
            func limited<Flow: FlowView>(_ flow: Flow) -> Flow {
                let flow = flow.maxLines(maxLines) { Text("+\($0)") }
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
