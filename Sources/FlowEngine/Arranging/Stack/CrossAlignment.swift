/// How thick a line is, and where its items are across it.
struct CrossAlignment {
    private let sizes: [FlowSize]
    private let axis: FlowAxis
    private let alignment: FlowItemAlignment
    /// Empty if no item has an alignment of its own.
    private let traits: [FlowItemTraits]
    private let firstBaselines: [Double]
    private let lastBaselines: [Double]
    /// Whether a line may be thicker than its largest item.
    let usesBaselines: Bool
    /// Whether any item may become as thick as its line.
    let stretches: Bool
    /// Whether all items are at the tops of their lines.
    let areAtTop: Bool
    /// Whether tops and bottoms will be mirrored.
    private let isReversed: Bool
    /// The metrics of the lines so far, if baselines are used; empty for a part of a flow, whose lines have a thickness.
    private var metricsOfLines: [LineMetrics] = []

    init(_ items: borrowing FlowItems, _ plan: Plan) {
        (sizes, axis) = (items.sizes, plan.options.axis)
        let (alignment, details) = (plan.options.itemAlignment, items.details)
        let own = plan.features.contains(.ownAlignments) ? details.traits.compactMap { $0.alignment } : []
        // If no item has the baselines that the option asks for, all are aligned by their bottoms.
        let lacksBaselines = own.isEmpty && !details.haveBaselines
        usesBaselines = own.contains { $0.isBaseline } || (alignment.isBaseline && !lacksBaselines)
        stretches = alignment == .stretch || own.contains(.stretch)
        areAtTop = own.isEmpty && (alignment == .top || alignment == .stretch)
        isReversed = plan.options.reversesLines
        self.alignment = alignment
        traits = own.isEmpty ? [] : details.traits
        (firstBaselines, lastBaselines) = (details.firstBaselines, details.lastBaselines)
    }

    /// How thick items need their line to be, how far its first baseline is from its top, and how far its last one is
    /// from its bottom. On a thicker line, the last baseline stays at this distance from the bottom (CSS Box Alignment
    /// Level 3, §4.2).
    typealias LineMetrics = (thickness: Length, ascent: Length, descent: Length)

    /// How thick the items of the next line need it to be: as their largest, or as the largest ascent plus the largest
    /// descent.
    mutating func resolveThickness(ofNextLine items: Range<Int>) -> Length {
        if usesBaselines {
            let metrics = metricsByBaselines(of: items)
            metricsOfLines.append(metrics)
            return metrics.thickness
        }
        var largest = 0.0
        for index in items { largest = largest.larger(sizes[index].along(axis).cross) }
        return Length(size: largest)
    }

    @inline(__always)
    private func thickness(at index: Int) -> Length { Length(size: sizes[index].along(axis).cross) }

    /// - Parameters:
    ///   - items: The items of the line at that index.
    ///   - thickness: The thickness of the largest.
    func metrics(of items: Range<Int>, ofLine index: Int, thickness: Length) -> LineMetrics {
        if usesBaselines {
            return metricsOfLines.isEmpty ? metricsByBaselines(of: items) : metricsOfLines[index]
        }
        // Without baselines, the bottom of the line counts as one. A reversed line begins with it, until it is mirrored.
        return isReversed ? (thickness, .zero, thickness) : (thickness, thickness, .zero)
    }

    private func metricsByBaselines(of items: Range<Int>) -> LineMetrics {
        let none = Length(units: .min)
        var (first, last) = ((ascent: none, descent: none), (ascent: none, descent: none))
        var largest = Length.zero
        for index in items {
            let thickness = thickness(at: index)
            switch alignment(of: index) {
            case .firstTextBaseline:
                let ascent = baseline(of: index, in: firstBaselines)
                first = (max(first.ascent, ascent), max(first.descent, thickness - ascent))
            case .lastTextBaseline:
                let ascent = baseline(of: index, in: lastBaselines)
                last = (max(last.ascent, ascent), max(last.descent, thickness - ascent))
            case .top, .center, .bottom, .stretch: largest = max(largest, thickness)
            }
        }
        let thickness = max(first.ascent + first.descent, last.ascent + last.descent)
        return (max(largest, thickness), first.ascent, last.descent)
    }

    /// Places the items of a line across it.
    ///
    /// - Parameters:
    ///   - top: Where the line starts.
    ///   - thickness: How thick it is, which may be more than its items need.
    func place(
        _ items: Range<Int>, by metrics: LineMetrics, from top: Length, thickness: Length,
        at crosses: UnsafeMutableBufferPointer<Double>
    ) {
        if areAtTop {
            let top = top.points
            for index in items { crosses[index] = top }
            return
        }
        for index in items {
            crosses[index] = (top + offset(of: index, by: metrics, in: thickness)).points
        }
    }

    /// How far an item is from the top of its line.
    private func offset(of index: Int, by metrics: LineMetrics, in lineThickness: Length) -> Length {
        switch alignment(of: index) {
        case .top, .stretch: .zero
        case .center: (lineThickness - thickness(at: index)).half
        case .bottom: lineThickness - thickness(at: index)
        case .firstTextBaseline: metrics.ascent - baseline(of: index, in: firstBaselines)
        case .lastTextBaseline: lineThickness - metrics.descent - baseline(of: index, in: lastBaselines)
        }
    }

    func isStretched(_ index: Int) -> Bool { alignment(of: index) == .stretch }

    private func alignment(of index: Int) -> FlowItemAlignment {
        index < traits.count ? traits[index].alignment ?? alignment : alignment
    }

    /// The distance from an item's top, or in reversed lines from its bottom, to its baseline. Without one, its bottom
    /// counts.
    private func baseline(of index: Int, in baselines: [Double]) -> Length {
        let thickness = thickness(at: index)
        let hasBaseline = index < baselines.count && baselines[index] < .infinity
        let baseline = hasBaseline ? Length(baselines[index]) : thickness
        return isReversed ? thickness - baseline : baseline
    }
}

extension FlowItemAlignment {
    @inlinable package var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
