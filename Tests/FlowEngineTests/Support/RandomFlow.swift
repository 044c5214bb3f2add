import FlowEngine
import TestSupport

/// A flow of multiples of 1/1024 point, made from a seed.
struct RandomFlow: CustomStringConvertible {
    let seed: UInt64
    var items: [FlowItem] = []
    var available: Double?
    var options = FlowOptions()

    init(seed: UInt64) {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        options.randomizeEnumerations(using: &random)
        options.itemSpacing = random.length(in: random.chance(4) ? -6...0 : 0...12)
        options.lineSpacing = random.length(in: random.chance(4) ? -6...0 : 0...12)
        let count = Int.random(in: 0...14, using: &random)
        // Those that differ from the common one. They may be fewer than the items.
        var spacings: [Double?] = []
        if random.chance(3) {
            let own = Int.random(in: 0...count, using: &random)
            spacings = (0..<own).map { _ in random.length(in: -3...12) }
        }
        spacings += Array(repeating: nil, count: count - spacings.count)
        let hasBaselines = Bool.random(using: &random)
        for index in 0..<count {
            var item = FlowItem(
                width: random.chance(10) ? 0 : random.length(in: 0...60),
                height: random.chance(10) ? 0 : random.length(in: 0...40),
                spacing: spacings[index])
            if hasBaselines {
                item.firstBaseline = random.chance(3) ? nil : random.length(in: -5...45)
                item.lastBaseline = random.chance(3) ? nil : random.length(in: -5...45)
            }
            items.append(item)
        }
        available =
            switch Int.random(in: 0..<8, using: &random) {
            case 0: nil
            case 1: .infinity
            case 2: random.length(in: -2...0)
            case 3, 4: exactFit(upTo: Int.random(in: 0...count, using: &random))
            default: random.length(in: 0...250)
            }
    }

    /// The space that the first items fill to the last bit.
    private func exactFit(upTo end: Int) -> Double {
        items[..<end].reduce(0) { $0 + $1.width }
            + items.indices[..<end].dropFirst().reduce(0) { $0 + gap(before: $1) }
    }

    func gap(before index: Int) -> Double { items[index].spacing ?? options.itemSpacing }

    var flowItems: FlowItems { FlowItems(items) }

    var arrangement: FlowArrangement { FlowArrangement(of: flowItems, in: available, options: options) }

    var description: String { "seed \(seed): \(available as Any) \(options) \(items)" }
}

extension FlowOptions {
    mutating func randomizeEnumerations(using random: inout SeededGenerator) {
        axis = random.element(of: FlowAxis.self)
        lineAlignment = random.element(of: FlowLineAlignment.self)
        itemAlignment = random.element(of: FlowItemAlignment.self)
        columns = random.chance(2) ? .natural : .uniform
        direction = random.element(of: FlowDirection.self)
    }
}
