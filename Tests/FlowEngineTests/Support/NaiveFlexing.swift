import FlowEngine
import TestSupport

/// A line of flexible items, resolved in plain numbers step by step as CSS Flexbox Level 1, §9.7, says.
struct FlexProblem: CustomStringConvertible {
    struct Item {
        var basis: Double
        var grow = 0.0
        var shrink = 0.0
        var minimum = 0.0
        var maximum = Double.infinity

        func clamp(_ length: Double) -> Double { max(minimum, min(length, maximum)) }
    }

    var items: [Item]
    var gap: Double
    var available: Double

    var gaps: Double { gap * Double(items.count - 1) }

    /// All items on one line, as the engine has them.
    func frames(_ priorities: [Double] = []) -> FlowArrangement {
        var list = FlowItems()
        for (index, item) in items.enumerated() {
            list.append(width: item.basis, height: 1)
            list[index].traits = FlowItemTraits(
                grow: item.grow, shrink: item.shrink, minLength: item.minimum, maxLength: item.maximum,
                priority: index < priorities.count ? priorities[index] : 0)
        }
        var options = FlowOptions(itemSpacing: gap)
        options.shrinksBeforeBreaking = true
        options.sizing = .fill
        return FlowArrangement(of: list, in: available, options: options)
    }

    var description: String { "\(items) gap \(gap) in \(available)" }

    var lengths: [Double] {
        // 1. Determine the used flex factor.
        let hypothetical = items.map { $0.clamp($0.basis) }
        let isGrowing = hypothetical.reduce(0, +) + gaps < available
        let factors = items.map { isGrowing ? $0.grow : $0.shrink }

        // 2. Size inflexible items.
        var targets = items.map(\.basis)
        var isFrozen = items.map { _ in false }
        for index in items.indices {
            let (basis, length) = (items[index].basis, hypothetical[index])
            if factors[index] == 0 || (isGrowing && basis > length) || (!isGrowing && basis < length) {
                (targets[index], isFrozen[index]) = (length, true)
            }
        }

        // 3. Calculate initial free space.
        func freeSpace() -> Double {
            available - gaps
                - items.indices.reduce(0) { $0 + (isFrozen[$1] ? targets[$1] : items[$1].basis) }
        }
        let initial = freeSpace()

        // 4. Loop.
        while let flexible = Optional(items.indices.filter { !isFrozen[$0] }), !flexible.isEmpty {
            var remaining = freeSpace()
            let sum = flexible.reduce(0) { $0 + factors[$1] }
            if sum < 1, abs(initial * sum) < abs(remaining) {
                remaining = initial * sum
            }
            let scaled = flexible.reduce(0) { $0 + factors[$1] * items[$1].basis }
            for index in flexible where remaining != 0 {
                if isGrowing {
                    targets[index] = items[index].basis + remaining * factors[index] / sum
                } else if scaled > 0 {
                    let ratio = factors[index] * items[index].basis / scaled
                    targets[index] = items[index].basis - abs(remaining) * ratio
                }
            }
            var violations = items.map { _ in 0.0 }
            for index in flexible {
                let length = items[index].clamp(max(targets[index], 0))
                violations[index] = length - targets[index]
                targets[index] = length
            }
            let total = violations.reduce(0, +)
            for index in flexible
            where total == 0 || (total > 0 ? violations[index] > 0 : violations[index] < 0) {
                isFrozen[index] = true
            }
        }
        return targets
    }
}

extension FlexProblem {
    /// Up to `count` items of multiples of 1/64 point, minima above maxima among them.
    init(upTo count: Int, using random: inout SeededGenerator) {
        func length(_ range: ClosedRange<Int>) -> Double {
            Double(Int.random(in: range, using: &random)) / 64
        }
        gap = random.chance(3) ? 0 : length(0...640)
        items = []
        for _ in 0..<Int.random(in: 1...count, using: &random) {
            var item = Item(basis: random.chance(6) ? 0 : length(0...6400))
            item.grow = random.chance(3) ? 0 : [0.1, 0.25, 1, 1, 2, 3].randomElement(using: &random) ?? 1
            item.shrink = random.chance(3) ? 0 : [0.1, 0.25, 1, 1, 2, 3].randomElement(using: &random) ?? 1
            if random.chance(2) { item.minimum = length(0...4000) }
            if random.chance(2) { item.maximum = length(0...9000) }
            items.append(item)
        }
        // The engine would wrap items whose least lengths do not fit.
        let least = items.reduce(0) { $0 + ($1.shrink > 0 ? $1.clamp(0) : $1.clamp($1.basis)) }
        available = least + gap * Double(items.count - 1) + (random.chance(8) ? 0 : length(0...32000))
    }
}
