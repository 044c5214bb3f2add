import FlowEngine

/// Pseudo-random sizes in steps of 1/4: 20…120 wide and 20…40 high. `Benchmarks/Peers/workload.py` makes the
/// same ones.
struct Workload {
    static let spacing = 8.0
    private(set) var items = FlowItems()

    init(count: Int, seed: UInt32) {
        var state = seed
        func quarters(_ range: UInt32) -> Double {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Double((state >> 16) % (range * 4 + 1)) / 4
        }
        for _ in 0..<count {
            items.append(width: 20 + quarters(100), height: 20 + quarters(20))
        }
    }
}
