import FlowLayouts

// Flows in whatever an app has around them.

extension ViewMaker {
    func aroundFlow() -> Sample {
        let parts = parts(7) { chance(2) ? rememberingPart() : block() }
        let (orders, content) = chance(2) ? changingContent(parts) : ([], content(of: parts))
        let options = changingOptions(separators: 4, columns: 6)
        let number = number()
        let flow = HFlow(spacing: element(of: [0, 5] as [CGFloat])) { AnyView(content) }
        let what = integer(below: 14)
        return Sample(
            "Around\(what) \(number) HFlow\(options.name)\(orders)[\(parts.names)]",
            around(what, AnyView(options.applied(to: flow)), number))
    }

    private func around(_ what: Int, _ flow: AnyView, _ number: Int) -> AnyView {
        let slab = Color.red.frame(width: 60, height: 30)
        let part = slab.part(number)
        switch what {
        case 0: return AnyView(slab.overlay(alignment: .topLeading) { flow })
        case 1: return AnyView(slab.background(alignment: .bottom) { flow })
        case 2: return AnyView(GeometryReader { geometry in flow.frame(width: geometry.size.width / 2) })
        case 3: return AnyView(flow.fixedSize(horizontal: false, vertical: true).frame(maxWidth: 150))
        case 4: return AnyView(flow.id(change))
        case 5:
            return AnyView(
                Group {
                    if change % 2 == 0 {
                        flow
                    } else {
                        VStack { flow }
                    }
                })
        case 6:
            return AnyView(
                VStack(spacing: 0) {
                    if change % 2 == 0 { part }
                    flow
                })
        case 7:
            return AnyView(
                HStack(spacing: 0) {
                    flow; part
                })
        case 8: return AnyView(flow.frame(maxWidth: CGFloat(60 + 30 * change)))
        case 9: return AnyView(flow.padding(CGFloat(change * 4)).part(number))
        case 10:
            return AnyView(
                HStack(alignment: .firstTextBaseline, spacing: 2) {
                    part; flow
                })
        case 11:
            return AnyView(
                ZStack(alignment: .topLeading) {
                    part; flow
                })
        case 12:
            return AnyView(
                HFlow(spacing: 4) {
                    flow; part; flow
                }.maxLines(2))
        default:
            return AnyView(
                VStack(spacing: 1) {
                    flow.layoutPriority(1); Color.red.part(number)
                })
        }
    }
}
