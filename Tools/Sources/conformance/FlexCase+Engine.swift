import FlowEngine
import FlowWords

extension FlexCase {
    /// Where the engine puts the items, and on which lines.
    func engineAnswer() -> (answer: FlexAnswer, lines: [Range<Int>]) {
        let (items, options) = (flowItems, flowOptions)
        let arrangement = FlowArrangement(
            of: items, in: space.map(points), across: across.map(points), options: options)
        let rects = arrangement.frames.flatMap { [$0.x * 64, $0.y * 64, $0.width * 64, $0.height * 64] }
        let size = arrangement.size
        return (
            FlexAnswer(width: size.width * 64, height: size.height * 64, rects: rects),
            arrangement.lines.map(\.range)
        )
    }

    var flowOptions: FlowOptions {
        var options = FlowOptions(
            axis: has(.column) ? .vertical : .horizontal, itemSpacing: points(itemGap),
            lineSpacing: points(lineGap), itemAlignment: alignItems.itemAlignment,
            columns: flowColumns,
            direction: has(.rtl) ? .rightToLeft : .leftToRight)
        switch justify {
        case .start: break
        case .center: options.lineAlignment = .center
        case .end: options.lineAlignment = .trailing
        case .spaceBetween: options.distribution = .spaceBetween
        case .spaceAround: options.distribution = .spaceAround
        case .spaceEvenly: options.distribution = .spaceEvenly
        case .justified: options.distribution = .justified
        }
        switch alignContent {
        case .start: options.lineDistribution = .start
        case .center: options.lineDistribution = .center
        case .end: options.lineDistribution = .end
        case .stretch: options.lineDistribution = .stretch
        case .spaceBetween: options.lineDistribution = .spaceBetween
        case .spaceAround: options.lineDistribution = .spaceAround
        case .spaceEvenly: options.lineDistribution = .spaceEvenly
        }
        switch lastLine {
        case nil: break
        case .grows: options.lastLine = .grows
        case .natural: options.lastLine = .natural
        case .start: options.lastLine = .leading
        case .center: options.lastLine = .center
        case .end: options.lastLine = .trailing
        }
        options.sizing = has(.hugs) ? .hug : .fill
        options.equalizesLines = has(.equalLines)
        options.lineBreaking = has(.balanced) ? .balanced : .greedy
        options.wrapping = has(.wrapsByMinimum) ? .smallest : .ideal
        options.maxItemsPerLine = maxItems
        options.minLines = minLines ?? 1
        options.reversesItems = has(.reversesItems)
        options.reversesLines = has(.reversesLines)
        return options
    }

    private var flowColumns: FlowColumns {
        if let leastColumn {
            let least = points(leastColumn)
            return .adaptive(minimum: least, maximum: lastLine == nil ? .infinity : least)
        }
        return columns.map { $0 > 0 ? .count($0) : .uniform } ?? .natural
    }

    private var flowItems: FlowItems {
        var result = FlowItems()
        for (index, item) in items.enumerated() {
            let (main, cross) = (points(item.main), points(item.cross))
            result.append(
                width: has(.column) ? cross : main, height: has(.column) ? main : cross,
                firstBaseline: item.baselines.map { points($0[0]) },
                lastBaseline: item.baselines.map { points($0[1]) })
            result[index].traits = FlowItemTraits(
                grow: item.grow ?? 0, shrink: item.shrink ?? 0, minLength: item.min.map(points) ?? 0,
                maxLength: item.max.map(points) ?? .infinity, alignment: item.align?.itemAlignment,
                breaksBefore: item.breaksBefore ?? false, breaksAfter: item.breaksAfter ?? false)
        }
        for index in items.indices where items[index].spans ?? false { result[index].traits.fillLine() }
        if isText { setDirections(of: &result) }
        return result
    }

    /// A forced break begins a paragraph. What is no word is an inline block.
    private func setDirections(of items: inout FlowItems) {
        let directions = FlowDirection.directions(
            ofWords: self.items.map { $0.word ?? "\u{FFFC}" }, in: has(.rtl) ? .rightToLeft : .leftToRight
        ) { self.items[$0].breaksBefore == true }
        for (index, direction) in directions.enumerated() {
            items[index].traits.direction = direction
        }
    }
}

private func points(_ units: Int) -> Double { Double(units) / 64 }

extension FlexCase.Align {
    fileprivate var itemAlignment: FlowItemAlignment {
        switch self {
        case .start: .top
        case .center: .center
        case .end: .bottom
        case .stretch: .stretch
        case .baseline: .firstTextBaseline
        case .lastBaseline: .lastTextBaseline
        }
    }
}
