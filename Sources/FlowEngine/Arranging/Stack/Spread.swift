/// How slack is spread among the items of a line, or the lines of a flow.
struct Spread {
    /// How many parts of the slack are before the first item or line, and how many more before each next one: with
    /// `spaceEvenly` among 3, these are 1 and 1, of 4 parts.
    private let (first, step): (Int64, Int64)
    /// How many units each part has at least, and how many are left over from all parts, to be shared by them.
    private let (whole, rest): (Int64, Int64)
    private let count: Int64
    /// Whether each line grows by its part of the slack.
    private var stretches = false

    /// Divides slack into `count` equal parts. Slack may be negative only if it is a single part.
    private init(_ slack: Length, first: Int, step: Int, of count: Int) {
        (self.first, self.step) = (Int64(first), Int64(step))
        // Avoids dividing by zero; the parts of an empty line are never read.
        self.count = Int64(max(count, 1))
        (whole, rest) = slack.units.quotientAndRemainder(dividingBy: self.count)
    }

    /// All slack after the last item.
    static let none = Spread(startingAt: .zero)

    /// All at one offset, which is `whole` then.
    private init(startingAt start: Length) {
        (first, step, whole, rest, count) = (1, 0, start.units, 0, 1)
    }

    /// How a distribution spreads slack.
    init(_ slack: Length, among count: Int, _ distribution: FlowLineDistribution, isReversed: Bool) {
        switch distribution {
        case .stretch where slack > .zero:
            self.init(slack, first: 0, step: 1, of: count)
            stretches = true
        case .spaceBetween where count > 1 && slack > .zero:
            self.init(slack, first: 0, step: 1, of: count - 1)
        case .start, .stretch, .spaceBetween: self.init(startingAt: .zero)
        case .center: self.init(startingAt: slack.half)
        case .end: self.init(startingAt: slack)
        case .spaceAround where slack > .zero: self.init(slack, first: 1, step: 2, of: 2 * count)
        case .spaceEvenly where slack > .zero: self.init(slack, first: 1, step: 1, of: count + 1)
        // Without slack, the first item or line begins at 0, as with "safe center" (CSS Box Alignment Level 3, §5.3). What
        // is reversed is mirrored later: to begin at 0 then, it ends at the other side now.
        case .spaceAround, .spaceEvenly: self.init(startingAt: isReversed ? slack : .zero)
        }
    }

    /// The slack before the item or the line at an index: that before the first one, and between all up to this one.
    @inline(__always)
    func before(_ index: Int) -> Length {
        if step == 0 { return Length(units: whole) }
        let parts = first &+ step &* Int64(index)
        return Length(units: whole &* parts &+ rest &* parts / count)
    }

    var beforeFirst: Length { before(0) }

    /// Shifts items by the slack before each.
    ///
    /// - Parameters:
    ///   - starts: Where all items start, in points.
    ///   - order: All items in visual order; empty if that is their own.
    func shift(_ items: Range<Int>, of starts: UnsafeMutableBufferPointer<Double>, in order: [Int]) {
        if step == 0 {
            let distance = beforeFirst.points
            if distance == 0 { return }
            for index in items { starts[index] += distance }
        } else {
            for index in items {
                starts[order.isEmpty ? index : order[index]] += before(index - items.lowerBound).points
            }
        }
    }

    /// How much the line at an index grows.
    func growth(at index: Int) -> Length {
        stretches ? before(index + 1) - before(index) : .zero
    }
}
