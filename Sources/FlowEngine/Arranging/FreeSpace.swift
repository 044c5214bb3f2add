/// How free space is spread among items of a line, or among lines: before, between and after them.
struct FreeSpace {
    /// The space before the first element, and how much more there is before each next one.
    private var first: Part
    private let step: Part
    /// The divisor of the remainders.
    private let count: Int64
    /// Whether elements grow by their part of the space.
    private var stretches = false

    private init(before first: Length) {
        self.first = Part(whole: first)
        step = Part()
        count = 1
    }

    /// Space around elements. Without any, they are at the start that nothing reverses: the fallback is
    /// "safe center" (CSS Box Alignment Level 3, §5.3).
    private init(around free: Length, first: Int, step: Int, of count: Int, isReversed: Bool) {
        if free > .zero {
            self.init(free, first: first, step: step, of: count)
        } else {
            self.init(before: isReversed ? free : .zero)
        }
    }

    /// Equal parts of a space that is not negative.
    private init(_ free: Length, first: Int, step: Int, of count: Int) {
        // Avoids dividing by zero; the parts of an empty line are never read.
        let count = max(count, 1)
        self.first = first == 0 ? Part() : free.part(first, of: count)
        self.step = free.part(step, of: count)
        self.count = Int64(count)
    }

    /// For the items of a line.
    init(_ free: Length, among count: Int, options: FlowOptions, endsParagraph: Bool) {
        let natural: FlowLineDistribution =
            switch options.lineAlignment {
            case .leading: .start
            case .center: .center
            case .trailing: .end
            }
        let canSpread = count > 1 && free > .zero
        let distribution: FlowLineDistribution =
            switch options.distribution {
            case .natural: natural
            case .justified: canSpread && !endsParagraph ? .spaceBetween : natural
            case .spaceBetween: canSpread ? .spaceBetween : natural
            case .spaceAround: .spaceAround
            case .spaceEvenly: .spaceEvenly
            }
        self.init(free, among: count, distribution, isReversed: options.reversesItems)
    }

    /// For elements that a distribution spreads.
    init(_ free: Length, among count: Int, _ distribution: FlowLineDistribution, isReversed: Bool) {
        switch distribution {
        case .stretch where free > .zero:
            self.init(free, first: 0, step: 1, of: count)
            stretches = true
        case .spaceBetween where count > 1 && free > .zero:
            self.init(free, first: 0, step: 1, of: count - 1)
        case .start, .stretch, .spaceBetween: self.init(before: .zero)
        case .center: self.init(before: free.half)
        case .end: self.init(before: free)
        case .spaceAround:
            self.init(around: free, first: 1, step: 2, of: 2 * count, isReversed: isReversed)
        case .spaceEvenly:
            self.init(around: free, first: 1, step: 1, of: count + 1, isReversed: isReversed)
        }
    }

    /// All space before the element at a position.
    func before(_ position: Int) -> Length {
        let position = Int64(position)
        let rest = first.rest + step.rest * position
        return Length(units: first.whole.units + step.whole.units * position + rest / count)
    }

    var beforeFirst: Length { first.whole }

    /// Goes on to the next element. As ``before(_:)``, without dividing.
    private mutating func dropFirst() {
        let rest = first.rest &+ step.rest
        // Branchless, because the carry is unpredictable.
        let isLess = (rest &- count) >> 63
        first.rest = rest &- (count & ~isLess)
        first.whole.units &+= step.whole.units &+ 1 &+ isLess
    }

    /// Shifts positions in points by the space before each element.
    func shift(_ range: Range<Int>, of positions: UnsafeMutableBufferPointer<Double>) {
        if step.whole == .zero, step.rest == 0 {
            if first.whole == .zero { return }
            let distance = first.whole.points
            for index in range { positions[index] += distance }
        } else {
            var spread = self
            for index in range {
                positions[index] += spread.beforeFirst.points
                spread.dropFirst()
            }
        }
    }

    /// How much the element at a position grows.
    func growth(at position: Int) -> Length {
        stretches ? before(position + 1) - before(position) : .zero
    }
}

/// A fraction of a length: whole units, and the remainder.
private struct Part {
    var whole = Length.zero
    var rest: Int64 = 0
}

extension Length {
    /// `numerator / denominator` of a length that is not negative.
    fileprivate func part(_ numerator: Int, of denominator: Int) -> Part {
        let (numerator, denominator) = (Int64(numerator), Int64(denominator))
        let (short, overflow) = units.multipliedReportingOverflow(by: numerator)
        let (whole, rest) =
            overflow
            ? denominator.dividingFullWidth(units.multipliedFullWidth(by: numerator))
            : short.quotientAndRemainder(dividingBy: denominator)
        return Part(whole: Length(units: whole), rest: rest)
    }
}
