import FlowEngine

// Lines that are scaled until they fill the flow.

extension NaiveArrangement {
    /// Items that are scaled are as long as they are with the thickness that their line aims at.
    mutating func findScaledLengths() {
        targetThickness = nil
        guard let scaling = setting.options.scaling, Self.length(scaling.thickness) > 0, column == nil else {
            return
        }
        let targetThickness = Self.length(scaling.thickness)
        self.targetThickness = targetThickness
        for index in items.indices {
            items[index].gap = max(items[index].gap, 0)
            let item = items[index]
            items[index].breaking = item.limited
            items[index].isScaled = item.thickness > 0 && !source[index].traits.keepsSize
            guard items[index].isScaled else { continue }
            let length = item.own * targetThickness / item.thickness
            items[index].slot = length
            items[index].length = length
            items[index].breaking = length
        }
    }

    // MARK: Breaking

    /// A line takes items until the next one would not fit, and that one if it is better with it.
    mutating func breakScaled(_ first: Int, _ last: Int) {
        var start = first
        while start < last {
            var end = start + 1
            var opportunity = start
            while end < last, !items[end].isForced, end - start < mostItems {
                if !fits(start, end + 1), !isBetter(start, end + 1) { break }
                if !items[end].isTogether { opportunity = end }
                end += 1
            }
            if end < items.count, items[end].isTogether, opportunity > start { end = opportunity }
            lines.append(Line(start: start, end: end))
            start = end
        }
    }

    private func fits(_ start: Int, _ end: Int) -> Bool { position(start, end) <= breakingSpace ?? .max }

    /// Whether a line that does not fit is better than the one without its last item.
    private func isBetter(_ start: Int, _ end: Int) -> Bool {
        guard let space = breakingSpace, setting.options.minLines < 2, isThinEnough(start, end) else {
            return false
        }
        let (without, with) = (space - position(start, end - 1), position(start, end) - space)
        if without <= 0 { return false }
        // Not if the other one fills the space, unless the next line then cannot.
        if leastSlack(start, end - 1) > 0 { return true }
        let (isFullWithout, isFullWith) = (mayBeFull(from: end - 1), mayBeFull(from: end))
        if isFullWithout != isFullWith { return isFullWith }
        // By how much thicker or thinner it is than it aims at.
        return with * scaledLength(start, end - 1) <= without * scaledLength(start, end)
    }

    /// How much of the space a line leaves when it is as thick as it may be.
    func leastSlack(_ start: Int, _ end: Int) -> Int {
        guard let targetThickness, let space = breakingSpace, let scaling = setting.options.scaling else {
            return 0
        }
        let scaled = scaledLength(start, end)
        let others = position(start, end) - scaled
        if scaled == 0 { return max(space - others, 0) }
        if scaling.maxThickness == .infinity { return 0 }
        // Each item is truncated. Else lines that leave as much together would not be equally good.
        let largest = max(Self.length(scaling.maxThickness), targetThickness)
        let longest = (start..<end).filter { items[$0].isScaled }.reduce(0) {
            $0 + items[$1].slot * largest / targetThickness
        }
        return max(space - others - longest, 0)
    }

    /// Whether a line that starts with an item can fill the space, or need not, as the last of its paragraph.
    private func mayBeFull(from start: Int) -> Bool {
        if start == items.count { return true }
        for end in start + 1...items.count {
            if leastSlack(start, end) == 0 { return end == start + 1 || isThinEnough(start, end) }
            if end == items.count || items[end].isForced { return setting.options.lastLine != .grows }
            if end - start == mostItems { return false }
        }
        return true
    }

    /// Whether a line of some items is scaled and as thick as it has to be, if it is to fit into the space.
    func isThinEnough(_ start: Int, _ end: Int) -> Bool {
        guard let targetThickness, let space = breakingSpace, end - start <= mostItems,
            !items[start..<end].dropFirst().contains(where: \.isForced)
        else { return false }
        let least = min(Self.length(setting.options.scaling?.minThickness ?? 0), targetThickness)
        let scaled = scaledLength(start, end)
        return scaled * least <= (space - position(start, end) + scaled) * targetThickness
    }

    /// The latest end of a line that is as thick as it has to be.
    func latestThinEnd(from start: Int) -> Int {
        (start + 1...items.count).last { isThinEnough(start, $0) } ?? start + 1
    }

    var countsLastLine: Bool {
        setting.options.lineBreaking == .balanced || setting.options.lastLine == .grows
    }

    /// Where the last of some items ends.
    private func position(_ start: Int, _ end: Int) -> Int {
        (start..<end).reduce(0) { $0 + ($1 > start ? items[$1].gap : 0) + items[$1].slot }
    }

    func scaledLength(_ start: Int, _ end: Int) -> Int {
        (start..<end).reduce(0) { $0 + (items[$1].isScaled ? items[$1].slot : 0) }
    }

    // MARK: Scaling

    mutating func scaleLines() {
        guard let targetThickness else { return }
        let space = space ?? targetLength ?? longest
        for number in lines.indices {
            let line = lines[number]
            let scaled = scaledLength(line.start, line.end)
            let isFilled = line.end - line.start == 1 && fillsLine(line.start)
            if scaled == 0 {
                if isFilled {
                    let item = items[line.start]
                    items[line.start].length = max(item.limited, min(space, item.maximum))
                    items[line.start].slot = items[line.start].length
                    lines[number].length = items[line.start].length
                }
                continue
            }
            let lengthLeft = max(space - position(line.start, line.end) + scaled, 0)
            var factor = Double(lengthLeft) / Double(scaled)
            if isFilled {
                // It takes all of its line, last or not, and in whatever range others are.
            } else if line.endsParagraph, setting.options.lastLine != .grows {
                factor = min(factor, 1)
            } else if let largest = setting.options.scaling?.maxThickness {
                factor = min(factor, max(largest * Self.unit / Double(targetThickness), 1))
            }
            for index in line.start..<line.end where items[index].isScaled {
                items[index].length = Int((Double(items[index].slot) * factor).rounded())
                items[index].thickness = Int((Double(targetThickness) * factor).rounded())
                items[index].slot = items[index].length
            }
            lines[number].length = reach(line.start, line.end) { $0.slot }
        }
    }
}
