/// Makes mismatches as small as they can be and still be mismatches.
struct Shrinking {
    var browser: Browser

    /// Asks the browser about the simpler forms of all cases at once, until none is a mismatch.
    func shrink(_ mismatches: [Comparison]) throws -> [Comparison] {
        var smallest = mismatches
        var open = Array(smallest.indices)
        while !open.isEmpty {
            let candidates = open.map { smallest[$0].flex.simplerForms }
            let all = candidates.flatMap(\.self)
            guard !all.isEmpty else { break }
            var answers = try browser.answer(all).answers[...]
            for (index, forms) in zip(open, candidates) {
                let comparisons = zip(forms, answers.prefix(forms.count)).map { Comparison($0, browser: $1) }
                answers = answers.dropFirst(forms.count)
                if let simpler = comparisons.first(where: { $0.isMismatch && !$0.isLeftOut }) {
                    smallest[index] = simpler
                } else {
                    open.removeAll { $0 == index }
                }
            }
        }
        return smallest
    }
}

extension FlexCase {
    /// Slightly simpler cases, the simplest first.
    fileprivate var simplerForms: [FlexCase] {
        var forms: [FlexCase] = []
        func add(_ change: (inout FlexCase) -> Void) {
            var form = self
            change(&form)
            form.leaveOutWhatIsIgnored()
            if form != self { forms.append(form) }
        }
        if items.count > 3 {
            add { $0.items.removeFirst(items.count / 2) }
            add { $0.items.removeLast(items.count / 2) }
        }
        for index in items.indices { add { $0.items.remove(at: index) } }
        for flag in flags { add { $0.flags.removeAll { $0 == flag } } }
        add { $0.itemGap = 0 }
        add { $0.lineGap = 0 }
        add { $0.justify = .start }
        add { $0.alignItems = .start }
        add { $0.across = nil }
        add { $0.alignContent = .start }
        add { $0.maxItems = nil }
        add { $0.minLines = nil }
        add { $0.leastColumn = nil }
        add { $0.lastLine = nil }
        for index in items.indices {
            add { $0.items[index] = Item(main: items[index].main, cross: items[index].cross) }
            add { $0.items[index].grow = nil }
            add { $0.items[index].shrink = nil }
            add { $0.items[index].min = nil }
            add { $0.items[index].max = nil }
            add { $0.items[index].align = nil }
            add { $0.items[index].baselines = nil }
            add { $0.items[index].breaksBefore = nil }
            add { $0.items[index].breaksAfter = nil }
            add { $0.items[index].spans = nil }
            add { $0.items[index].cross = 0 }
            add { $0.items[index].main = 0 }
        }
        // Round numbers, then small ones.
        for step in [6400, 640, 64] {
            add { $0.space = space.map { $0 / step * step } }
            add { $0.across = across.map { $0 / step * step } }
            add { $0.itemGap = itemGap / step * step }
            add { $0.lineGap = lineGap / step * step }
            add { $0.leastColumn = leastColumn.map { $0 / step * step } }
            for index in items.indices {
                add { $0.items[index].main = items[index].main / step * step }
                add { $0.items[index].cross = items[index].cross / step * step }
                add { $0.items[index].min = items[index].min.map { $0 / step * step } }
                add { $0.items[index].max = items[index].max.map { $0 / step * step } }
            }
        }
        return forms
    }
}
