import FlowLayouts

// Texts that are others after each change, among views.

extension ViewMaker {
    private static let changingStrings = [
        "Hello world, how are you", "ab cd ", " אב גד", "x (", ") y", "12 + 34", "a-b c", "wx\nyz abc",
        "1, 2 ", "דה abc וז", "", " ", "one",
    ]

    func changingTexts() -> Sample {
        let parts = parts(5) {
            if chance(3) { return chance(2) ? rememberingPart() : block() }
            let number = number()
            let others = views(4) { chance(3) ? integer(below: Self.changingStrings.count) : -1 }
            let first = integer(below: Self.changingStrings.count)
            let string = Self.changingStrings[others[change] < 0 ? first : others[change]]
            let text = Sample(
                "\(number):text\(first)\(others)", wordBlocks(FlowText(verbatim: string)).part(number))
            return switch integer(below: 8) {
            case 0: text.with(".bb") { $0.flowBreaksBefore() }
            case 1: text.with(".fl") { $0.flowFillsLine() }
            case 2: text.with(".glue") { $0.flowAvoidsBreakBefore() }
            case 3: text.with(".p1") { $0.layoutPriority(1) }
            default: text
            }
        }
        let options = changingOptions(limits: !chance(3), reordering: 9, columns: 9)
        let isReversed = chance(4)
        let items = ForEach(parts.indices, id: \.self) { parts[$0].view }
        let itemSpacing = element(of: [0, 5, 8] as [CGFloat])
        let rowSpacing = element(of: [0, 4] as [CGFloat])
        let flow = withOptions(HFlow(itemSpacing: itemSpacing, rowSpacing: rowSpacing) { items }, most: 1)
        let what = "HFlow\(flow.name)\(options.name)\(isReversed ? ".RTL" : "")"
        return Sample(
            "\(what)(\(short(itemSpacing)),\(short(rowSpacing)))[\(parts.names)]",
            options.applied(to: flow.value)
                .environment(\.layoutDirection, isReversed ? .rightToLeft : .leftToRight))
    }
}
