import FlowEngine

/// Bounds for a cloud before its words are measured: a chip is at least as large as its insets.
struct CloudBounds {
    private let limit: FlowLimit
    /// The most chips on a line; `nil` for any number.
    private let chipsPerLine: Int?

    init(_ options: Picture.Options) {
        let flow = options.flow
        let style = options.style
        limit = options.decoration.limit
        let step = style.minimumLength(along: flow.axis) + flow.itemSpacing
        let fitting = (options.length - 2 * style.margin + flow.itemSpacing) / step
        if step > 0, fitting < 1e9, flow.scaling == nil {
            // Columns may be narrower than chips.
            let columns =
                switch flow.columns {
                case .natural, .uniform: 1
                case .count(let count): count
                case .adaptive(let minimum, _):
                    Int(min(max(options.length / max(minimum + flow.itemSpacing, 1), 0) + 1, 1e9))
                }
            chipsPerLine = max(Int(max(fitting, 0)), columns)
        } else {
            chipsPerLine = nil
        }
    }

    /// How many of the first words may be shown, or be the first that is not; `nil` for any number.
    var words: Int? {
        var most = limit.maxItems ?? .max
        if let chipsPerLine, let maxLines = limit.maxLines {
            let (count, isTooLarge) = chipsPerLine.multipliedReportingOverflow(by: maxLines)
            if !isTooLarge { most = min(most, count) }
        }
        return most == .max ? nil : most + 1
    }
}

extension ChipStyle {
    /// The length of a chip without a word.
    fileprivate func minimumLength(along axis: FlowAxis) -> Double {
        axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
    }
}
