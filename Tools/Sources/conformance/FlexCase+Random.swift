import TestSupport

extension FlexCase {
    /// A random case that tries out a capability.
    static func random(_ capability: Capability, using generator: inout SeededGenerator) -> FlexCase {
        if capability == .directions { return randomText(using: &generator) }
        var flex = FlexCase(capability: capability)
        let isCombined = capability == .combined
        func uses(_ capabilities: Capability...) -> Bool {
            capabilities.contains(capability) || (isCombined && generator.chance(3))
        }

        // 1. The container.
        if generator.chance(3) { flex.flags.append(.column) }
        if generator.chance(3) { flex.flags.append(.rtl) }
        let isWhole = generator.chance(3)
        let space = generator.units(upTo: generator.pick([100, 300, 300, 1000]), isWhole: isWhole)
        flex.space = generator.chance(30) ? 0 : space
        flex.itemGap = generator.gap(in: space, isWhole: isWhole)
        flex.lineGap = generator.gap(in: space, isWhole: isWhole)
        if uses(.hugging) || (capability == .minLines && generator.chance(3)) {
            flex.flags.append(.hugs)
            if generator.chance(8) { flex.space = nil }
        }
        if uses(.distribution, .reversed, .lastLine) {
            flex.justify = generator.pick(Justify.allCases.filter { $0 != .justified })
        }
        if uses(.justified) { flex.justify = .justified }
        if uses(.alignment) { flex.alignItems = generator.pick(Align.allCases.filter { !$0.isBaseline }) }
        if uses(.lastLine) {
            flex.lastLine = generator.pick(LastLine.allCases)
            if capability == .lastLine, generator.chance(4) { flex.justify = .justified }
        }
        if uses(.balanced, .minLines) { flex.flags.append(.balanced) }
        if uses(.reversed) {
            let which = Int.random(in: 1...3, using: &generator)
            if which & 1 > 0 { flex.flags.append(.reversesItems) }
            if which & 2 > 0 { flex.flags.append(.reversesLines) }
        }
        if uses(.lineDistribution) || (flex.has(.reversesLines) && generator.chance(3)) {
            flex.across = generator.units(upTo: generator.pick([50, 500, 2000]), isWhole: isWhole)
            flex.alignContent = generator.pick(AlignContent.allCases)
            if generator.chance(3) { flex.alignItems = .stretch }
        } else if uses(.equalLines) {
            flex.flags.append(.equalLines)
            flex.alignItems = generator.pick([.start, .center, .end, .stretch])
        }
        if uses(.maxItems) && !flex.has(.balanced) {
            flex.maxItems = Int.random(in: 1...6, using: &generator)
        }
        if capability == .columns {
            flex.columns = generator.chance(2) ? 0 : Int.random(in: 1...8, using: &generator)
            if flex.columns == 0, generator.chance(2) {
                flex.leastColumn = generator.units(
                    upTo: max(space / generator.pick([32, 128, 512]), 1), isWhole: isWhole)
            }
            if generator.chance(3) { flex.flags.append(.equalLines) }
        } else if capability == .lastLine, flex.justify != .justified, generator.chance(3) {
            flex.setGridOfLastLine(isWhole: isWhole, using: &generator)
        }

        // 2. The items.
        let largest = generator.pick([space / 8, space / 4, space / 2, space])
        let range = generator.pick([0...0, 1...1, 1...4, 2...8, 2...8, 2...8, 4...12, 8...25])
        let count = Int.random(in: generator.chance(25) ? 26...60 : range, using: &generator)
        for _ in 0..<count {
            var item = Item(
                main: generator.units(upTo: largest / 64, isWhole: isWhole),
                cross: generator.units(upTo: 60, isWhole: isWhole))
            if generator.chance(12) { item.main = 0 }
            if generator.chance(12) { item.cross = 0 }
            if generator.chance(20) { item.main = space + generator.units(upTo: 50, isWhole: isWhole) }
            flex.items.append(item)
        }
        // Lines break wrongly at items exactly as wide as the space.
        if generator.chance(6) {
            flex.space = flex.space.map { _ in
                let first = flex.items.prefix(3)
                return first.map(\.main).reduce(0, +) + max(first.count - 1, 0) * flex.itemGap
            }
        }
        if flex.has(.balanced), generator.chance(2) { flex.setTies(using: &generator) }
        if flex.has(.balanced), uses(.minLines) {
            flex.minLines = generator.chance(3) ? max(count + Int.random(in: 0...2, using: &generator), 2) : 2
        }
        if uses(.alignment) {
            for index in flex.items.indices where generator.chance(3) {
                flex.items[index].align = generator.pick(Align.allCases.filter { !$0.isBaseline })
            }
        }
        if uses(.growing, .limits) || (capability == .lastLine && flex.columns == nil) {
            flex.setFactors(\.grow, using: &generator)
        }
        if uses(.shrinking, .limits) {
            flex.setFactors(\.shrink, using: &generator)
            if generator.chance(3) == false { flex.flags.append(.wrapsByMinimum) }
        }
        if uses(.limits) {
            for index in flex.items.indices {
                let main = max(flex.items[index].main / 64, 4)
                if generator.chance(2) {
                    flex.items[index].min = generator.units(upTo: main * 2, isWhole: isWhole)
                }
                if generator.chance(2) {
                    flex.items[index].max = generator.units(upTo: main * 2, isWhole: isWhole)
                }
            }
        }
        if uses(.forcedBreaks) || (capability == .lastLine && flex.columns == nil && generator.chance(3)) {
            for index in flex.items.indices {
                if generator.chance(5) { flex.items[index].breaksBefore = true }
                if generator.chance(8) { flex.items[index].breaksAfter = true }
            }
        }
        // Where the engine's take all of the space, those of a grid take what its columns do: the same if they share it.
        let isFilled = capability == .columns && flex.leastColumn != nil || flex.columns ?? 0 > 0
        if isFilled, generator.chance(2) {
            for index in flex.items.indices where generator.chance(5) { flex.items[index].spans = true }
        }
        if uses(.baselines) { flex.setBaselines(isWhole: isWhole, using: &generator) }
        flex.keepWithinCSS()
        return flex
    }

