import FlowLayouts

// Flows along either axis, with any options.

extension ViewMaker {
    /// - Parameter most: The most options.
    func flow(_ names: String, _ content: some View, options most: Int = 4) -> Sample {
        let (itemSpacing, lineSpacing) = (spacing(), spacing())
        let spacings = "\(name(of: itemSpacing)),\(name(of: lineSpacing))"
        if chance(4) {
            let alignment = columnAlignment()
            let flow = withOptions(
                VFlow(alignment: alignment.value, itemSpacing: itemSpacing, columnSpacing: lineSpacing) {
                    content
                },
                most: most)
            return Sample("VFlow\(flow.name)(\(alignment.name),\(spacings))[\(names)]", flow.value)
        }
        let alignment = rowAlignment()
        let flow = withOptions(
            HFlow(alignment: alignment.value, itemSpacing: itemSpacing, rowSpacing: lineSpacing) { content },
            most: most)
        return Sample("HFlow\(flow.name)(\(alignment.name),\(spacings))[\(names)]", flow.value)
    }

    func withOptions<Flow: FlowContainer>(_ flow: Flow, most: Int) -> Named<Flow> {
        // When the other implementation was asked, spread views did not fill the flow by themselves.
        (0..<integer(below: most + 1)).reduce(("", flow.sizing(.hug))) { flow, _ in
            let new = withOption(flow.1)
            return (flow.0 + "." + new.name, new.value)
        }
    }

    private func withOption<Flow: FlowContainer>(_ flow: Flow) -> Named<Flow> {
        switch integer(below: 14) {
        case 0:
            let breaking: Named<FlowLineBreaking> = element(of: [("bal", .balanced), ("even", .even)])
            return (breaking.name, flow.lineBreaking(breaking.value))
        case 1: return ("sbb", flow.wrapping(.smallest))
        case 2:
            let count = 1 + integer(below: 4)
            return ("maxper\(count)", flow.maxItemsPerLine(count))
        case 3:
            let count = 2 + integer(below: 3)
            return ("minl\(count)", flow.minLines(count))
        case 4: return ("uni", flow.columns(.uniform))
        case 5:
            let count = 1 + integer(below: 4)
            return ("c\(count)", flow.columns(count))
        case 6: return ("rev", flow.reversesItems())
        case 7: return ("revl", flow.reversesLines())
        case 8: return ("fill", flow.sizing(.fill))
        case 9:
            let distribution: Named<FlowDistribution> = element(
                of: [
                    ("just", .justified), ("btw", .spaceBetween), ("arnd", .spaceAround),
                    ("evn", .spaceEvenly),
                ])
            return (distribution.name, flow.distribution(distribution.value))
        case 10:
            let last = lastLine()
            return (last.name, flow.lastLine(last.value))
        case 11:
            let distribution: Named<FlowLineDistribution> = element(
                of: [
                    ("lc", .center), ("le", .end), ("ls", .stretch), ("lb", .spaceBetween),
                    ("la", .spaceAround),
                    ("lv", .spaceEvenly),
                ])
            return (distribution.name, flow.lineDistribution(distribution.value))
        case 12: return ("eq", flow.equalizesLines())
        default: return ("str", flow.stretchesItems())
        }
    }

    func lastLine() -> Named<FlowLastLine> { element(of: [("lastnat", .natural), ("lastgrow", .grows)]) }
}
