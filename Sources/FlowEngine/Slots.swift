/// The room each item gets along its line: its own length within its limits, or with uniform columns that
/// of a column.
struct Slots {
    private let sizes: [Double]
    private let spacings: [Double]
    /// How items deviate, except where columns leave them no choice.
    private let traits: [FlowItemTraits]
    private let wrapping: FlowWrapping
    /// The distance of items that have no spacing of their own.
    private let commonSpacing: Length
    /// The length of what stands between two items.
    let separator: Length?
    /// The length of every slot, where all are equal.
    private let uniform: Length?
    /// The length of a column that is an even share of the room.
    let columnLength: Length?
    /// The most items on a line.
    let maxItemsPerLine: Int
    /// The room for a line; `nil` has no end. A chosen number of columns has it even where spacings alone
    /// are longer than the room.
    let available: Length?

    init(of items: FlowItems, in available: Length?, options: FlowOptions) {
        sizes = options.axis == .horizontal ? items.widths : items.heights
        traits = items.traits
        wrapping = options.wrapping
        separator = Length(separator: options.itemSeparator)
        let limit = options.maxItemsPerLine.map { max($0, 1) } ?? .max
        switch options.columns {
        case .natural:
            spacings = items.spacings
            commonSpacing = Length(options.itemSpacing).spaced(from: separator)
            uniform = nil
            columnLength = nil
            maxItemsPerLine = limit
            self.available = available
        case .uniform:
            // Columns stand below each other only if all gaps are equal, too: the largest one wins.
            spacings = []
            let areAllOwn = sizes.count > 1 && items.spacings.count >= sizes.count
            var largest = Length(areAllOwn ? -largestLength : options.itemSpacing)
            for spacing in items.spacings.prefix(sizes.count).dropFirst() {
                largest = max(largest, Length(sanitized: spacing))
            }
            commonSpacing = largest.spaced(from: separator)
            let widest = Length(sanitized: sizes.max() ?? 0)
            if let count = options.columnCount.map({ max($0, 1) }) {
                let spacing = commonSpacing
                columnLength = available.map { $0.share(of: count, spacing: spacing) }
                uniform = columnLength ?? widest
                maxItemsPerLine = min(limit, count)
                self.available = columnLength == .zero ? nil : available
            } else {
                uniform = widest
                columnLength = nil
                maxItemsPerLine = limit
                self.available = available
            }
        }
    }

    var count: Int { sizes.count }

    /// The length of an item's slot before lines make it grow or shrink.
    func length(at index: Int) -> Length {
        if let uniform { return uniform }
        let length = Length(sanitized: sizes[index])
        return index < traits.count ? traits[index].clamp(length) : length
    }

    /// The length that decides whether an item fits on a line.
    func wrappingLength(at index: Int) -> Length {
        guard wrapping == .minimum, uniform == nil, index < traits.count, traits[index].shrink > 0 else {
            return length(at: index)
        }
        return min(traits[index].clamp(.zero), length(at: index))
    }

    /// The distance between an item and the one before it.
    func spacing(before index: Int) -> Length {
        guard index < spacings.count else { return commonSpacing }
        return Length(sanitized: spacings[index]).spaced(from: separator)
    }

    /// Whether a line ends before an item, however much room there is.
    func isBreakForced(before index: Int) -> Bool {
        (index < traits.count && traits[index].breaksBefore)
            || (index > 0 && index <= traits.count && traits[index - 1].breaksAfter)
    }

    /// The distance from the start of an item's slot to the item, which is centred in it if it fits.
    func inset(at index: Int) -> Length {
        guard let uniform else { return .zero }
        return max((uniform - Length(sanitized: sizes[index])).half, .zero)
    }

    /// The lengths of a line's slots and of the spacings between them.
    func length(of range: Range<Int>) -> Length {
        var length = Length.zero
        for index in range {
            if index > range.lowerBound {
                length = length + spacing(before: index)
            }
            length = length + self.length(at: index)
        }
        return length
    }

    /// Whether lines can make any item grow or shrink.
    var areFlexible: Bool {
        uniform == nil && traits.contains { $0.grow > 0 || $0.shrink > 0 }
    }

    /// Whether some item may not have its own length.
    var hasLimits: Bool { uniform == nil && !traits.isEmpty }

    /// An item's own length, which its limits do not concern.
    func basis(at index: Int) -> Length { Length(sanitized: sizes[index]) }

    func traits(at index: Int) -> FlowItemTraits {
        index < traits.count ? traits[index] : FlowItemTraits()
    }
}

extension Length {
    /// An even share of a length for some columns with spacings between them.
    fileprivate func share(of count: Int, spacing: Length) -> Length {
        let (gaps, overflow) = spacing.units.multipliedReportingOverflow(by: Int64(count - 1))
        guard !overflow else { return .zero }
        return Length(units: max((self - Length(units: gaps)).units / Int64(count), 0))
    }
}
