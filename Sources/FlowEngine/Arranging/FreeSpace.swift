/// How the room that things in a row leave is spread before, between and behind them.
struct FreeSpace {
    /// The room before the first thing, in all, and how much more there is before each next one.
    private var first: Part
    private let step: Part
    /// What the rests of these parts are divided by.
    private let count: Int64
    /// Whether each thing grows by its part of the room.
    private var stretches = false

    /// All room before something.
    private init(before first: Length) {
        self.first = Part(whole: first)
        step = Part()
        count = 1
    }

    /// Room that goes around things; where there is none, they are at the start that nothing reverses: the
    /// fallback is "safe center" (CSS Box Alignment Level 3, §5.3), and what is safe is that start.
    private init(around free: Length, first: Int, step: Int, of count: Int, isReversed: Bool) {
        if free > .zero {
            self.init(free, first: first, step: step, of: count)
        } else {
            self.init(before: isReversed ? free : .zero)
        }
    }

    /// Equal parts of a room that is not negative.
    private init(_ free: Length, first: Int, step: Int, of count: Int) {
        // Where there are no things, nobody asks.
        let count = max(count, 1)
        self.first = first == 0 ? Part() : free.part(first, of: count)
        self.step = free.part(step, of: count)
        self.count = Int64(count)
    }

    /// How a line's items are spread.
    init(_ free: Length, among count: Int, options: FlowOptions, endsParagraph: Bool) {
        let isReversed = options.reversesItems
        switch options.distribution {
        case .justified where count > 1 && free > .zero && !endsParagraph,
            .spaceBetween where count > 1 && free > .zero:
            self.init(free, first: 0, step: 1, of: count - 1)
        case .natural, .justified, .spaceBetween:
            self.init(before: options.lineAlignment.offset(in: free))
        case .spaceAround:
            self.init(around: free, first: 1, step: 2, of: 2 * count, isReversed: isReversed)
        case .spaceEvenly:
            self.init(around: free, first: 1, step: 1, of: count + 1, isReversed: isReversed)
        }
    }

    /// How a flow's lines are spread.
    init(_ free: Length, amongLines count: Int, options: FlowOptions) {
        let isReversed = options.reversesLines
        switch options.lineDistribution {
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

    /// The room before the thing at a position, in all.
    func before(_ position: Int) -> Length {
        let position = Int64(position)
        let rest = first.rest + step.rest * position
        return Length(units: first.whole.units + step.whole.units * position + rest / count)
    }

    /// The room before the first thing, in all.
    var beforeFirst: Length { first.whole }

    /// Takes the thing behind the first for the first. As ``before(_:)``, without dividing.
    private mutating func dropFirst() {
        let rest = first.rest &+ step.rest
        // Whether that makes a unit is as good as random: a branch would be guessed wrong half the time.
        let isLess = (rest &- count) >> 63
        first.rest = rest &- (count & ~isLess)
        first.whole.units &+= step.whole.units &+ 1 &+ isLess
    }

    /// Shifts the positions of the things of a range, in points, by the space before each.
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

    /// How much the thing at a position grows.
    func growth(at position: Int) -> Length {
        stretches ? before(position + 1) - before(position) : .zero
    }
}

/// A part of a length: whole units, and what is left of them to be divided.
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

extension FlowLineAlignment {
    /// The part of the room that lies before a line.
    fileprivate func offset(in free: Length) -> Length {
        switch self {
        case .leading: .zero
        case .center: free.half
        case .trailing: free
        }
    }
}
