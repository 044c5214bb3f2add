import FlowEngine

/// Items of pseudo-random sizes: as the documentation says 20…120 wide and 20…40 high.
struct Workload {
    let count: Int
    /// The width of the container, in points.
    let container: Double
    private(set) var widths: [Double]
    private(set) var heights: [Double]
    private(set) var items = FlowItems()
    /// The items before. A result may share their memory, and is not to pay for giving it back.
    private var previous = FlowItems()
    private var random: SplitMix64

    init(count: Int, container: Double) {
        self.count = count
        self.container = container
        widths = [Double](repeating: 0, count: count)
        heights = widths
        random = SplitMix64(state: UInt64(count))
        refill()
    }

    /// Other sizes: on the same ones, the processor would learn where lines end.
    mutating func refill() {
        previous = items
        items = FlowItems()
        items.reserveCapacity(count)
        for index in 0..<count {
            widths[index] = 20 + 100 * random.nextUnit()
            heights[index] = 20 + 20 * random.nextUnit()
            items.append(width: widths[index], height: heights[index])
        }
    }
}

/// A small generator that gives the same numbers everywhere.
struct SplitMix64 {
    var state: UInt64

    /// A number from 0 up to 1.
    mutating func nextUnit() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        z ^= z >> 31
        return Double(z >> 11) / 9_007_199_254_740_992
    }
}
