/// The subviews of a flow that are not its items.
struct OtherViews {
    /// A view that may be between two items.
    struct Separator {
        /// The index of its subview.
        let index: Int
        /// The number of the item before it; `nil` after a line break, where it is never seen.
        let item: Int?
    }

    /// The view that says how many others are hidden.
    struct Overflow {
        /// The index of its subview.
        let index: Int
        /// The fewest items that may be hidden.
        let fewest: Int
    }

    /// The indices of line breaks.
    private(set) var lineBreaks: [Int] = []
    private(set) var itemSeparators: [Separator] = []
    private(set) var lineSeparators: [Separator] = []
    private(set) var overflow: Overflow?
    /// The index of the view whose size says how many items are hidden.
    private(set) var probe: Int?
    /// Whether a line break comes before the next item.
    private var isBroken = false

    /// Adds a subview that comes after so many items.
    mutating func add(_ role: ViewTraits.Role, at index: Int, after itemCount: Int) {
        let separator = Separator(index: index, item: isBroken || itemCount == 0 ? nil : itemCount - 1)
        switch role {
        case .item: break
        case .lineBreak:
            lineBreaks.append(index)
            isBroken = true
        case .itemSeparator: itemSeparators.append(separator)
        case .lineSeparator: lineSeparators.append(separator)
        case .overflow(let fewest): overflow = Overflow(index: index, fewest: fewest)
        case .probe: probe = index
        }
    }

    /// Whether a line break comes before the next item, which then follows it.
    @inline(__always)
    mutating func takeBreak() -> Bool {
        guard isBroken else { return false }
        isBroken = false
        return true
    }

    /// Finds the places of hidden views, which are in order, in the content.
    func number(_ views: ArraySlice<MeasuredView>, from first: Int) -> [HiddenView] {
        var breaksAfter = lineBreaks[...]
        return zip(first..., views).map { item, view in
            breaksAfter = breaksAfter.drop { $0 < view.index }
            return HiddenView(index: view.index, number: item + lineBreaks.count - breaksAfter.count)
        }
    }
}

/// A view after the last line of a flow.
struct HiddenView {
    /// The index of its subview.
    let index: Int
    /// Its number among the views of the content, line breaks included.
    let number: Int
}
