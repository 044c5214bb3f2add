/// How thick a line is, and where its items are across it.
struct CrossAlignment {
    private let thicknesses: [Length]
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

    init(_ items: FlowItems, _ plan: Plan) {
        let options = plan.options
        thicknesses = items.lengths(along: options.axis.other)
        alignment = options.itemAlignment
        firstBaselines = items.details.firstBaselines
        lastBaselines = items.details.lastBaselines
        let own =
            plan.summary.needs.contains(.haveAlignments) ? items.traits.compactMap { $0.alignment } : []
        traits = own.isEmpty ? [] : items.traits
        // Without baselines, all items are aligned by their bottoms.
        let areAtBottom = own.isEmpty && firstBaselines.isEmpty && lastBaselines.isEmpty
        usesBaselines = own.contains { $0.isBaseline } || (alignment.isBaseline && !areAtBottom)
        stretches = alignment == .stretch || own.contains(.stretch)
        areAtTop = own.isEmpty && (alignment == .top || alignment == .stretch)
        isReversed = options.reversesLines
    }

    /// A line is as thick as its largest item, or as the largest ascent plus the largest descent.
    func measure(_ line: inout Line) {
        measure(
            &line, thickness: usesBaselines ? .zero : line.range.reduce(.zero) { max($0, thicknesses[$1]) })
    }

    /// - Parameter thickness: That of the largest item.
    @inline(__always)
    func measure(_ line: inout Line, thickness: Length) {
        if usesBaselines { return measureByBaselines(&line) }
        line.thickness = thickness
        line.firstAscent = isReversed ? .zero : thickness
        line.lastDescent = isReversed ? thickness : .zero
    }

    private func measureByBaselines(_ line: inout Line) {
        var first = Extent()
        var last = Extent()
        var largest = Length.zero
        for index in line.range {
            let thickness = thicknesses[index]
            switch alignment(of: index) {
            case .firstTextBaseline: first.add(thickness, baseline: baseline(of: index, in: firstBaselines))
            case .lastTextBaseline: last.add(thickness, baseline: baseline(of: index, in: lastBaselines))
            case .top, .center, .bottom, .stretch: largest = max(largest, thickness)
            }
        }
        line.thickness = max(largest, max(first.thickness, last.thickness))
        (line.firstAscent, line.lastDescent) = (first.ascent, last.descent)
    }

    /// Places the items of a line across it.
    func placeItems(of line: Line, at positions: UnsafeMutableBufferPointer<Double>) {
        if areAtTop {
            let top = line.top.points
            for index in line.range { positions[index] = top }
        } else {
            for index in line.range { positions[index] = (line.top + offset(of: index, in: line)).points }
        }
    }

    /// The distance from the line's top to an item's.
    private func offset(of index: Int, in line: Line) -> Length {
        let thickness = thicknesses[index]
        switch alignment(of: index) {
        case .top, .stretch: return .zero
        case .center: return (line.thickness - thickness).half
        case .bottom: return line.thickness - thickness
        case .firstTextBaseline: return line.firstAscent - baseline(of: index, in: firstBaselines)
        case .lastTextBaseline:
            return line.thickness - line.lastDescent - baseline(of: index, in: lastBaselines)
        }
    }

    func isStretched(_ index: Int) -> Bool {
        alignment(of: index) == .stretch
    }

    private func alignment(of index: Int) -> FlowItemAlignment {
        index < traits.count ? traits[index].alignment ?? alignment : alignment
    }

    /// The distance from an item's top, or from its bottom in reversed lines, to its baseline. That of an item
    /// without one is its bottom.
    private func baseline(of index: Int, in baselines: [Double]) -> Length {
        let thickness = thicknesses[index]
        let hasBaseline = index < baselines.count && baselines[index] < .infinity
        let baseline = hasBaseline ? Length(sanitized: baselines[index]) : thickness
        return isReversed ? thickness - baseline : baseline
    }
}

/// How far items reach above and below a common baseline.
private struct Extent {
    private(set) var ascent = Length(units: .min)
    private(set) var descent = Length(units: .min)

    mutating func add(_ thickness: Length, baseline: Length) {
        ascent = max(ascent, baseline)
        descent = max(descent, thickness - baseline)
    }

    var thickness: Length { ascent + descent }
}

extension FlowItemAlignment {
    var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
