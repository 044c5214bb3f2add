import FlowLayouts

// Flows whose lines are what matters: scaled ones, the last one, views that stay on one.

extension ViewMaker {
    func photos() -> Sample {
        let photos = views(1 + integer(below: 8)) {
            switch integer(below: 8) {
            case 0: return leaf()
            case 1: return block()
            default:
                let number = number()
                let ratio = element(of: [0.5, 0.75, 1, 1.5, 2, 3]) * (1 + growth / 12)
                return Sample(
                    "\(number):r\(short(ratio))",
                    Color.red.aspectRatio(ratio, contentMode: .fit).part(number))
            }
        }
        let thickness = element(of: [16, 30, 40, 60] as [CGFloat]) + growth
        let range = element(
            of: [
                0...CGFloat.infinity, thickness / 2...thickness * 1.5, thickness...thickness + 10,
                thickness - 8...thickness * 3,
            ])
        return aligned(photos, name: "scaled\(short(thickness)) \(range)", options: 3) {
            $0.scalesLines(to: thickness, within: range)
        } column: {
            $0.scalesLines(to: thickness, within: range)
        }
    }

    func lastLine(depth: Int) -> Sample {
        let factor = element(of: [0.5, 1, 2])
        let parts = views(1 + integer(below: 7)) {
            let sample = chance(4) ? view(depth: depth - 1) : block()
            let kind = integer(below: 14)
            return trait(kind, factor, of: sample).with(kind < 7 ? ".t\(kind)" : "") { $0 }
        }
        let last = lastLine()
        return aligned(parts, name: last.name, options: 5) {
            $0.lastLine(last.value)
        } column: {
            $0.lastLine(last.value)
        }
    }

    /// A flow along either axis, whose rows may be anywhere.
    private func aligned(
        _ parts: [Sample], name what: String, options: Int, row: (HFlow<Content>) -> HFlow<Content>,
        column: (VFlow<Content>) -> VFlow<Content>
    ) -> Sample {
        let content = content(of: parts)
        let (itemSpacing, lineSpacing) = (spacing(), spacing())
        let spacings = "\(name(of: itemSpacing)),\(name(of: lineSpacing))"
        if chance(4) {
            let flow = withOptions(
                column(VFlow(itemSpacing: itemSpacing, columnSpacing: lineSpacing) { content }), most: options
            )
            return Sample("VFlow \(what)\(flow.name)(\(spacings))[\(parts.names)]", flow.value)
        }
        let alignment = columnAlignment()
        let flow = withOptions(
            row(HFlow(itemSpacing: itemSpacing, rowSpacing: lineSpacing) { content })
                .rowAlignment(alignment.value), most: options)
        return Sample("HFlow \(what)\(flow.name)(\(alignment.name),\(spacings))[\(parts.names)]", flow.value)
    }

    func glue(depth: Int) -> Sample {
        let factor = element(of: [0.5, 1, 2])
        let parts = views(2 + integer(below: 7)) {
            let sample = chance(4) ? view(depth: depth - 1) : block()
            switch integer(below: 9) {
            case 0...3: return sample.with(".glue") { $0.flowAvoidsBreakBefore() }
            case 4:
                return sample.with(".gluegrow") {
                    $0.frame(maxWidth: .infinity).flowGrow(factor).flowAvoidsBreakBefore()
                }
            case 5:
                return sample.with(".glueshrink") {
                    $0.frame(minWidth: 5).flowShrink(factor).flowAvoidsBreakBefore()
                }
            case 6:
                let kind = integer(below: 10)
                return trait(kind, factor, of: sample).with(".t\(kind)") { $0 }
            case 7 where chance(2):
                return sample.with(".lb") { view in
                    Group {
                        view
                        LineBreak()
                    }
                }
            default: return sample
            }
        }
        return flow(parts.names, content(of: parts))
    }
}
