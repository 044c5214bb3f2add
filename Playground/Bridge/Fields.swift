import FlowEngine

// The page has the same fields, in the same order: those in `Page/fields.json` after those in `Page/engine.js`.

/// The numbers that an item consists of. NaN is the default.
enum ItemField: Int, CaseIterable {
    case width, height, firstBaseline, lastBaseline, spacing
    case grow, shrink, minLength, maxLength, priority, alignment, breaksBefore, breaksAfter, avoidsBreakBefore
    case direction, keepsSize
}

/// What comes before the rectangles of a result. After those of items come their numbers, -1 for the overflow item, and those
/// of their lines.
enum ResultField: CaseIterable {
    case width, height, lineCount, shownCount, frameCount, itemSeparatorCount, lineSeparatorCount
}

extension Numbers {
    func number(_ field: OptionField) -> Double? { number(field.rawValue) }

    /// What the page has written, if it has.
    func number(_ index: Int) -> Double? {
        let number = self[index]
        return number == number ? number : nil
    }

    /// 0 is uniform, and what is less has limits.
    var columns: FlowColumns {
        guard let kind = number(.columns) else { return .natural }
        if kind < 0 {
            return .adaptive(
                minimum: number(.minColumnLength) ?? 0, maximum: number(.maxColumnLength) ?? .infinity)
        }
        return kind == 0 ? .uniform : .count(count(.columns) ?? 1)
    }

    var scaling: FlowScaling? {
        number(.scaling).map {
            FlowScaling(
                thickness: $0, minThickness: number(.minThickness) ?? 0,
                maxThickness: number(.maxThickness) ?? .infinity)
        }
    }

    func isOn(_ field: OptionField) -> Bool { self[field.rawValue] == 1 }

    /// A whole number of 0 or more.
    func count(_ field: OptionField) -> Int? {
        number(field).map { Int(min(max($0, 0), 1e9)) }
    }

    /// The case that an option has. What is none counts as the first.
    func choice<Choice: CaseIterable>(_ field: OptionField) -> Choice
    where Choice.AllCases == [Choice] {
        choice(field.rawValue) ?? Choice.allCases[0]
    }
}

extension FlowLimit {
    init(_ numbers: Numbers) {
        self.init(
            maxLines: numbers.count(.maxLines), maxItems: numbers.count(.maxItems),
            hidesOverflow: numbers.isOn(.hidesOverflow), isExpanded: numbers.isOn(.isExpanded))
    }
}

extension FlowItem {
    /// One of the items that numbers stand for.
    init(_ numbers: Numbers, at index: Int) {
        let start = index * ItemField.allCases.count
        func number(_ field: ItemField) -> Double? { numbers.number(start + field.rawValue) }
        let usual = FlowItemTraits()
        self.init(
            width: number(.width) ?? 0, height: number(.height) ?? 0,
            firstBaseline: number(.firstBaseline), lastBaseline: number(.lastBaseline),
            spacing: number(.spacing),
            traits: FlowItemTraits(
                grow: number(.grow) ?? usual.grow, shrink: number(.shrink) ?? usual.shrink,
                minLength: number(.minLength) ?? usual.minLength,
                maxLength: number(.maxLength) ?? usual.maxLength,
                priority: number(.priority) ?? usual.priority,
                alignment: numbers.choice(start + ItemField.alignment.rawValue),
                breaksBefore: number(.breaksBefore) == 1, breaksAfter: number(.breaksAfter) == 1,
                avoidsBreakBefore: number(.avoidsBreakBefore) == 1,
                direction: numbers.choice(start + ItemField.direction.rawValue),
                keepsSize: number(.keepsSize) == 1))
    }
}
