/// A text and its measured sizes. It outlives the elements that show it, so a text that stays the same is not measured
/// again when views are evaluated.
final class TextMemory {
    var text: StyledText {
        didSet {
            if text != oldValue { (natural, others) = (nil, [:]) }
        }
    }

    /// The text with its own line limit where nothing makes it wrap.
    private var natural: TextMetrics?
    private var others: [Request: TextMetrics] = [:]

    private struct Request: Hashable {
        var lineLimit: Int?
        var width: CGFloat?
    }

    init(_ text: StyledText) {
        self.text = text
    }

    /// How large the text is with at most so many lines in a width.
    func metrics(lineLimit: Int?, width: CGFloat?, measurer: any TextMeasurer) -> TextMetrics {
        if lineLimit == text.lineLimit {
            let natural = naturalMetrics(measurer)
            // All widths in which nothing wraps are one.
            guard let width, width < natural.size.width else { return natural }
        }
        let request = Request(lineLimit: lineLimit, width: width)
        if let known = others[request] { return known }
        let metrics = measure(request, measurer)
        others[request] = metrics
        return metrics
    }

    private func naturalMetrics(_ measurer: any TextMeasurer) -> TextMetrics {
        if let natural { return natural }
        let metrics = measure(Request(lineLimit: text.lineLimit, width: nil), measurer)
        natural = metrics
        return metrics
    }

    private func measure(_ request: Request, _ measurer: any TextMeasurer) -> TextMetrics {
        var limited = text
        limited.lineLimit = request.lineLimit
        var metrics = measurer.measure(limited, width: request.width)
        metrics.size = CGSize(
            width: TextGrid.up(metrics.size.width), height: TextGrid.up(metrics.size.height))
        return metrics
    }
}
