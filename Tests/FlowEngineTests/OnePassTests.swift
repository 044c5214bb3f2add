import Expectations
import TestSupport
import Testing

@testable import FlowEngine

/// Most flows are placed in one pass, and many broken in it, and all others line by line. A naive flow, which goes item by
/// item, has to have the same frames.
struct OnePassTests {
    @Test(arguments: [0, 1, 255, 256, 257, 5000])
    func frameByFrame(count: Int) {
        for seed in UInt64(0)..<40 {
            var random = SeededGenerator(seed: seed)
            let available = random.chance(5) ? nil : Double.random(in: 0...600, using: &random)
            var options = FlowOptions(axis: random.element(of: FlowAxis.self))
            options.itemSpacing = Double.random(in: 0...20, using: &random)
            options.lineSpacing = Double.random(in: -5...20, using: &random)
            var items = FlowItems()
            var flow = ItemByItem(available: available, options: options)
            var frames: [FlowRect] = []
            for _ in 0..<count {
                let size = FlowSize(width: random.size(), height: random.size())
                items.append(width: size.width, height: size.height)
                frames.append(flow.add(size))
            }

            let across = random.chance(2) ? nil : Double.infinity
            let arrangement = FlowArrangement(of: items, in: available, across: across, options: options)
            expectEqual(Array(arrangement.frames), frames, "seed \(seed)")
            expectEqual(arrangement.size, flow.size, "seed \(seed)")
            let lineByLine = FlowArrangement(
                of: items, in: available, options: options, lineSpacing: { _, _ in options.lineSpacing })
            expectEqual(arrangement, lineByLine, "seed \(seed)")
        }
    }

    @Test func inTheMemoryOfAnotherArrangement() {
        for seed in UInt64(0)..<500 {
            var flow = RandomArrangement(seed: seed)
            var arrangement = flow.arrangement
            flow = RandomArrangement(seed: seed + 1)
            arrangement.update(
                of: flow.items, in: flow.flow.available, across: flow.across, options: flow.flow.options)
            // It is arranged line by line.
            expectEqual(arrangement, flow.arrangement, "\(flow)")
        }
    }

    /// Lines of equal items are counted, and those of others are filled one by one: of items with a limit,
    /// though it limits nothing, too.
    @Test func equalItemsStandWhereOthersDo() {
        for seed in UInt64(0)..<2000 {
            var random = SeededGenerator(seed: seed)
            var options = FlowOptions()
            options.randomizeCapabilities(using: &random)
            options.lineBreaking = .greedy
            switch Int.random(in: 0..<3, using: &random) {
            case 0: options.columns = .natural
            case 1: options.columns = .uniform
            default: options.columns = .count(Int.random(in: 0...6, using: &random))
            }
            options.itemSpacing = random.length(in: random.chance(3) ? -60...0 : 0...12)
            let size = FlowSize(width: random.length(in: 0...50), height: 10)
            var equal = FlowItems()
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                equal.append(width: size.width, height: size.height)
            }
            var limited = equal
            limited[0].traits = FlowItemTraits(maxLength: 1000)
            let available = random.chance(5) ? nil : random.length(in: 0...200)
            expectEqual(
                FlowArrangement(of: equal, in: available, options: options),
                FlowArrangement(of: limited, in: available, options: options),
                "seed \(seed): \(size) × \(equal.count) in \(available as Any) \(options)")
        }
    }
}

/// A flow that counts in units of 2⁻²⁰ point, as the engine says that it does.
private struct ItemByItem {
    let available: Double?
    let options: FlowOptions
    private(set) var size = FlowSize.zero
    private var end: Int64 = 0
    private var top: Int64 = 0
    private var bottom: Int64 = 0
    private var isEmpty = true

    init(available: Double?, options: FlowOptions) {
        self.available = available
        self.options = options
    }

    mutating func add(_ size: FlowSize) -> FlowRect {
        func units(_ points: Double) -> Int64 { Int64(points * 0x1p20) }
        func points(_ units: Int64) -> Double { Double(units) / 0x1p20 }
        let isHorizontal = options.axis == .horizontal
        let (length, thickness) =
            isHorizontal
            ? (units(size.width), units(size.height)) : (units(size.height), units(size.width))
        var start = end + units(options.itemSpacing)
        if isEmpty || start + length > available.map(units) ?? .max {
            if !isEmpty { top = bottom + units(options.lineSpacing) }
            start = 0
            bottom = top
            isEmpty = false
        }
        end = start + length
        bottom = max(bottom, top + thickness)
        let (main, cross) = (points(end), points(max(bottom, 0)))
        self.size =
            isHorizontal
            ? FlowSize(width: max(self.size.width, main), height: cross)
            : FlowSize(width: cross, height: max(self.size.height, main))
        return isHorizontal
            ? FlowRect(x: points(start), y: points(top), width: size.width, height: size.height)
            : FlowRect(x: points(top), y: points(start), width: size.width, height: size.height)
    }
}

extension SeededGenerator {
    /// A size whose last bits count for less than the engine's unit, or for more.
    fileprivate mutating func size() -> Double {
        switch Int.random(in: 0..<20, using: &self) {
        case 0: 0
        case 1: Double.random(in: 0...0x1p-18, using: &self)
        case 2: Double.random(in: 0...0x1p32, using: &self)
        case 3: 0x1p32
        default: Double.random(in: 0...150, using: &self)
        }
    }
}
