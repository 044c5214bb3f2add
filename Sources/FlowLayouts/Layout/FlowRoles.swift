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
        /// The number of hidden items that it says.
        var count: Int
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
    /// Whether a line break comes before the next item.
    private var isBroken = false

    init(capacity: Int) {
        items.reserveCapacity(capacity)
    }

    /// The number of an item among the views of the content, line breaks included. O(log n).
    func number(ofSubview index: Int) -> Int {
        items.partition(before: index) + lineBreaks.partition(before: index)
    }

    /// Adds a subview after the others.
    mutating func add(_ role: ViewTraits.Role, at index: Int) {
        let itemBefore = isBroken || items.isEmpty ? nil : items.count - 1
        switch role {
        case .item:
            addItem(at: index)
        case .lineBreak:
            lineBreaks.append(index)
            isBroken = true
        case .itemSeparator: itemSeparators.append(Separator(index: index, item: itemBefore))
        case .lineSeparator: lineSeparators.append(Separator(index: index, item: itemBefore))
        case .overflow(let count, let fewest):
            overflow = Overflow(index: index, count: count, fewest: fewest)
        case .probe: probe = index
        }
    }

    /// Adds a subview that is an item, as nearly all are, after the others.
    @inline(__always)
    mutating func addItem(at index: Int) {
        if isBroken {
            brokenItems.append(items.count)
            isBroken = false
        }
        items.append(index)
    }
}

extension [Int] {
    /// How many of these numbers, which are in order, are less than another one.
    fileprivate func partition(before limit: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle] < limit { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
