import Expectations
import FlowLayouts
import TestSupport
import Testing

/// A flow under parents that offer it the size it reported once more is the same flow: rule 5.
@MainActor
@Suite(.inBothModes) struct SameFlowTests {
    /// Boxes with preferences of their own for the distance to their neighbors, in a flow with random options.
    private struct Random {
        let seed: UInt64
        var flow: HFlowLayout
        var boxes: [SpacedBox]
        let width: CGFloat

        init(seed: UInt64) {
            self.seed = seed
            var random = SeededGenerator(seed: seed)
            func spacing() -> CGFloat? {
                random.chance(2) ? nil : CGFloat(random.length(in: random.chance(4) ? -4...0 : 0...9))
            }
            flow = FlowLayout(itemSpacing: spacing(), rowSpacing: spacing()).randomized(using: &random)
            boxes = (0..<Int.random(in: 0...12, using: &random)).map { SpacedBox(id: $0, using: &random) }
            // There is space for each of them.
            width = CGFloat(random.length(in: 40...160))
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

    /// Asks for the size at a proposal, offers that again and places it with the answer, as often as is said.
    private struct Again: Layout {
        let times: Int
        let keepsHeight: Bool

        private func proposal(_ proposal: ProposedViewSize, for subview: LayoutSubview) -> ProposedViewSize {
            (0..<times).reduce(proposal) { proposal, _ in
                let size = subview.sizeThatFits(proposal)
                return ProposedViewSize(width: size.width, height: keepsHeight ? size.height : nil)
            }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews[0].sizeThatFits(self.proposal(proposal, for: subviews[0]))
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            subviews[0].place(at: bounds.origin, proposal: self.proposal(proposal, for: subviews[0]))
        }
    }

    /// The frames of all boxes from the corner of their flow.
    private func frames(_ view: some View, width: CGFloat?) -> [CGRect] {
        let nodes = host(view, width: width).frames.preorder
        let flow = nodes.first { $0.name == "HFlowLayout" }?.frame ?? .zero
        return nodes.filter { $0.name == "Color" }.map { $0.frame.offsetBy(dx: -flow.minX, dy: -flow.minY) }
    }

    @Test(arguments: [true, false])
    func offeredItsOwnSizeItIsTheSame(keepsHeight: Bool) {
        for seed in UInt64(0)..<100 {
            let random = Random(seed: seed)
            let flow = random.flow { ForEach(random.boxes) { $0 } }
            for width in [random.width, nil] {
                let once = frames(flow, width: width)
                for times in 1...2 {
                    let again = Again(times: times, keepsHeight: keepsHeight) { flow }
                    expectEqual(
                        frames(again, width: width), once, "seed \(seed), \(times) times in \(width as Any)"
                    )
                }
            }
        }
    }
}
