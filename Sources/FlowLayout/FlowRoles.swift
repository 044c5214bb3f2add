/// The subviews of a flow by what they are there for.
struct FlowRoles {
    /// A view that may stand between two items.
    struct Separator {
        /// The index of its subview.
        var index: Int
        /// The number of the item before it; `nil` behind a line break, where it is never seen.
        var item: Int?
    }

    /// A view that stands for hidden items.
    struct Overflow {
        /// The index of its subview.
        var index: Int
        /// The fewest items that may be hidden.
        var fewest: Int
    }

    /// The index of each item's subview.
    private(set) var items: [Int] = []
    /// The numbers of the items behind a line break.
    private(set) var brokenItems: [Int] = []
    /// The indices of line breaks.
    private(set) var lineBreaks: [Int] = []
    private(set) var itemSeparators: [Separator] = []
    private(set) var lineSeparators: [Separator] = []
    private(set) var overflow: Overflow?
    /// The index of the view that is given as many points as items are hidden.
    private(set) var probe: Int?

    init(capacity: Int) {
        items.reserveCapacity(capacity)
    }

    /// Adds a subview behind the others.
    mutating func add(_ role: FlowItem.Role, at index: Int) {
        let isBroken = lineBreaks.last.map { $0 > items.last ?? -1 } ?? false
        let itemBefore = isBroken || items.isEmpty ? nil : items.count - 1
        switch role {
        case .item:
            if isBroken { brokenItems.append(items.count) }
            items.append(index)
        case .lineBreak: lineBreaks.append(index)
        case .itemSeparator: itemSeparators.append(Separator(index: index, item: itemBefore))
        case .lineSeparator: lineSeparators.append(Separator(index: index, item: itemBefore))
        case .overflow(_, let fewest): overflow = Overflow(index: index, fewest: fewest)
        case .probe: probe = index
        }
    }
}
