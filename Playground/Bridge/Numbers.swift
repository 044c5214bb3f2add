import FlowEngine

/// Numbers in memory that the page reads and writes in place.
final class Numbers {
    private(set) var start = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    /// For how many numbers space was asked for.
    private(set) var reservedCount = 0
    private var capacity = 1
    private var count = 0

    deinit { start.deallocate() }

    /// Makes space for as many numbers, none of which is kept.
    func reserve(_ newCount: Int) {
        (count, reservedCount) = (0, newCount)
        if newCount <= capacity { return }
        start.deallocate()
        start = UnsafeMutablePointer<Double>.allocate(capacity: newCount)
        capacity = newCount
    }

    subscript(index: Int) -> Double { start[index] }

    /// The case that a number stands for: cases count from 0, in the order in which the engine declares them.
    func choice<Choice: CaseIterable>(_ index: Int) -> Choice? where Choice.AllCases == [Choice] {
        let number = self[index]
        guard number >= 0, number < Double(Choice.allCases.count) else { return nil }
        return Choice.allCases[Int(number)]
    }

    /// Adds a number, for which there must be space.
    func append(_ number: Double) {
        start[count] = number
        count += 1
    }

    /// Adds an item's size and its baselines. NaN is none.
    func append(_ item: FlowItem) {
        append(item.width)
        append(item.height)
        append(item.firstBaseline ?? .nan)
        append(item.lastBaseline ?? .nan)
    }

    func append(_ rect: FlowRect) {
        append(rect.x)
        append(rect.y)
        append(rect.width)
        append(rect.height)
    }
}
