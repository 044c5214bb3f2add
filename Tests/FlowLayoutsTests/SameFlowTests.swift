import Expectations
import FlowLayouts
import TestSupport
import Testing

/// What is another flow only by name: one whose limit hides views, and one whose parents offer it the size that it returned.
@MainActor
@Suite(.inBothModes) struct SameFlowTests {
    /// Boxes with preferences of their own for the distance to their neighbors, in a flow with random options.
    private struct Random {
        var flow: HFlowLayout
        /// The same without limits.
        let unlimited: HFlowLayout
        var boxes: [SpacedBox]
        let width: CGFloat
        /// Beyond which lines are hidden.
        let height: CGFloat?

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            func spacing() -> CGFloat? {
                random.chance(2) ? nil : CGFloat(random.length(in: random.chance(4) ? -4...0 : 0...9))
            }
            flow = FlowLayout(itemSpacing: spacing(), rowSpacing: spacing()).randomized(using: &random)
            boxes = (0..<Int.random(in: 0...12, using: &random)).map { SpacedBox(id: $0, using: &random) }
            width = CGFloat(random.length(in: 0...160))
            unlimited = flow
            height = random.chance(3) ? CGFloat(random.length(in: 10...60)) : nil
            if height != nil { flow = flow.hidesOverflow() }
            if random.chance(3) { flow = flow.maxViews(Int.random(in: 0...12, using: &random)) }
            if random.chance(3) { flow = flow.maxLines(Int.random(in: 0...4, using: &random)) }
        }
    }

    nonisolated private struct SpacedBox: View, Identifiable {
        let id: Int
        let size: CGSize
        let spacing: ViewSpacing
        let grow: Double
        let breaks: Bool
        let avoidsBreak: Bool

        init(id: Int, using random: inout SeededGenerator) {
            self.id = id
            size = CGSize(width: random.length(in: 0...40), height: random.length(in: 0...20))
            spacing = random.chance(2) ? ViewSpacing() : ViewSpacing(CGFloat(random.length(in: 0...9)))
            grow = random.chance(4) ? [0.25, 1, 2][Int.random(in: 0..<3, using: &random)] : 0
            breaks = random.chance(10)
            avoidsBreak = random.chance(6)
        }

        @MainActor var body: some View {
            Prefers(spacing: spacing) {
                Color.red.frame(minWidth: size.width, maxWidth: grow > 0 ? size.width * 2 : size.width)
                    .frame(idealWidth: size.width).frame(height: size.height)
            }
            .flowGrow(grow).flowBreaksBefore(breaks).flowAvoidsBreakBefore(avoidsBreak)
        }
    }

    /// The frames of all boxes from the corner of their flow.
    private func frames(_ layout: HFlowLayout, _ boxes: [SpacedBox], in random: Random) -> [CGRect] {
        // A limit on lines counts before a least number of them.
        let view = layout.minLines(1)({ ForEach(boxes) { $0 } })
        let nodes = host(view, width: random.width, height: random.height).frames.preorder
        let flow = nodes.first { $0.name == "HFlowLayout" }?.frame ?? .zero
        return nodes.filter { $0.name == "Color" }.map { $0.frame.offsetBy(dx: -flow.minX, dy: -flow.minY) }
    }

    // What is hidden has no influence on what is not.
    @Test func withALimitItIsTheFlowOfWhatItShows() {
        for seed in UInt64(0)..<400 {
            let random = Random(seed: seed)
            let shown = frames(random.flow, random.boxes, in: random).filter { $0.maxX > -1000 }
            let others = frames(random.unlimited, Array(random.boxes.prefix(shown.count)), in: random)
            expectEqual(others, shown, "seed \(seed)")
        }
    }

    // In 60, rows of 4, 4 and 4, of 56, and of 72, which sticks out; the sixth is hidden. In 72, the first four fit.
    @Test func oneWithALimitIsTheSameInAnOverlay() {
        let widths: [CGFloat] = [4, 4, 4, 56, 72, 32]
        let flow = HFlow(spacing: 0) { ForEach(widths.indices, id: \.self) { Box(widths[$0], 10) } }
        let host = host(Color.blue.frame(width: 60, height: 40).overlay { flow.maxViews(5) }, width: 100)
        let items = host.items
        expectEqual(items.prefix(5).map { $0.minY - items[0].minY }, [0, 0, 0, 10, 20])
    }

    // In 60 × 20, four boxes fit onto two rows, so that "less" comes after the sixth, on a third row. That is 30 high, where
    // all would fit.
    @Test func theButtonThatCollapsesAFlowStaysInAStack() {
        let boxes = HFlow(spacing: 0) { ForEach(0..<6, id: \.self) { _ in Box(25, 10) } }
        let flow = boxes.hidesOverflow().expandable(isExpanded: .constant(true)) { Box(10, 10) }
        // The boxes, the button, and what is beside the flow. In 30, all fit, and there is no button.
        for (height, count) in [(20, 6 + 1 + 1), (30, 6 + 1)] as [(CGFloat, Int)] {
            let stack = ZStack {
                flow; Color.blue.frame(width: 1, height: 1)
            }
            expectEqual(host(stack, width: 60, height: height).displayList.items.count, count)
        }
    }
}

/// What is another flow only by where its lines run.
@MainActor
@Suite(.inBothModes) struct BothAxesTests {
    private enum Parent: CaseIterable {
        case none, stack, layers
    }

    private struct Turned: View {
        let content: RandomContent
        let parent: Parent

        var body: some View {
            let (flow, box) = (content.flow, Box(5, 5))
            switch parent {
            case .none: flow
            case .stack:
                content.axis.stack(alignment: .own) {
                    box; flow; box
                }
            case .layers:
                ZStack(alignment: .own) {
                    flow; box
                }
            }
        }
    }

    // A column is a row with both axes exchanged, beside other views too, and for who aligns it by a guide.
    @Test(arguments: Parent.allCases)
    private func columnsAreRowsWithBothAxesExchanged(parent: Parent) {
        let proposals: [(CGFloat?, CGFloat?)] = [(nil, nil), (120, nil), (200, 60), (40, 40), (0, 0)]
        let start = UInt64.random(in: 0 ... .max)
        for seed in (0..<150).map({ start &+ $0 }) {
            func frames(_ axis: Axis) -> [[CGRect]] {
                let host = host(Turned(content: RandomContent(seed: seed, along: axis), parent: parent))
                return proposals.map { length, thickness in
                    host.proposal = ProposedViewSize(length: length, thickness: thickness, axis: axis)
                    return host.frames(along: axis)
                }
            }
            let name = RandomContent(seed: seed, along: .horizontal).name
            expectEqual(frames(.vertical), frames(.horizontal), "seed \(seed): \(name)")
        }
    }
}
