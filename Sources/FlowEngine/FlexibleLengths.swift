/// The lengths of a line's items once they have grown or shrunk: CSS Flexbox Level 1, §9.7.
///
/// Unlike there, items of a higher layout priority grow before all others, and shrink after them.
struct FlexibleLengths {
    /// The length of each item, in order.
    private(set) var targets: [Length] = []
    private let slots: Slots
    private let range: Range<Int>
    private let room: Length
    private let isGrowing: Bool
    private var isFrozen: [Bool] = []

    /// - Parameters:
    ///   - range: The items of the line.
    ///   - length: The length of the line with the items at the length that wrapping saw.
    ///   - available: The room for the line.
    init(_ slots: Slots, in range: Range<Int>, length: Length, available: Length) {
        self.slots = slots
        self.range = range
        // 1. Do items grow or shrink? That depends on their lengths within their limits.
        isGrowing = length < available
        var gaps = Length.zero
        for index in range.dropFirst() {
            gaps = gaps + slots.spacing(before: index)
        }
        room = available - gaps

        // 2. Items that cannot do so, or that their limits already push the other way, are done.
        for index in range {
            let (basis, length) = (slots.basis(at: index), slots.length(at: index))
            let isInflexible = factor(at: index) <= 0 || (isGrowing ? basis > length : basis < length)
            targets.append(length)
            isFrozen.append(isInflexible)
        }

        // 3. Of the others, those whose turn it is share what is left, until all is given away.
        for priority in priorities {
            resolve(priority)
        }
    }

    private subscript(target index: Int) -> Length {
        get { targets[index - range.lowerBound] }
        set { targets[index - range.lowerBound] = newValue }
    }

    private func factor(at index: Int) -> Double {
        let traits = slots.traits(at: index)
        let factor = isGrowing ? traits.grow : traits.shrink
        return factor > 0 ? min(factor, largestLength) : 0
    }

    /// A shrinking item's share is in proportion to its length, too.
    private func weight(at index: Int) -> Double {
        isGrowing ? factor(at: index) : factor(at: index) * slots.basis(at: index).points
    }

    private func priority(of index: Int) -> Double {
        let priority = slots.traits(at: index).priority
        return priority == priority ? priority : 0
    }

    /// The layout priorities of the items that can grow or shrink, in the order of their turns.
    private var priorities: [Double] {
        var priorities: [Double] = []
        for index in range where !isFrozen[index - range.lowerBound] {
            let priority = priority(of: index)
            if !priorities.contains(priority) {
                priorities.append(priority)
            }
        }
        return priorities.sorted { isGrowing ? $0 > $1 : $0 < $1 }
    }

    /// The room that is left, or missing if negative.
    private var free: Length {
        var free = room
        for target in targets {
            free = free - target
        }
        return free
    }

    private mutating func resolve(_ priority: Double) {
        var flexible = range.filter {
            !isFrozen[$0 - range.lowerBound] && self.priority(of: $0) == priority
        }
        takeBack(flexible)
        let initial = free
        while !flexible.isEmpty {
            // a. Items go back to their own length, and share the room left by the others.
            takeBack(flexible)
            var share = free
            let factors = flexible.reduce(0) { $0 + factor(at: $1) }
            if factors < 1 {
                let part = initial.scaled(by: factors)
                if part.units.magnitude < share.units.magnitude { share = part }
            }
            if (share > .zero) == isGrowing && share != .zero {
                distribute(share, among: flexible)
            }

            // b. Where limits hold more back than they add, the items held back are done; else the others.
            var violation = Length.zero
            var clamped: [(index: Int, violation: Length)] = []
            for index in flexible {
                let wanted = self[target: index]
                let length = slots.traits(at: index).clamp(max(wanted, .zero))
                self[target: index] = length
                violation = violation + (length - wanted)
                clamped.append((index, length - wanted))
            }
            flexible = clamped.filter { item in
                if violation == .zero { return false }
                return violation > .zero ? item.violation <= .zero : item.violation >= .zero
            }.map { $0.index }
        }
    }

    private mutating func takeBack(_ items: [Int]) {
        for index in items {
            self[target: index] = slots.basis(at: index)
        }
    }

    /// Adds to each item its part of the room, so that nothing of it is lost to rounding.
    private mutating func distribute(_ share: Length, among items: [Int]) {
        let total = items.reduce(0) { $0 + weight(at: $1) }
        guard total > 0 else { return }
        var weights = 0.0
        var given = Length.zero
        for index in items {
            weights += weight(at: index)
            let upTo = share.scaled(by: weights / total)
            self[target: index] = self[target: index] + (upTo - given)
            given = upTo
        }
    }
}

extension Length {
    /// A part of a length, truncated. The factor lies between 0 and 1.
    fileprivate func scaled(by factor: Double) -> Length {
        factor >= 1 ? self : Length(units: Int64(Double(units) * factor))
    }
}
