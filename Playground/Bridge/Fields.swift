import FlowEngine

// The page has the same fields, in the same order: `Page/engine.js`.

/// The numbers that an item consists of.
enum ItemField: Int, CaseIterable {
    case width, height, firstBaseline, lastBaseline, grow, shrink, minLength, maxLength, priority, alignment
    case breaksBefore, breaksAfter, avoidsBreakBefore, direction, keepsSize
}

/// The numbers that options consist of. Cases count from 0, in the order in which the engine declares them.
/// NaN is none.
enum OptionField: Int, CaseIterable {
    case available, across, maxLines
    case axis, itemSpacing, lineSpacing, lineAlignment, itemAlignment, columns, direction, sizing
    case distribution, lastLine, lineDistribution, equalizesLines, lineBreaking, shrinksBeforeBreaking
    case maxItemsPerLine, itemSeparator, lineSeparator, reversesItems, reversesLines, minLines
    case scaling, minThickness, maxThickness
}

/// What comes before the rectangles of a part of a flow. A line has the range of its items before its rectangle.
enum PartField: CaseIterable {
    case width, height, lineCount, shownCount
    case firstItem, frameCount, firstLine, partLineCount, itemSeparatorCount, lineSeparatorCount
}

extension Numbers {
    func limit(_ field: OptionField) -> Double? {
        let number = self[field.rawValue]
        return number == number ? number : nil
    }

    fileprivate func isOn(_ field: OptionField) -> Bool { self[field.rawValue] == 1 }

    fileprivate func choice<Choice: CaseIterable>(_ field: OptionField) -> Choice
    where Choice.AllCases == [Choice] {
        Choice.allCases[Int(self[field.rawValue])]
    }
}

extension FlowOptions {
    init(_ numbers: Numbers) {
        self.init(
            axis: numbers.choice(.axis),
            itemSpacing: numbers[OptionField.itemSpacing.rawValue],
            lineSpacing: numbers[OptionField.lineSpacing.rawValue],
            lineAlignment: numbers.choice(.lineAlignment),
            itemAlignment: numbers.choice(.itemAlignment),
            // 0 is uniform.
            columns: numbers.limit(.columns).map { $0 == 0 ? .uniform : .count(Int($0)) } ?? .natural,
            direction: numbers.choice(.direction),
            sizing: numbers.choice(.sizing),
            distribution: numbers.choice(.distribution),
            lastLine: numbers.choice(.lastLine),
            lineDistribution: numbers.choice(.lineDistribution),
            equalizesLines: numbers.isOn(.equalizesLines),
            scaling: numbers.limit(.scaling).map {
                FlowScaling(
                    thickness: $0, minThickness: numbers.limit(.minThickness) ?? 0,
                    maxThickness: numbers.limit(.maxThickness) ?? .infinity)
            },
            lineBreaking: numbers.choice(.lineBreaking),
            shrinksBeforeBreaking: numbers.isOn(.shrinksBeforeBreaking),
            maxItemsPerLine: numbers.limit(.maxItemsPerLine).map { Int($0) },
            minLines: numbers.limit(.minLines).map { Int($0) } ?? 1,
            itemSeparator: numbers.limit(.itemSeparator),
            lineSeparator: numbers.limit(.lineSeparator),
            reversesItems: numbers.isOn(.reversesItems),
            reversesLines: numbers.isOn(.reversesLines))
    }
}

extension FlowItems {
    /// As many items, each of which is one of those that numbers stand for.
    init(_ numbers: Numbers, order: Numbers, count: Int) {
        self.init()
        reserveCapacity(count)
        for position in 0..<count {
            let start = Int(order[position]) * ItemField.allCases.count
            func number(_ field: ItemField) -> Double { numbers[start + field.rawValue] }
            func baseline(_ field: ItemField) -> Double? {
                number(field) == number(field) ? number(field) : nil
            }
            append(
                width: number(.width), height: number(.height), firstBaseline: baseline(.firstBaseline),
                lastBaseline: baseline(.lastBaseline))
            let traits = FlowItemTraits(
                grow: number(.grow), shrink: number(.shrink), minLength: number(.minLength),
                maxLength: number(.maxLength), priority: number(.priority),
                alignment: number(.alignment) == number(.alignment)
                    ? FlowItemAlignment.allCases[Int(number(.alignment))] : nil,
                breaksBefore: number(.breaksBefore) == 1, breaksAfter: number(.breaksAfter) == 1,
                avoidsBreakBefore: number(.avoidsBreakBefore) == 1,
                direction: number(.direction) == number(.direction)
                    ? FlowDirection.allCases[Int(number(.direction))] : nil,
                keepsSize: number(.keepsSize) == 1)
            if traits != FlowItemTraits() { self[position].traits = traits }
        }
    }
}
