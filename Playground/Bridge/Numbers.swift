import FlowEngine

/// Numbers in memory that the page reads and writes in place.
final class Numbers {
    private(set) var start = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    private var capacity = 1
    private var count = 0

    deinit { start.deallocate() }

    /// Makes space for as many numbers, none of which is kept.
    func reserve(_ newCapacity: Int) {
        count = 0
        if newCapacity <= capacity { return }
        start.deallocate()
        start = UnsafeMutablePointer<Double>.allocate(capacity: newCapacity)
        capacity = newCapacity
    }

    subscript(index: Int) -> Double { start[index] }

    /// Adds a number, for which there must be space.
    func append(_ number: Double) {
        start[count] = number
        count += 1
    }

    func append(_ rect: FlowRect) {
        append(rect.x)
        append(rect.y)
        append(rect.width)
        append(rect.height)
    }
}