    /// Words of both directions, and inline blocks among them.
    private static func randomText(using generator: inout SeededGenerator) -> FlexCase {
        var flex = FlexCase(capability: .directions)
        if generator.chance(2) { flex.flags.append(.rtl) }
        let space = Int.random(in: 50...400, using: &generator) * 64
        flex.space = space
        flex.itemGap = generator.units(upTo: 12, isWhole: generator.chance(3))
        flex.justify = generator.pick([.start, .start, .center, .end, .justified])
        if generator.chance(3) { flex.lastLine = generator.pick([.start, .center, .end]) }
        let longest = generator.pick([space / 8, space / 4, space])
        for _ in 0..<Int.random(in: 1...25, using: &generator) {
            var item = Item(
                main: generator.units(upTo: longest / 64, isWhole: false), cross: lineHeight,
                breaksBefore: generator.chance(15) ? true : nil, word: generator.word())
            if item.word == nil {
                item.cross = generator.units(upTo: 60, isWhole: false)
                let baseline = Int.random(in: 0...item.cross, using: &generator)
                item.baselines = [baseline, baseline]
            }
            flex.items.append(item)
        }
        flex.setBaselines()
        return flex
    }

    /// Columns that are as long as the longest item, a number of them that share the space, or as many of one length as fit.
    /// Their last line has no side of its own.
    private mutating func setGridOfLastLine(isWhole: Bool, using generator: inout SeededGenerator) {
        lastLine = generator.pick([.grows, .natural])
        columns = generator.chance(2) ? 0 : Int.random(in: 1...8, using: &generator)
        if columns == 0, let most = space.map({ $0 / 64 }), generator.chance(2) {
            leastColumn = 64 + generator.units(upTo: most / generator.pick([1, 2, 8]), isWhole: isWhole)
        }
    }

