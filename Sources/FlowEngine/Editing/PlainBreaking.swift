/// How lines of plain items are broken, which are read where they are: in chunks.
struct PlainBreaking {
    private let breaking: GreedyBreaking
    let spacing: Length
    private let axis: FlowAxis

    /// `nil` where more than the items' sizes decides where they are.
    init?(in available: Double?, options: FlowOptions) {
        guard let spacing = options.plainSpacing, options.isAtLeadingEdges,
            let available = Length(available: available)
        else { return nil }
        self.spacing = spacing
        breaking = GreedyBreaking(available: available, maxItemsPerLine: options.greedyLimit)
        axis = options.axis
    }

    /// Adds items to a line until the next one would not fit, or the chunk ends.
    ///
    /// - Parameters:
    ///   - index: The next item.
    ///   - place: Called with each item's distance from the start of the line, and its thickness.
    @inline(__always)
    func fill(
        _ line: inout GreedyBreaking.Line, from sizes: UnsafeBufferPointer<FlowSize>, at index: inout Int,
        place: (_ index: Int, _ start: Length, _ thickness: Double) -> Void
    ) {
        // The axis is looked at once, and not for each item.
        switch axis {
        case .horizontal: fill(&line, from: sizes, at: &index, along: .horizontal, place: place)
        case .vertical: fill(&line, from: sizes, at: &index, along: .vertical, place: place)
        }
    }

    @inline(__always)
    private func fill(
        _ line: inout GreedyBreaking.Line, from sizes: UnsafeBufferPointer<FlowSize>, at index: inout Int,
        along axis: FlowAxis, place: (_ index: Int, _ start: Length, _ thickness: Double) -> Void
    ) {
        let source = PlainSizes(sizes: sizes, spacing: spacing, axis: axis)
        breaking.fill(&line, from: source, at: &index) { index, start in
            place(index, start, sizes[index].along(axis).cross)
        }
    }
}

/// Items that have nothing but sizes, with one spacing between them.
private struct PlainSizes: LineSource {
    let sizes: UnsafeBufferPointer<FlowSize>
    let spacing: Length
    let axis: FlowAxis

    static var canOverlap: Bool { false }
    var count: Int { sizes.count }

    @inline(__always)
    func start(of index: Int, after end: Length) -> Length { end &+ spacing }

    @inline(__always)
    func end(of index: Int, from start: Length) -> Length {
        start &+ Length(size: sizes[index].along(axis).main)
    }

    @inline(__always)
    func isBreakForced(before index: Int) -> Bool { false }
}
