// The items of a line grow or shrink: CSS Flexbox Level 1, §9.7. Unlike there, items of a higher layout priority grow
// first and shrink last.

extension Slots {
    /// Lets items grow or shrink into the space for their line, or scales them. Returns their resolved lengths.
    func flex(_ lines: inout [Line], of items: inout FlowItems, into space: Length) -> [Length] {
        if let scale = plan.scale { return self.scale(&lines, of: &items, by: scale, into: space) }
        if plan.mayHaveHeadings { return growHeadings(on: &lines, into: space) }
        guard plan.features.linesFlex else { return idealLengths }
        var flexed = idealLengths
        var flexible: [FlexibleItem] = []
        flexed.withUnsafeMutableBufferPointer { flexed in
            lines.update { line, range in
                line.length = resolve(line, of: range, in: space, lengths: flexed, &flexible)
            }
        }
        return flexed
    }

    /// Resolves the lengths of a line's items. Returns how long the line is then.
    ///
    /// - Parameters:
    ///   - space: The space for the line.
    ///   - lengths: The lengths of all items. Those on the line get new ones.
    ///   - flexible: The memory for the items that can grow or shrink.
    private func resolve(
        _ line: Line, of range: Range<Int>, in space: Length,
        lengths: UnsafeMutableBufferPointer<Length>, _ flexible: inout [FlexibleItem]
    ) -> Length {
        // a. Do items grow or shrink? Their ideal lengths decide. Items that become equally long begin with no length.
        let getEqualShares = plan.features.contains(.equalLengths) && plan.grows(line)
        let beginWithoutLength = getEqualShares && range.count > 1
        let isGrowing = beginWithoutLength || line.length < space
        if isGrowing, !plan.grows(line), !isFilled(range) { return line.length }

        // b. Items that cannot do so, or that their limits already push the other way, are done.
        flexible.removeAll(keepingCapacity: true)
        for index in range {
            var traits = self.traits(at: index)
            if getEqualShares, isGrowing { (traits.grow, traits.priority) = (isCollapsed(index) ? 0 : 1, 0) }
            let length = slotLengths[index]
            let basis = beginWithoutLength ? .zero : isCollapsed(index) ? length : ownLengths[index]
            let factor = isGrowing ? traits.grow : traits.shrink
            guard factor > 0, isGrowing ? basis <= length : basis >= length else { continue }
            flexible.append(FlexibleItem(index, traits, basis: basis, length: length, isGrowing: isGrowing))
        }

        // c. The others share what is left, round by round.
        if plan.features.contains(.priorities) {
            flexible.sort { $0.round == $1.round ? $0.index < $1.index : $0.round < $1.round }
        }
        flexible.withUnsafeMutableBufferPointer { items in
            var left = space - (beginWithoutLength ? ends(of: range) { slotLengths[$0] }.last : line.length)
            var start = 0
            while start < items.count {
                var end = start + 1
                while end < items.count, items[end].round == items[start].round { end += 1 }
                left = items.share(left, among: start..<end, isGrowing: isGrowing)
                start = end
            }
            for item in items {
                lengths[item.index] = item.length
            }
        }
        return ends(of: range) { lengths[$0] }.farthest
    }

    /// Whether an item fills a line, and so is alone there.
    func isFilled(_ line: Range<Int>) -> Bool { fillsLine(line.lowerBound) }

    /// The length of an item that fills its line, as far as it can grow; `nil` if none does.
    func filledLength(of line: Range<Int>, in space: Length) -> Length? {
        guard isFilled(line), case let index = line.lowerBound else { return nil }
        return max(idealLengths[index], min(space, traits(at: index).lengthLimits.maximum))
    }

    /// In columns, lets items that fill their line take the space, as far as they can grow.
    private func growHeadings(on lines: inout [Line], into space: Length) -> [Length] {
        var lengths = idealLengths
        lines.update { line, range in
            guard let length = filledLength(of: range, in: space) else { return }
            (lengths[range.lowerBound], line.length) = (length, length)
        }
        return lengths
    }
}

/// An item that can grow or shrink with its line.
private struct FlexibleItem {
    let index: Int
    /// The length that it starts from, limits aside: CSS's flex base size.
    let basis: Length
    let limits: (minimum: Length, maximum: Length)
    let factor: Double
    /// Its share, relative to those of others.
    let weight: Double
    /// Items of a lower round share first.
    let round: Double
    /// The length that its share gives it, limits aside.
    var wanted = Length.zero
    var length: Length

    init(_ index: Int, _ traits: FlowItemTraits, basis: Length, length: Length, isGrowing: Bool) {
        self.index = index
        self.basis = basis
        self.length = length
        // A collapsed item is shorter than its minimum.
        limits = (min(traits.lengthLimits.minimum, length), traits.lengthLimits.maximum)
        factor = min(isGrowing ? traits.grow : traits.shrink, largestLength)
        // A shrinking item's share is in proportion to its length, too.
        weight = isGrowing ? factor : factor * basis.points
        let priority = traits.priority == traits.priority ? traits.priority : 0
        round = isGrowing ? -priority : priority
    }

    /// How much longer it is than its basis.
    var growth: Length { length - basis }

    /// How much longer its limits make it than its share does.
    var violation: Length { length - wanted }
}

extension UnsafeMutableBufferPointer<FlexibleItem> {
    /// Gives items their parts of a space, and returns what they leave of it.
    fileprivate func share(_ space: Length, among range: Range<Int>, isGrowing: Bool) -> Length {
        var left = space
        var initial: Length?
        var flexible = range
        while !flexible.isEmpty {
            // Items go back to their own length, and share what the others leave.
            let before = sums(of: flexible)
            let slack = left + before.growth
            var share = slack
            if before.factors < 1 {
                let part = (initial ?? slack).times(before.factors)
                if part.units.magnitude < share.units.magnitude { share = part }
            }
            initial = initial ?? slack
            if (share > .zero) != isGrowing || before.weights <= 0 { share = .zero }
            let after = distribute(share, among: flexible, weights: before.weights)
            left = slack - after.growth

            // Where limits take more length than they add, items at their maximum are done; where they add more, those at
            // their minimum.
            if after.violation == .zero { break }
            var end = range.lowerBound
            for index in flexible {
                let violation = self[index].violation
                if after.violation > .zero ? violation <= .zero : violation >= .zero {
                    swapAt(end, index)
                    end += 1
                }
            }
            flexible = range.lowerBound..<end
        }
        return left
    }

    private func sums(of range: Range<Int>) -> (growth: Length, factors: Double, weights: Double) {
        var sums = (growth: Length.zero, factors: 0.0, weights: 0.0)
        for index in range {
            sums.growth = sums.growth + self[index].growth
            sums.factors += self[index].factor
            sums.weights += self[index].weight
        }
        return sums
    }

    /// Gives each item its part of a share, without losing any of it to rounding. Returns how much all have grown, and
    /// how much of that is due to their limits.
    private func distribute(
        _ share: Length, among range: Range<Int>, weights total: Double
    ) -> (growth: Length, violation: Length) {
        var parts = LengthParts(of: share, weights: total)
        var growth = Length.zero
        var violation = Length.zero
        for index in range {
            var wanted = self[index].basis
            if share != .zero { wanted = wanted + parts.next(weight: self[index].weight) }
            self[index].wanted = wanted
            self[index].length = Swift.max(wanted, .zero).clamped(to: self[index].limits)
            growth = growth + self[index].growth
            violation = violation + self[index].violation
        }
        return (growth, violation)
    }
}
