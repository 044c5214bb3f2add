/// The room each item gets along its line: its own size, or with uniform columns that of the widest.
struct Slots {
    private let sizes: [Double]
    private let spacings: [Double]
    private let constantSpacing: Length
    /// The size of every slot, where all are equal.
    private let uniform: Length?

    init(of sizes: [Double], spacings: [Double], options: FlowOptions) {
        self.sizes = sizes
        switch options.columns {
        case .natural:
            self.spacings = spacings
            constantSpacing = Length(options.itemSpacing)
            uniform = nil
        case .uniform:
            // Columns stand below each other only if all gaps are equal, too: the largest one wins.
            self.spacings = []
            constantSpacing = Length(spacings.dropFirst().max() ?? options.itemSpacing)
            uniform = Length(sizes.max() ?? 0)
        }
    }

    func length(at index: Int) -> Length {
        uniform ?? Length(sanitized: sizes[index])
    }

    func spacing(before index: Int) -> Length {
        spacings.isEmpty ? constantSpacing : Length(spacings[index])
    }

    /// The distance from the start of an item's slot to the item, which is centred in it.
    func inset(at index: Int) -> Length {
        guard let uniform else { return .zero }
        return (uniform - Length(sanitized: sizes[index])).half
    }
}
