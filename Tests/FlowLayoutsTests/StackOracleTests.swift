import Expectations
import FlowLayouts
import TestSupport
import Testing

/// A flow is what one gets from stacks by hand: an `HStack` for each row, in a `VStack`.
@MainActor
@Suite(.inBothModes) struct StackOracleTests {
    /// A box with preferences for the distance to its neighbors.
    struct Item {
        var size: CGSize
        var baseline: CGFloat?
        var spacing: ViewSpacing
    }

    @Test(arguments: 0..<200)
    func rowsAreStacks(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var items = (0..<Int.random(in: 1...20, using: &random)).map { _ in Item.random(using: &random) }
        // Where all want the same distance, the engine has one for all.
        if random.chance(4) {
            let spacing = ViewSpacing(CGFloat(Int.random(in: -1...15, using: &random)))
            for index in items.indices { items[index].spacing = spacing }
        }
        let width = CGFloat.random(in: 20...120, using: &random).rounded()
        let horizontal = [HorizontalAlignment.leading, .center, .trailing].randomElement(using: &random)
        let vertical = [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
            .randomElement(using: &random)
        let alignment = Alignment(horizontal: horizontal ?? .leading, vertical: vertical ?? .top)

        let flow = FlowLayout(alignment: alignment) { ItemViews(items: items) }
        let stacks = VStack(alignment: alignment.horizontal) {
            ForEach(rows(of: items, width: width), id: \.self) { row in
                HStack(alignment: alignment.vertical) { ItemViews(items: Array(items[row])) }
            }
        }
        let expected = host(stacks).frames
        let frames = host(flow, width: width).frames
        expectEqual(frames.frame, expected.frame, "seed \(seed)")
        expectEqual(frames.frames(named: "Color"), expected.frames(named: "Color"), "seed \(seed)")
    }

    /// Which items stand in one row: as many as fit.
    private func rows(of items: [Item], width: CGFloat) -> [Range<Int>] {
        var rows: [Range<Int>] = []
        var used: CGFloat = 0
        for (index, item) in items.enumerated() {
            if let row = rows.last {
                let gap = items[index - 1].spacing.distance(to: item.spacing, along: .horizontal)
                if used + gap + item.size.width <= width {
                    used += gap + item.size.width
                    rows[rows.count - 1] = row.lowerBound..<index + 1
                    continue
                }
            }
            used = item.size.width
            rows.append(index..<index + 1)
        }
        return rows
    }
}

extension StackOracleTests.Item {
    /// Whole and quarter points, so that sums and halves are exact. A view without a length would make no row of its own, and
    /// a stack does not reach as far as a view whose neighbor is shorter than the two overlap.
    static func random(using random: inout SeededGenerator) -> Self {
        let size = CGSize(
            width: CGFloat(Int.random(in: 4...160, using: &random)) / 4,
            height: CGFloat(Int.random(in: 0...160, using: &random)) / 4)
        var spacing = ViewSpacing()
        for edge in Edge.allCases where Bool.random(using: &random) {
            spacing.formUnion(
                ViewSpacing(CGFloat(Int.random(in: 0...15, using: &random)), on: Edge.Set(edge)))
        }
        // Within the box: where all baselines lie beside their boxes, a stack reaches to the line at which they
        // meet, and a row of a flow does not.
        let baseline =
            Bool.random(using: &random) ? CGFloat(Int.random(in: 0...Int(size.height), using: &random)) : nil
        return Self(size: size, baseline: baseline, spacing: spacing)
    }
}

private struct ItemViews: View {
    let items: [StackOracleTests.Item]

    var body: some View {
        ForEach(items.indices, id: \.self) { index in
            let item = items[index]
            Prefers(spacing: item.spacing) {
                if let baseline = item.baseline {
                    Box(item.size.width, item.size.height)
                        .alignmentGuide(.firstTextBaseline) { _ in baseline }
                        .alignmentGuide(.lastTextBaseline) { $0.height - baseline }
                } else {
                    Box(item.size.width, item.size.height)
                }
            }
        }
    }
}
