import FlowEngine

// Items that are nothing but distances: `FlowItemTraits.isDiscardable`.

extension NaiveArrangement {
    /// Moves lines of nothing but distances to the line before, or to the one after if they go together with that or are the
    /// first, and takes the space from what its line has no space for.
    mutating func joinLines() {
        guard items.contains(where: { $0.isDiscardable }) else { return }
        func isNothing(_ line: Line) -> Bool {
            !(line.start..<line.end).contains { !items[$0].isDiscardable }
        }
        func beginsParagraph(_ line: Line) -> Bool { line.start == 0 || items[line.start].isForced }
        var number = 0
        while number < lines.count {
            let goesOn = number + 1 < lines.count && items[lines[number + 1].start].isTogether
            if isNothing(lines[number]), !beginsParagraph(lines[number]), !goesOn {
                lines[number - 1].end = lines[number].end
                lines.remove(at: number)
            } else if isNothing(lines[number]), number + 1 < lines.count,
                !beginsParagraph(lines[number + 1])
            {
                lines[number].end = lines[number + 1].end
                lines.remove(at: number + 1)
            } else {
                number += 1
            }
        }
        for line in lines { collapse(line) }
        finish()
    }

    private mutating func collapse(_ line: Line) {
        guard let space = space ?? targetLength else { return }
        let others = (line.start..<line.end).filter { !items[$0].isDiscardable }
        // Of nothing but distances, the first one stays.
        let (first, last) = (others.first ?? line.start, others.last ?? line.start)
        if reach(line.start, last + 1, { $0.breaking }) > space {
            for index in line.start..<first {
                collapse(index)
                items[index + 1].gap = 0
            }
        }
        for index in last + 1..<max(line.end, last + 1) {
            var position = 0
            for before in line.start...index {
                position += (before > line.start ? items[before].gap : 0) + items[before].breaking
            }
            if position > space {
                collapse(index)
                items[index].gap = 0
            }
        }
    }

    private mutating func collapse(_ index: Int) {
        items[index].isCollapsed = true
        (items[index].own, items[index].limited, items[index].minimum) = (0, 0, 0)
        (items[index].breaking, items[index].slot, items[index].length) = (0, 0, 0)
    }
}
