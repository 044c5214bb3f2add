/// How thick a line is, and where its items stand across it.
struct CrossAlignment {
    struct Line {
        var thickness: Length
        /// The distance from the line's top to its baseline, where items are aligned by one.
        var ascent: Length
    }

    private let sizes: [Double]
    private let alignment: FlowItemAlignment
    /// The baseline that aligns items. Empty where none does, or where all sit at the items' bottoms.
    private let baselines: [Double]

    init(_ items: FlowItems, sizes: [Double], alignment: FlowItemAlignment) {
        self.sizes = sizes
        self.alignment = alignment
        switch alignment {
        case .top, .center, .bottom: baselines = []
        case .firstTextBaseline: baselines = items.firstBaselines
        case .lastTextBaseline: baselines = items.lastBaselines
        }
    }

    /// A line is as thick as its largest item, or as the largest ascent plus the largest descent.
    func line(_ range: Range<Int>) -> Line {
        guard !baselines.isEmpty else {
            var largest = 0.0
            for index in range {
                largest = max(largest, sizes[index])
            }
            let thickness = Length(sanitized: largest)
            return Line(thickness: thickness, ascent: thickness)
        }
        var ascent = Length(units: .min)
        var descent = Length(units: .min)
        for index in range {
            let baseline = baseline(of: index)
            ascent = max(ascent, baseline)
            descent = max(descent, Length(sanitized: sizes[index]) - baseline)
        }
        return Line(thickness: ascent + descent, ascent: ascent)
    }

    /// The distance from the line's top to an item's.
    func offset(of index: Int, in line: Line) -> Length {
        switch alignment {
        case .top: .zero
        case .center: (line.thickness - Length(sanitized: sizes[index])).half
        case .bottom: line.thickness - Length(sanitized: sizes[index])
        case .firstTextBaseline, .lastTextBaseline:
            line.ascent - baseline(of: index)
        }
    }

    /// An item without a baseline stands on it.
    private func baseline(of index: Int) -> Length {
        guard !baselines.isEmpty, baselines[index] < .infinity else { return Length(sanitized: sizes[index]) }
        return Length(sanitized: baselines[index])
    }
}
