/// Lets the items of a line grow or shrink: CSS Flexbox Level 1, §9.7. Unlike there, items of a higher layout
/// priority grow first and shrink last.
struct FlexibleLengths {
    private let slots: Slots
    /// The items of a line that can grow or shrink, in the order in which they share the space.
    private var items: [FlexibleItem] = []
    /// Those that share it at the same time, and may still change.
    private var sharing: [FlexibleItem] = []

    init(_ slots: Slots) {
        self.slots = slots
    }

    /// Gives the items of a line their new lengths, among those of all items.
    mutating func resolve(
        _ line: BrokenLine, in available: Length, lengths: UnsafeMutableBufferPointer<Length>
    ) {
        // a. Do items grow or shrink? That depends on their lengths within their limits.
        var left = available - line.length
        let isGrowing = left > .zero

        // b. Items that cannot do so, or that their limits already push the other way, are done.
        items.removeAll(keepingCapacity: true)
        for index in line.range {
            let traits = slots.traits(at: index)
            let (basis, length) = (slots.sizes[index], slots.length(at: index))
            let factor = isGrowing ? traits.grow : traits.shrink
            guard factor > 0, isGrowing ? basis <= length : basis >= length else { continue }
            items.append(FlexibleItem(index, traits, basis: basis, length: length, isGrowing: isGrowing))
        }

        // c. The others share what is left, turn by turn.
        items.sort { $0.turn == $1.turn ? $0.index < $1.index : $0.turn < $1.turn }
        var next = 0
        while next < items.count {
            let turn = items[next].turn
            sharing.removeAll(keepingCapacity: true)
            while next < items.count, items[next].turn == turn {
                sharing.append(items[next])
                next += 1
            }
            left = share(left, isGrowing: isGrowing, lengths: lengths)
        }
    }

    /// Gives items their parts of a space, and returns what they leave of it.
    private mutating func share(
        _ space: Length, isGrowing: Bool, lengths: UnsafeMutableBufferPointer<Length>
    ) -> Length {
        var left = space
        var initial: Length?
        while !sharing.isEmpty {
            // Items go back to their own length, and share what the others leave.
            let free = sharing.reduce(left) { $0 + $1.growth }
            let factors = sharing.reduce(0) { $0 + $1.factor }
            let weights = sharing.reduce(0) { $0 + $1.weight }
            var share = free
            if factors < 1 {
                let part = (initial ?? free).scaled(by: factors)
                if part.units.magnitude < share.units.magnitude { share = part }
            }
            initial = initial ?? free
            if (share > .zero) != isGrowing || weights <= 0 { share = .zero }
            distribute(share, weights: weights)
            left = sharing.reduce(free) { $0 - $1.growth }
            for item in sharing { lengths[item.index] = item.length }

            // Where limits hold more back than they add, the items held back are done; else the others.
            let violation = sharing.reduce(Length.zero) { $0 + $1.violation }
            if violation == .zero { break }
            sharing.removeAll { violation > .zero ? $0.violation > .zero : $0.violation < .zero }
        }
        return left
    }

    /// Gives each item its part of a share, without losing any of it to rounding.
    private mutating func distribute(_ share: Length, weights total: Double) {
        var weights = 0.0
        var given = Length.zero
        for number in sharing.indices {
            var wanted = sharing[number].basis
            if share != .zero {
                weights += sharing[number].weight
                let upTo = share.scaled(by: weights / total)
                wanted = wanted + (upTo - given)
                given = upTo
            }
            sharing[number].wanted = wanted
            sharing[number].length = max(wanted, .zero).clamped(to: sharing[number].limits)
        }
    }
}

/// An item that can grow or shrink with its line.
private struct FlexibleItem {
    let index: Int
    /// Its own length, limits aside.
    let basis: Length
    let limits: (minimum: Length, maximum: Length)
    let factor: Double
    /// Its share, in proportion to those of others.
    let weight: Double
    /// Items of a lower number share first.
    let turn: Double
    /// The length that its share gives it, limits aside.
    var wanted = Length.zero
    var length: Length

    init(_ index: Int, _ traits: FlowItemTraits, basis: Length, length: Length, isGrowing: Bool) {
        self.index = index
        self.basis = basis
        self.length = length
        limits = traits.limits
        factor = min(isGrowing ? traits.grow : traits.shrink, largestLength)
        // A shrinking item's share is in proportion to its length, too.
        weight = isGrowing ? factor : factor * basis.points
        let priority = traits.priority == traits.priority ? traits.priority : 0
        turn = isGrowing ? -priority : priority
    }

    /// How much longer it is than it came.
    var growth: Length { length - basis }

    /// How much longer its limits make it than its share does.
    var violation: Length { length - wanted }
}

extension Length {
    /// A part of a length, truncated. The factor lies between 0 and 1.
    fileprivate func scaled(by factor: Double) -> Length {
        factor >= 1 ? self : Length(units: Int64(Double(units) * factor))
    }
}
