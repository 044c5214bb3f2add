import FlowLayouts

// Flows that tell how many lines they have, and how many views they hide.

extension ViewMaker {
    func summary() -> Sample {
        let parts = parts(8) { () -> Sample in
            guard chance(3) else { return rememberingPart() }
            let number = self.number()
            let size = CGSize(
                width: CGFloat(4 * integer(below: 12) + 4), height: CGFloat(4 * integer(below: 6) + 4))
            return Sample(
                "\(number):b\(short(size.width))x\(short(size.height))",
                Color.red.frame(width: size.width, height: size.height).part(number))
        }
        let (orders, content) = changingContent(parts)
        let options = changingOptions(limits: !chance(4), separators: 4, columns: 7)
        // When the other implementation was asked, some flows told views their edges, which placed nothing of this.
        _ = chance(2)
        let number = number()
        let flow = eitherFlow(of: content)
        return Sample(
            "\(number) \(flow.title(options))\(orders)[\(parts.names)]",
            SummaryView(number: number) { tell in flow.view(TellingFlow(options: options, tell: tell)) })
    }

    private struct TellingFlow: FlowChoice {
        let options: ChangingOptions
        let tell: (FlowSummary) -> Void

        var name: String { options.name }

        func applied<Flow: FlowView & View>(to flow: Flow) -> Flow {
            options.applied(to: flow).onFlowChange(perform: tell)
        }
    }
}

/// Shows the numbers of lines and of hidden views as lengths.
private struct SummaryView: View {
    let number: Int
    let flow: (@escaping (FlowSummary) -> Void) -> AnyView
    @State private var summary: FlowSummary?

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            flow { summary = $0 }
            Color.red.frame(
                width: CGFloat(1 + 10 * (summary?.hiddenCount ?? 90)),
                height: CGFloat(1 + (summary?.lineCount ?? 50))
            ).part(number)
        }
    }
}
