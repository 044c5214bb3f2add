import FlowLayouts

// Flows that hide views, and say how many.

extension ViewMaker {
    func limited() -> Sample {
        let factor = element(of: [0.5, 1, 2])
        let parts = views(1 + integer(below: 5)) {
            let sample = chance(4) ? leaf() : block()
            let kind = integer(below: 20)
            return trait(kind, factor, of: sample).with(kind < 7 ? ".t\(kind)" : "") { $0 }
        }
        let content = content(of: parts)
        let (itemSpacing, lineSpacing) = (spacing(), spacing())
        let spacings = "\(name(of: itemSpacing)),\(name(of: lineSpacing))"
        let limit = limit()
        if chance(4) {
            let flow = withLimit(
                limit, VFlow(itemSpacing: itemSpacing, columnSpacing: lineSpacing) { content })
            return Sample("VFlow\(flow.name)(\(spacings))[\(parts.names)]", flow.value)
        }
        let flow = withLimit(limit, HFlow(itemSpacing: itemSpacing, rowSpacing: lineSpacing) { content })
        return Sample("HFlow\(flow.name)(\(spacings))[\(parts.names)]", flow.value)
    }

    private struct Limit {
        let number: Int
        /// The width of the overflow view, and how much wider it is for each hidden view.
        let (width, step, height): (CGFloat, CGFloat, CGFloat)
        let maxLines: Int?
        let hidesOverflow: Bool
        let saysHowMany: Bool
        let isSeparated: Bool

        @MainActor var name: String {
            let overflow = "+\(number):\(short(width))\(step < 0 ? "" : "+")\(short(step))x\(short(height))"
            return ".max\(maxLines.map(String.init) ?? "-")\(hidesOverflow ? ".hides" : "")"
                + "\(saysHowMany ? overflow : "")\(isSeparated ? ".sep" : "")"
        }
    }

    private func limit() -> Limit {
        let number = number()
        let (width, step, height) = (length() / 3, element(of: [0, 2, 9, -3] as [CGFloat]), length() / 3)
        let maxLines = element(of: [0, 1, 1, 2, 2, 3, nil] as [Int?])
        return Limit(
            number: number, width: width, step: step, height: height, maxLines: maxLines,
            hidesOverflow: maxLines == nil || chance(4), saysHowMany: !chance(4), isSeparated: chance(5))
    }

    private func withLimit<Flow: FlowView & View>(_ limit: Limit, _ flow: Flow) -> Named<Flow> {
        var (options, flow) = withOptions(flow, most: 2)
        if limit.saysHowMany {
            func overflow(_ hidden: Int) -> some View {
                Color.red.frame(
                    width: max(1, limit.width + limit.step * CGFloat(hidden)), height: limit.height
                )
                .part(limit.number)
            }
            if limit.maxLines != nil {
                flow = flow.maxLines(limit.maxLines, overflow: { overflow($0.count) })
            }
            if limit.hidesOverflow { flow = flow.hidesOverflow(overflow: { overflow($0.count) }) }
        } else {
            flow = flow.maxLines(limit.maxLines).hidesOverflow(limit.hidesOverflow)
        }
        if limit.isSeparated {
            flow = flow.itemSeparator { Color.red.frame(width: 3, height: 3).part(limit.number + 300) }
        }
        return (options + limit.name, flow)
    }
}
