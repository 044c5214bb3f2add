import Expectations
import FlowLayouts
import TestSupport
import Testing

/// Limits on lines, compared with trying out every number of hidden views, with space for all of them. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct LineLimitOracleTests {
    /// The number of lines that lengths with a spacing between them take.
    private func lineCount(_ lengths: [CGFloat], spacing: CGFloat, in available: CGFloat) -> Int {
        var (lines, used) = (0, CGFloat.infinity)
        for length in lengths {
            used += spacing + length
            if used > available {
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
            let isVertical = Bool.random(using: &random)

            var hidden = 0
            if lineCount(lengths, spacing: gap, in: available) > maxLines {
                hidden =
                    (1...lengths.count).first { hidden in
                        let overflow: CGFloat = isVertical ? 12 : CGFloat("+\(lengths.count)".count) * 6
                        let shown = lengths.dropLast(hidden) + [overflow]
                        return lineCount(Array(shown), spacing: gap, in: available) <= maxLines
                    } ?? lengths.count
            }

            let views = ForEach(lengths.indices, id: \.self) { index in
                isVertical ? Box(20, lengths[index]) : Box(lengths[index], 20)
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
