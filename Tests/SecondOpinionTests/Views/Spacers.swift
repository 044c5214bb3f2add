import FlowLayouts

// Flows with spacers, and with views that have no width.

extension ViewMaker {
    func spacers() -> Sample {
        let parts = parts(8) {
            if chance(3) { return spacer() }
            guard chance(6) else { return spokenPart(1) }
            let number = number()
            return Sample(
                "\(number):0xh",
                Color.red.frame(width: 0, height: CGFloat(4 * integer(below: 8))).part(number))
        }
        return flow(AroundSpacers(option: integer(below: 9)), of: parts)
    }

    private func spacer() -> Sample {
        let least = element(of: [0, 12, nil] as [CGFloat?])
        let spacer = Sample("spacer\(least.map(short) ?? "")", Spacer(minLength: least))
        if chance(6) { return spacer.with(".g0") { $0.flowGrow(0) } }
        return chance(6) ? spacer.with(".bb") { $0.flowBreaksBefore() } : spacer
    }

    private struct AroundSpacers: FlowChoice {
        let option: Int

        var name: String { ["", "", "", ".max1", ".max2", ".even", ".bal", ".sep", ".c3"][option] }

        func applied<Flow: FlowView & View>(to flow: Flow) -> Flow {
            switch option {
            case 3: flow.maxLines(1)
            case 4: flow.maxLines(2)
            case 5: flow.lineBreaking(.even)
            case 6: flow.lineBreaking(.balanced)
            case 7: flow.itemSeparator { Color.red.frame(width: 3, height: 3).part(300) }
            case 8: flow.columns(3)
            default: flow
            }
        }
    }
}
