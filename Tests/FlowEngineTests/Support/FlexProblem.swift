import FlowEngine
import TestSupport

/// A line of flexible items.
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
    func arrangement(_ priorities: [Double] = []) -> FlowArrangement {
        FlowArrangement(of: FlowItems(flowItems(priorities)), in: available, options: options)
    }

    /// Likewise, resolved step by step as CSS Flexbox Level 1, §9.7, says.
    var naive: NaiveArrangement {
        NaiveArrangement(of: flowItems(), in: Setting(available: available, options: options))
    }

    private func flowItems(_ priorities: [Double] = []) -> [FlowItem] {
        items.enumerated().map { index, item in
            FlowItem(
                width: item.basis, height: 1,
                traits: FlowItemTraits(
                    grow: item.grow, shrink: item.shrink, minLength: item.minimum, maxLength: item.maximum,
                    priority: index < priorities.count ? priorities[index] : 0))
        }
    }

    private var options: FlowOptions {
        FlowOptions(itemSpacing: gap, sizing: .fill, wrapping: .smallest)
    }

    var description: String { "\(items) gap \(gap) in \(available)" }
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
