// Items that are nothing but distances make no line of their own, and take no space where their line has none.

extension Slots {
    private func collapses(_ index: Int) -> Bool { traits(at: index).collapses }

    /// Puts lines of nothing but distances on the line before them in their paragraph, or the first on the one after it.
    func joined(_ lines: [Line]) -> [Line] {
        guard plan.needs.contains(.collapsing) else { return lines }
        var joined: [Line] = []
        // Whether nothing else is on the last line.
        var isNothing = false
        var first = 0
        for line in lines {
            let areDistances = (first..<first + line.count).allSatisfy(collapses)
            if isNothing || areDistances, let last = joined.last, !last.endsParagraph {
                let range = first - last.count..<first + line.count
                joined[joined.count - 1] = self.line(range)
                isNothing = isNothing && areDistances
            } else {
                joined.append(line)
                isNothing = areDistances
            }
            first += line.count
        }
        return joined
    }

    /// Collapses distances that their lines have no room for: those at the start of a line that is too long with them,
    /// and those at its end that reach beyond the space.
    ///
    /// - Parameter space: That for a line.
    mutating func collapse(on lines: inout [Line], in space: Length) {
        guard plan.needs.contains(.collapsing) else { return }
        lines.update { line, range in
            shrinkFirst = line.shrinksFirst
            if collapse(on: range, in: space) { line.length = length(of: range) { length(at: $0) } }
        }
    }

    /// Returns whether there are any.
    private mutating func collapse(on line: Range<Int>, in space: Length) -> Bool {
        let first = line.first { !collapses($0) } ?? line.lowerBound
        let last = line.last { !collapses($0) } ?? line.lowerBound
        var (end, reach) = end(of: line.lowerBound...last)
        let isTooLong = first > line.lowerBound && reach > space
        if isTooLong {
            for index in line.lowerBound..<first {
                collapse(index)
                removeSpacing(before: index + 1)
            }
            (end, reach) = self.end(of: line.lowerBound...last)
        }
        var haveCollapsed = isTooLong
        for index in last + 1..<max(line.upperBound, last + 1) {
            let next = self.end(of: index, from: start(of: index, after: end))
            if next <= space {
                end = next
            } else {
                collapse(index)
                removeSpacing(before: index)
                haveCollapsed = true
            }
        }
        return haveCollapsed
    }

    /// Where the last of some items on a line ends, and how far all of them reach.
    private func end(of items: ClosedRange<Int>) -> (end: Length, reach: Length) {
        var (end, reach) = (Length.zero, Length.zero)
        for index in items {
            let start = start(of: index, after: index == items.lowerBound ? nil : end)
            end = self.end(of: index, from: start)
            reach = max(reach, end)
        }
        return (end, reach)
    }
}
