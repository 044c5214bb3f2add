/// The room each item gets along its line: its own size, or with uniform columns that of the widest.
struct Slots {
    private let sizes: [Double]
    private let spacings: [Double]
    /// The spacing of items that have none of their own.
    private let commonSpacing: Length
    /// The size of every slot, where all are equal.
    private let uniform: Length?

    init(of sizes: [Double], spacings: [Double], options: FlowOptions) {
        self.sizes = sizes
        switch options.columns {
        case .natural:
            self.spacings = spacings
            commonSpacing = Length(options.itemSpacing)
            uniform = nil
        case .uniform:
            // Columns stand below each other only if all gaps are equal, too: the largest one wins.
            self.spacings = []
            var largest = Length(spacings.count < sizes.count ? options.itemSpacing : -largestLength)
            for spacing in spacings.prefix(sizes.count).dropFirst() {
                largest = max(largest, Length(sanitized: spacing))
            }
            commonSpacing = largest
            uniform = Length(sanitized: sizes.max() ?? 0)
        }
    }

    var count: Int { sizes.count }

    func length(at index: Int) -> Length {
        uniform ?? Length(sanitized: sizes[index])
    }

    func spacing(before index: Int) -> Length {
        index < spacings.count ? Length(sanitized: spacings[index]) : commonSpacing
    }

    /// The distance from the start of an item's slot to the item, which is centred in it.
    func inset(at index: Int) -> Length {
        guard let uniform else { return .zero }
        return (uniform - Length(sanitized: sizes[index])).half
    }
}
