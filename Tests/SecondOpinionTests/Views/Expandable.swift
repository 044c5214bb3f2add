import FlowLayouts

// Flows that hide views until they are expanded.

extension ViewMaker {
    func expandable() -> Sample {
        let parts = parts(7) {
            let sample = spokenPart(1)
            let priority = element(of: [0, 0, 0, 1, -1, 2, 0.5])
            return priority == 0 ? sample : sample.with(".p\(priority)") { $0.layoutPriority(priority) }
        }
        let lines = element(of: [0, 1, 1, 2, 3, nil] as [Int?])
        let hides = lines == nil || chance(4)
        let overflow = Overflow(
            number: number(), width: length() / 3, step: element(of: [0, 2, 9, -3] as [CGFloat]),
            height: length() / 3)
        let startsExpanded = chance(2)
        let less = Overflow(number: number(), width: length() / 3, step: 0, height: length() / 3)
        let limit = ExpandableLimit(
            lines: lines, hides: hides, overflow: overflow, less: less, startsExpanded: startsExpanded,
            isExpanded: startsExpanded != (change % 2 == 1))
        return flow(limit, of: parts)
    }

    /// A view that is wider by a step for each view that is hidden.
    private struct Overflow {
        let number: Int
        let width: CGFloat
        let step: CGFloat
        let height: CGFloat

        @MainActor func view(_ hidden: Int) -> some View {
            Color.red.frame(width: max(1, width + step * CGFloat(hidden)), height: height).part(number)
        }
    }

    private struct ExpandableLimit: FlowChoice {
        let lines: Int?
        let hides: Bool
        let overflow: Overflow
        let less: Overflow
        let startsExpanded: Bool
        let isExpanded: Bool

        var name: String {
            ".max\(lines.map(String.init) ?? "-")\(hides ? ".hides" : "")"
                + "+\(overflow.number):\(short(overflow.width))+\(short(overflow.step))x\(short(overflow.height))"
                + ".expand\(startsExpanded)+\(less.number):\(short(less.width))x\(short(less.height))"
        }

        func applied<Flow: FlowView & View>(to flow: Flow) -> Flow {
            var flow = flow.maxLines(lines, overflow: { overflow.view($0.count) })
            if hides { flow = flow.hidesOverflow(overflow: { overflow.view($0.count) }) }
            return flow.expandable(isExpanded: .constant(isExpanded)) { less.view(0) }
        }
    }
}