    /// Few lengths to choose from, so that many ways to break lines are equally good.
    private mutating func setTies(using generator: inout SeededGenerator) {
        space = Int.random(in: 1...9, using: &generator) * 64
        itemGap = Int.random(in: 0...2, using: &generator) * 64
        for index in items.indices {
            items[index].main = Int.random(in: 0...4, using: &generator) * 64
        }
    }

    private mutating func setFactors(
        _ factor: WritableKeyPath<Item, Double?>, using generator: inout SeededGenerator
    ) {
        let factors = generator.pick([[1], [0, 1], [0, 1, 2, 5], [0, 0.1, 0.25, 0.3], [0, 0.5, 1, 3.7]])
        for index in items.indices {
            items[index][keyPath: factor] = generator.pick(factors)
        }
    }

    /// CSS has baselines along rows only.
    private mutating func setBaselines(isWhole: Bool, using generator: inout SeededGenerator) {
        flags.removeAll { $0 == .column }
        alignItems = generator.pick([.baseline, .baseline, .lastBaseline, .start])
        for index in items.indices {
            if !generator.chance(4) {
                let first = generator.units(upTo: 40, isWhole: isWhole)
                let last = first + (generator.chance(2) ? 0 : generator.units(upTo: 20, isWhole: isWhole))
                items[index].baselines = [first, last]
            }
            if generator.chance(4) { items[index].align = generator.pick(Align.allCases) }
        }
    }

    /// Takes back what a browser cannot be asked together.
    private mutating func keepWithinCSS() {
        leaveOutWhatIsIgnored()
        // A line of its own has no reversed side that baselines could be aligned at.
        if has(.reversesLines), construction == .lines {
            for index in items.indices where items[index].align?.isBaseline ?? false {
                items[index].align = nil
            }
            if alignItems.isBaseline { alignItems = .start }
        }
        if has(.hugs), isFlexible {
            // Factors below 1 in all take a part of the space, which hugging changes.
            for index in items.indices where (items[index].grow ?? 0) > 0 {
                items[index].grow = max(items[index].grow ?? 0, 1)
            }
            // The width reported for an item that sticks out is not the one that others flex in.
            if let space, sticksOut(of: space) { flags.removeAll { $0 == .hugs } }
        }
    }
}

extension SeededGenerator {
    /// Up to some pixels in 1/64 px, all of them whole pixels or most of them fractions.
    fileprivate mutating func units(upTo pixels: Int, isWhole: Bool) -> Int {
        let units = Int.random(in: 0...max(pixels * 64, 0), using: &self)
        return isWhole ? units / 64 * 64 : units
    }

    fileprivate mutating func gap(in space: Int, isWhole: Bool) -> Int {
        switch Int.random(in: 0..<10, using: &self) {
        case 0..<4: 0
        case 4..<9: units(upTo: 20, isWhole: isWhole)
        default: units(upTo: max(space / 32, 1), isWhole: isWhole)
        }
    }

    /// A word of some language, a number, or signs; `nil` for an inline block.
    fileprivate mutating func word() -> String? {
        func letters(_ letters: String, _ generator: inout SeededGenerator) -> String {
            let letters = Array(letters)
            return String((0..<Int.random(in: 1...4, using: &generator)).map { _ in generator.pick(letters) })
        }
        let word: String
        let ends = [",", ".", "!", "%"]
        switch Int.random(in: 0..<10, using: &self) {
        case 0...2: word = letters("abcéλж", &self)
        case 3, 4: word = letters("אבגדה", &self)
        case 5, 6: word = letters("ابتثجڤ", &self)
        case 7: return letters("0123456789", &self) + (chance(12) ? pick(ends) : "")
        case 8: return chance(2) ? letters("٠١٢٣٤٥", &self) : pick(["–", "&", "*", "+", "%", "€"])
        default: return nil
        }
        if chance(6) {
            let (open, close) = pick([("(", ")"), ("[", "]"), ("⟨", "⟩"), ("“", "”"), ("«", "»")])
            return pick([open + word, word + close, open + word + close])
        }
        return chance(12) ? word + pick(ends + ["ab", "אב", "12"]) : word
    }

    fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }
}
