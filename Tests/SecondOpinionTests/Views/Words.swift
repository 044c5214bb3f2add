import FlowLayouts

// Words of both directions among views.

extension ViewMaker {
    private static let strings = [
        "Hello world", "ab cd ", " אב גד", "אבג", "x (", ") y", "12 + 34", "a-b c", "wx\nyz abc", " (אב) cd",
        "1, 2 ", "דה abc וז", "-5 ", "\u{A0}q",
    ]

    func words() -> Sample {
        let parts = views(1 + integer(below: 4)) {
            if chance(3) {
                let block = block()
                return switch integer(below: 4) {
                case 0: block.with(".rtl") { $0.flowDirection(.rightToLeft) }
                case 1: block.with(".ltr") { $0.flowDirection(.leftToRight) }
                default: block
                }
            }
            let number = number()
            let string = element(of: Self.strings)
            let text = Sample(
                "\(number):'\(string.replacing("\n", with: "|"))'",
                wordBlocks(FlowText(verbatim: string)).part(number))
            return switch integer(below: 6) {
            case 0: text.with(".bb") { $0.flowBreaksBefore() }
            case 1: text.with(".fl") { $0.flowFillsLine() }
            case 2: text.with(".glue") { $0.flowAvoidsBreakBefore() }
            default: text
            }
        }
        let content = ForEach(parts.indices, id: \.self) { parts[$0].view }
        let (itemSpacing, rowSpacing) = (
            element(of: [0, 5, 8] as [CGFloat]), element(of: [0, 4] as [CGFloat])
        )
        let isReversed = chance(2)
        let flow = withOptions(HFlow(itemSpacing: itemSpacing, rowSpacing: rowSpacing) { content }, most: 2)
        return Sample(
            "HFlow\(flow.name)(\(short(itemSpacing)),\(short(rowSpacing)))\(isReversed ? ".RTL" : "")[\(parts.names)]",
            flow.value.environment(\.layoutDirection, isReversed ? .rightToLeft : .leftToRight))
    }
}
