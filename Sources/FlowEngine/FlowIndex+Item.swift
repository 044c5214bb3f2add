extension FlowIndex {
    /// An item of an index: its size, and how it deviates from the others.
    public struct Item: Equatable, Sendable {
        /// In points. NaN and negative lengths count as 0, larger ones than 2³² as 2³².
        public var size: FlowSize
        /// The distance from the item's top (vertical flow: leading edge) to its first baseline, in points;
        /// `nil`, the default, for an item without one.
        public var firstBaseline: Double?
        /// The distance from the item's top (vertical flow: leading edge) to its last baseline, in points;
        /// `nil`, the default, for an item without one.
        public var lastBaseline: Double?
        /// The distance from the item before it where both are in one line, in points; `nil`, the default,
        /// for the `itemSpacing` of the options. NaN counts as 0.
        public var spacing: Double?
        /// How the item deviates from the others.
        public var traits: FlowItemTraits

        /// Creates an item. Everything but its size has a default.
        public init(
            width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil,
            spacing: Double? = nil, traits: FlowItemTraits = FlowItemTraits()
        ) {
            size = FlowSize(width: width, height: height)
            self.firstBaseline = firstBaseline
            self.lastBaseline = lastBaseline
            self.spacing = spacing
            self.traits = traits
        }
    }
}

extension FlowItems {
    /// A list of one item.
    init(_ item: FlowIndex.Item) {
        self.init()
        append(
            width: item.size.width, height: item.size.height, firstBaseline: item.firstBaseline,
            lastBaseline: item.lastBaseline)
        if let spacing = item.spacing { setSpacings([spacing]) }
        setTraits(item.traits, at: 0)
    }

    /// A list of equal items.
    init(repeating item: FlowIndex.Item, count: Int) {
        let one = FlowItems(item)
        self.init()
        for _ in 0..<count { append(0..<1, of: one) }
    }

    func item(at index: Int) -> FlowIndex.Item {
        func baseline(in baselines: [Double]) -> Double? {
            index < baselines.count && baselines[index] < .infinity ? baselines[index] : nil
        }
        return FlowIndex.Item(
            width: widths[index], height: heights[index], firstBaseline: baseline(in: firstBaselines),
            lastBaseline: baseline(in: lastBaselines),
            spacing: index < spacings.count && !spacings[index].isNaN ? spacings[index] : nil,
            traits: index < traits.count ? traits[index] : FlowItemTraits())
    }
}
