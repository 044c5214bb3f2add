import FlowLayouts

/// Modifiers of a flow, whichever way it runs.
@MainActor
protocol FlowChoice {
    var name: String { get }
    func applied<Flow: FlowView & View>(to flow: Flow) -> Flow
}

/// A flow of rows or of columns.
@MainActor
struct EitherFlow {
    private let isColumn: Bool
    private let (itemSpacing, lineSpacing): (CGFloat?, CGFloat?)
    private let content: AnyView

    init(isColumn: Bool, _ itemSpacing: CGFloat?, _ lineSpacing: CGFloat?, _ content: AnyView) {
        (self.isColumn, self.content) = (isColumn, content)
        (self.itemSpacing, self.lineSpacing) = (itemSpacing, lineSpacing)
    }

    func title(_ choice: some FlowChoice) -> String {
        "\(isColumn ? "V" : "H")Flow\(choice.name)(\(name(of: itemSpacing)),\(name(of: lineSpacing)))"
    }

    func view(_ choice: some FlowChoice) -> AnyView {
        isColumn
            ? AnyView(
                choice.applied(to: VFlow(itemSpacing: itemSpacing, columnSpacing: lineSpacing) { content }))
            : AnyView(
                choice.applied(to: HFlow(itemSpacing: itemSpacing, rowSpacing: lineSpacing) { content }))
    }
}

extension ViewMaker {
    /// A flow of rows or, now and then, of columns.
    func flow(_ choice: some FlowChoice, of parts: [Sample]) -> Sample {
        let (itemSpacing, lineSpacing) = (spacing(), spacing())
        let flow = EitherFlow(isColumn: chance(4), itemSpacing, lineSpacing, AnyView(content(of: parts)))
        return Sample("\(flow.title(choice))[\(parts.names)]", flow.view(choice))
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
