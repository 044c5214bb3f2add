/// Line breaking that looks at all lines at once, as Knuth and Plass do for paragraphs: the sum of the
/// squares of the room that lines leave is the least.
extension Slots {
    /// The best lines for the items of one paragraph. O(n·m) for lines of up to m items.
    ///
    /// - Parameters:
    ///   - paragraph: The items, between which no break is forced.
    ///   - available: The room along the main axis.
    ///   - isBalanced: Whether there have to be as few lines as possible and the last one counts like any
    ///     other. Otherwise there may be more, and the last one is free.
    func optimalRanges(_ paragraph: Range<Int>, in available: Length, isBalanced: Bool) -> [Range<Int>] {
        let start = paragraph.lowerBound
        var rests = [Rest](repeating: Rest(), count: paragraph.count + 1)

        // From the end on: the best way to break what follows each item.
        for first in paragraph.reversed() {
            var best: Rest?
            var used = Length.zero
            for next in first + 1...min(paragraph.upperBound, first + min(maxItemsPerLine, count)) {
                used = used + (next - 1 > first ? spacing(before: next - 1) : .zero)
                used = used + wrappingLength(at: next - 1)
                if used > available && next > first + 1 { break }
                let isLast = next == paragraph.upperBound
                let room = isLast && !isBalanced ? .zero : max(available - used, .zero)
                let rest = Rest(after: next, room: room, rests[next - start])
                // The later of two equal ends has more items on this line.
                if best.map({ !$0.isBetter(than: rest, isBalanced: isBalanced) }) ?? true {
                    best = rest
                }
            }
            rests[first - start] = best ?? rests[first + 1 - start]
        }

        var ranges: [Range<Int>] = []
        var first = start
        while first < paragraph.upperBound {
            let next = rests[first - start].next
            ranges.append(first..<next)
            first = next
        }
        return ranges
    }
}

/// What follows a break: where the first line ends, how many lines there are and what they cost.
private struct Rest {
    var next = 0
    var lines = 0
    var cost = SquareSum()

    init() {}

    init(after next: Int, room: Length, _ rest: Rest) {
        self.next = next
        lines = rest.lines + 1
        cost = rest.cost
        cost.addSquare(of: UInt64(room.units))
    }

    func isBetter(than other: Rest, isBalanced: Bool) -> Bool {
        if isBalanced, lines != other.lines { return lines < other.lines }
        if cost != other.cost { return cost < other.cost }
        return lines < other.lines
    }
}

/// A sum of squares of 64-bit numbers, in 128 bits.
private struct SquareSum: Equatable, Comparable {
    private var high: UInt64 = 0
    private var low: UInt64 = 0

    mutating func addSquare(of number: UInt64) {
        let square = number.multipliedFullWidth(by: number)
        let (low, carry) = self.low.addingReportingOverflow(square.low)
        let (high, overflow) = self.high.addingReportingOverflow(square.high &+ (carry ? 1 : 0))
        self = overflow ? SquareSum(high: .max, low: .max) : SquareSum(high: high, low: low)
    }

    init() {}

    private init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    static func < (a: SquareSum, b: SquareSum) -> Bool {
        (a.high, a.low) < (b.high, b.low)
    }
}
