import FlowLayouts

/// Modifiers of a flow, whichever way it runs.
@MainActor
protocol FlowChoice {
    var name: String { get }
    func applied<Flow: FlowView & View>(to flow: Flow) -> Flow
}

extension ViewMaker {
    /// A flow of rows or, now and then, of columns.
    func flow(_ choice: some FlowChoice, of parts: [Sample]) -> Sample {
        let content = content(of: parts)
        let (itemSpacing, lineSpacing) = (spacing(), spacing())
        let what = "Flow\(choice.name)(\(name(of: itemSpacing)),\(name(of: lineSpacing)))[\(parts.names)]"
        if chance(4) {
            let flow = VFlow(itemSpacing: itemSpacing, columnSpacing: lineSpacing) { content }
            return Sample("V" + what, choice.applied(to: flow))
        }
        let flow = HFlow(itemSpacing: itemSpacing, rowSpacing: lineSpacing) { content }
        return Sample("H" + what, choice.applied(to: flow))
    }

    /// Up to so many views.
    func parts(_ most: Int, _ make: () -> Sample) -> [Sample] { views(1 + integer(below: most), make) }

    /// A view that may say something to its flow.
    func spokenPart(_ factor: Double) -> Sample {
        let sample = chance(4) ? leaf() : block()
        let kind = integer(below: 20)
        return trait(kind, factor, of: sample).with(kind < 7 ? ".t\(kind)" : "") { $0 }
    }
}
