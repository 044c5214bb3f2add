/// How the room that things in a row leave is spread before, between and behind them.
struct FreeSpace {
    private let free: Length
    private let count: Int
    private let kind: Kind

    private enum Kind {
        case before(Length)
        case between
        case around
        case evenly
        /// Each thing grows by its part of the room.
        case stretch

        /// Where there is no room to go around things, they are at the start that nothing reverses: the
        /// fallback is "safe center" (CSS Box Alignment Level 3, §5.3), and what is safe is that start.
        static func start(_ free: Length, isReversed: Bool) -> Kind {
            .before(isReversed ? free : .zero)
        }
    }

    /// How a line's items are spread.
    init(_ free: Length, among count: Int, options: FlowOptions, endsParagraph: Bool) {
        self.free = free
        self.count = count
        let natural = Kind.before(options.lineAlignment.offset(in: free))
        switch options.distribution {
        case .natural: kind = natural
        case .justified: kind = count > 1 && free > .zero && !endsParagraph ? .between : natural
        case .spaceBetween: kind = count > 1 && free > .zero ? .between : natural
        case .spaceAround: kind = free > .zero ? .around : .start(free, isReversed: options.reversesItems)
        case .spaceEvenly: kind = free > .zero ? .evenly : .start(free, isReversed: options.reversesItems)
        }
    }

    /// How a flow's lines are spread.
    init(_ free: Length, amongLines count: Int, options: FlowOptions) {
        self.free = free
        self.count = count
        switch options.lineDistribution {
        case .start: kind = .before(.zero)
        case .center: kind = .before(free.half)
        case .end: kind = .before(free)
        case .stretch: kind = free > .zero ? .stretch : .before(.zero)
        case .spaceBetween: kind = count > 1 && free > .zero ? .between : .before(.zero)
        case .spaceAround: kind = free > .zero ? .around : .start(free, isReversed: options.reversesLines)
        case .spaceEvenly: kind = free > .zero ? .evenly : .start(free, isReversed: options.reversesLines)
        }
    }

    /// The room before the thing at a position, in all.
    @inline(__always)
    func before(_ position: Int) -> Length {
        switch kind {
        case .before(let length): length
        case .between: free.part(position, of: count - 1)
        case .around: free.part(2 * position + 1, of: 2 * count)
        case .evenly: free.part(position + 1, of: count + 1)
        case .stretch: free.part(position, of: count)
        }
    }

    /// How much the thing at a position grows.
    func growth(at position: Int) -> Length {
        guard case .stretch = kind else { return .zero }
        return free.part(position + 1, of: count) - free.part(position, of: count)
    }
}

extension Length {
    /// `numerator / denominator` of a length, rounded toward zero.
    fileprivate func part(_ numerator: Int, of denominator: Int) -> Length {
        let (short, overflow) = units.multipliedReportingOverflow(by: Int64(numerator))
        if !overflow { return Length(units: short / Int64(denominator)) }
        let product = units.multipliedFullWidth(by: Int64(numerator))
        return Length(units: Int64(denominator).dividingFullWidth(product).quotient)
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
