import FlowEngine
import PortableUIRendering

/// Bounds for a cloud before its words are measured: a chip is at least as large as its insets.
struct CloudBounds {
    private let axis: FlowAxis
    private let style: ChipStyle
    private let lineSpacing: Double
    private let thickness: Double?
    private let format: PictureFormat
    private let scale: Double
    private let limit: FlowLimit
    /// The most chips on a line; `nil` for any number.
    private let chipsPerLine: Int?

    init(_ options: Picture.Options) {
        let flow = options.flow
        axis = flow.axis
        style = options.style
        lineSpacing = flow.lineSpacing
        thickness = options.thickness
        format = options.format
        scale = options.scale
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

    /// Whether a picture of some words is a PNG that is too large, whatever their size.
    func exceedsPNG(_ count: Int) -> Bool {
        guard format == .png else { return false }
        // One chip, and the lines that all take at least.
        var lengths = [FlowAxis.horizontal, .vertical].map {
            style.minimumLength(along: $0) + 2 * style.margin
        }
        lengths.append(thickness ?? 0)
        if let chipsPerLine {
            let lines = min((min(count, words ?? count) - 1) / chipsPerLine + 1, limit.maxLines ?? .max)
            let step = style.minimumLength(along: axis == .horizontal ? .vertical : .horizontal) + lineSpacing
            lengths.append(Double(lines) * step - lineSpacing + 2 * style.margin)
        }
        return lengths.contains { ($0 * scale).rounded(.down) > Double(CairoRenderer.pngLimit) }
    }
}

extension ChipStyle {
    /// The length of a chip without a word.
    fileprivate func minimumLength(along axis: FlowAxis) -> Double {
        axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
    }
}
