/// The lengths of a line's items once they have grown or shrunk: CSS Flexbox Level 1, §9.7.
///
/// Unlike there, items of a higher layout priority grow before all others, and shrink after them.
struct FlexibleLengths {
    /// The length of each item of the line, in order.
    private(set) var targets: [Length] = []
    private let slots: Slots
    private var range = 0..<0
    private var room = Length.zero
    private var isGrowing = false
    private var isFrozen: [Bool] = []
    /// The items that share what is left.
    private var flexible: [Int] = []
    /// How much longer than they should be their limits make them.
    private var violations: [Length] = []

    init(_ slots: Slots) {
        self.slots = slots
    }

    /// Lets the items of a line grow or shrink.
    ///
    /// - Parameters:
    ///   - range: The items of the line.
    ///   - length: The length of the line with the items at the length that wrapping saw.
    ///   - available: The room for the line.
    mutating func resolve(_ range: Range<Int>, length: Length, available: Length) {
        // 1. Do items grow or shrink? That depends on their lengths within their limits.
        self.range = range
        isGrowing = length < available
        var gaps = Length.zero
        for index in range.dropFirst() {
            gaps = gaps + slots.spacing(before: index)
        }
        room = available - gaps

        // 2. Items that cannot do so, or that their limits already push the other way, are done.
        targets.removeAll(keepingCapacity: true)
        isFrozen.removeAll(keepingCapacity: true)
        for index in range {
            let (basis, length) = (slots.basis(at: index), slots.length(at: index))
            let isInflexible = factor(at: index) <= 0 || (isGrowing ? basis > length : basis < length)
            targets.append(length)
            isFrozen.append(isInflexible)
        }

        // 3. Of the others, those whose turn it is share what is left, until all is given away.
        var turn = nextPriority(after: nil)
        while let priority = turn {
            resolve(priority)
            turn = nextPriority(after: priority)
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

    /// The layout priority of the items whose turn it is, of those that can grow or shrink.
    private func nextPriority(after last: Double?) -> Double? {
        var next: Double?
        for index in range where !isFrozen[index - range.lowerBound] {
            let priority = priority(of: index)
            if let last, isGrowing ? priority >= last : priority <= last { continue }
            if let found = next, isGrowing ? priority <= found : priority >= found { continue }
            next = priority
        }
        return next
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
        flexible.removeAll(keepingCapacity: true)
        for index in range where !isFrozen[index - range.lowerBound] && self.priority(of: index) == priority {
            flexible.append(index)
        }
        takeBack()
        let initial = free
        while !flexible.isEmpty {
            // a. Items go back to their own length, and share the room left by the others.
            takeBack()
            var share = free
            let factors = flexible.reduce(0) { $0 + factor(at: $1) }
            if factors < 1 {
                let part = initial.scaled(by: factors)
                if part.units.magnitude < share.units.magnitude { share = part }
            }
            if (share > .zero) == isGrowing && share != .zero {
                distribute(share)
            }

            // b. Where limits hold more back than they add, the items held back are done; else the others.
            violations.removeAll(keepingCapacity: true)
            var sum = Length.zero
            for index in flexible {
                let wanted = self[target: index]
                let length = slots.traits(at: index).clamp(max(wanted, .zero))
                self[target: index] = length
                violations.append(length - wanted)
                sum = sum + (length - wanted)
            }
            keepFlexible { violation in
                if sum == .zero { return false }
                return sum > .zero ? violation <= .zero : violation >= .zero
            }
        }
    }

    /// Keeps the items as flexible that have such violations.
    private mutating func keepFlexible(_ keeps: (_ violation: Length) -> Bool) {
        var count = 0
        for number in flexible.indices where keeps(violations[number]) {
            flexible[count] = flexible[number]
            count += 1
        }
        flexible.removeLast(flexible.count - count)
    }

    private mutating func takeBack() {
        for index in flexible {
            self[target: index] = slots.basis(at: index)
        }
    }

    /// Adds to each item its part of the room, so that nothing of it is lost to rounding.
    private mutating func distribute(_ share: Length) {
        let total = flexible.reduce(0) { $0 + weight(at: $1) }
        guard total > 0 else { return }
        var weights = 0.0
        var given = Length.zero
        for index in flexible {
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
